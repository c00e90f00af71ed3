"""Files and folders: settings, saved sessions, resources."""

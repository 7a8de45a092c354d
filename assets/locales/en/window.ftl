## window

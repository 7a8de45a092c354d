# Practising in the window.

practice-menu = Practice
practice-menu-button = Practise
key-predict = Predict the next step

# Practicar en la ventana.

practice-menu = Práctica
practice-menu-button = Practicar
key-predict = Predecir el siguiente paso

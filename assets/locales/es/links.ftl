# Enlaces a lo que muestra la ventana, y la ventana en un marco de otra página.

key-copy-link = Copiar enlace
document-copy-frame = Insertar en una página…
link-copied = El enlace está en el portapapeles
link-copied-why = Abre este documento en este paso, sin instalar nada.
link-copied-fragment = Empieza por #: añádelo al final de la dirección de la página en la que funciona Poda.
link-copied-long = Tiene { $characters } caracteres. Algunas plataformas de enseñanza y programas de correo cortan los enlaces de más de 2000 caracteres: prueba antes el enlace o reparte el archivo.
link-copied-very-long = Tiene { $characters } caracteres, más de los que algunos navegadores pueden abrir. Es mejor repartir el archivo.
link-by-hand = El portapapeles no está abierto para esta página. Copia el enlace de aquí:
link-by-hand-close = Cerrar
link-not-copied = El enlace no se ha copiado
link-not-copied-why = El documento ocupa más de 1 MB, y eso no cabe en ningún enlace. Guárdalo y reparte el archivo.
frame-title = Insertar en una página
frame-why = Pega este HTML en la página de un curso o en una tuya. El árbol aparecerá allí, en el paso actual.
frame-base = Dirección de Poda
frame-base-needed = Escribe la dirección de la página en la que funciona Poda, por ejemplo https://example.org/poda/.
frame-size = Tamaño
frame-size-wide = todo el ancho, { $height } de alto
frame-size-fixed = { $width } × { $height }
frame-html = HTML
frame-messages = Un script de esa página puede ir al paso 12 con frame.contentWindow.postMessage({"{"}step: 12{"}"}, "*").
frame-copy = Copiar
frame-copied = Copiado
frame-close = Cerrar
frame-open = Abrir en Poda

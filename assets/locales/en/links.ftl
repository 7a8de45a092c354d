# Links to what the window shows, and the window in a frame on another page.

key-copy-link = Copy link
document-copy-frame = Embed in a page…
link-copied = The link is on the clipboard
link-copied-why = It opens this document at this step, with nothing to install.
link-copied-fragment = It begins with #: add it to the end of the address of the page on which Poda runs.
link-copied-long = It has { $characters } characters. Some learning platforms and mail programs cut off links longer than 2,000 characters: try the link first, or hand out the file instead.
link-copied-very-long = It has { $characters } characters, more than some browsers can open. Hand out the file instead.
link-by-hand = The clipboard is not open to this page. Copy the link from here:
link-by-hand-close = Close
link-not-copied = The link was not copied
link-not-copied-why = The document is larger than 1 MB, which is more than a link can hold. Save it and hand out the file instead.
frame-title = Embed in a page
frame-why = Paste this HTML into a course page or a page of your own. The tree appears there, at the current step.
frame-base = Address of Poda
frame-base-needed = Enter the address of the page on which Poda runs, such as https://example.org/poda/.
frame-size = Size
frame-size-wide = full width, { $height } high
frame-size-fixed = { $width } × { $height }
frame-html = HTML
frame-messages = A script on that page can go to step 12 with frame.contentWindow.postMessage({"{"}step: 12{"}"}, "*").
frame-copy = Copy
frame-copied = Copied
frame-close = Close
frame-open = Open in Poda

//! The file dialogs of the system. Each is awaited on its own thread.

use super::background::BackgroundWork;
use crate::{FileChoice, FileDialog, FileDialogKind};
use std::pin::Pin;

/// A future of the user's choice in a dialog.
type Choosing = Pin<Box<dyn Future<Output = FileChoice> + Send>>;

/// Opens a file dialog and calls `choose` once it is closed.
pub fn open(dialog: FileDialog, choose: impl FnOnce(FileChoice) + Send + 'static) {
    // Some systems require that the main thread creates a dialog; any thread can await it.
    let choosing = system::choosing(dialog);
    let started = BackgroundWork::start("file dialog", async move || choose(choosing.await));
    // If no thread could be started, `choose` is dropped, and its receiver notices that.
    drop(started);
}

/// The dialogs of Windows and macOS, which are always available.
#[cfg(any(windows, target_vendor = "apple"))]
mod system {
    use super::{Choosing, FileChoice, FileDialog, FileDialogKind};

    pub fn choosing(FileDialog { kind, title, file_type, extensions, folder, name }: FileDialog) -> Choosing {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter(file_type, &extensions);
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        Box::pin(async move {
            let chosen = match kind {
                FileDialogKind::Open => dialog.pick_files().await.unwrap_or_default(),
                FileDialogKind::Save => dialog.set_file_name(name).save_file().await.into_iter().collect(),
            };
            FileChoice::from(chosen.iter().map(|file| file.path().to_owned()).collect::<Vec<_>>())
        })
    }
}

/// The dialogs of a free desktop. They are shown by the [XDG Desktop
/// Portal](https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html), if there is
/// one.
#[cfg(all(unix, not(target_vendor = "apple")))]
mod system {
    use super::{BackgroundWork, Choosing, FileChoice, FileDialog, FileDialogKind};
    use ashpd::desktop::ResponseError;
    use ashpd::desktop::file_chooser::{FileChooserProxy, FileFilter, SelectedFiles};
    use ashpd::{Error, zbus};
    use percent_encoding::percent_decode_str;
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;
    use std::path::PathBuf;
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    /// How long a portal may take to respond. The bus may have to start it first.
    const PATIENCE: Duration = Duration::from_secs(5);

    pub fn choosing(dialog: FileDialog) -> Choosing {
        Box::pin(async move { ask(dialog, zbus::Connection::session(), PATIENCE).await })
    }

    /// Shows `dialog` through the portal on a bus. Returns [`FileChoice::NoDialog`] if the dialog cannot be shown.
    /// `patience` limits the wait for the portal, not how long the dialog stays open.
    async fn ask(
        dialog: FileDialog,
        bus: impl Future<Output = zbus::Result<zbus::Connection>> + Send + 'static,
        patience: Duration,
    ) -> FileChoice {
        let Ok(Ok(connection)) = portal_bus(bus).recv_timeout(patience) else { return FileChoice::NoDialog };
        match chosen(connection, dialog).await {
            // A file that is not local, such as a file on a server, has no path here. The user can type one instead.
            Ok(files) => match files.uris().iter().map(|uri| path(uri.as_str())).collect::<Option<Vec<_>>>() {
                Some(files) if !files.is_empty() => files.into(),
                Some(_) | None => FileChoice::NoDialog,
            },
            Err(Error::Response(ResponseError::Cancelled)) => FileChoice::Nothing,
            Err(_) => FileChoice::NoDialog,
        }
    }

    /// Returns the path in a `file:` address.
    fn path(uri: &str) -> Option<PathBuf> {
        let bytes = percent_decode_str(uri.strip_prefix("file://")?).collect();
        Some(OsString::from_vec(bytes).into())
    }

    /// Returns a channel on which the bus arrives as soon as a portal has answered on it.
    fn portal_bus(
        bus: impl Future<Output = zbus::Result<zbus::Connection>> + Send + 'static,
    ) -> Receiver<Result<zbus::Connection, Error>> {
        let (sender, answers) = channel();
        let started = BackgroundWork::start("portal", async move || {
            let answer = match bus.await {
                Ok(bus) => FileChooserProxy::with_connection(bus.clone()).await.map(|_portal| bus),
                Err(error) => Err(Error::Zbus(error)),
            };
            // The receiver is gone if it has stopped waiting for the portal.
            let _ = sender.send(answer);
        });
        // If no thread could be started, `sender` is dropped, and its receiver notices that.
        drop(started);
        answers
    }

    async fn chosen(bus: zbus::Connection, dialog: FileDialog) -> Result<SelectedFiles, Error> {
        let FileDialog { kind, title, file_type, extensions, folder, name } = dialog;
        let filter = FileFilter::new(&file_type);
        let filter = extensions.iter().fold(filter, |filter, extension| filter.glob(&format!("*.{extension}")));
        let request = match kind {
            FileDialogKind::Open => {
                let dialog =
                    SelectedFiles::open_file().connection(Some(bus)).title(&*title).filter(filter).multiple(true);
                dialog.current_folder::<PathBuf>(folder)?.send().await
            }
            FileDialogKind::Save => {
                let dialog =
                    SelectedFiles::save_file().connection(Some(bus)).title(&*title).filter(filter).current_name(&*name);
                dialog.current_folder::<PathBuf>(folder)?.send().await
            }
        };
        request?.response()
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use std::os::unix::net::UnixListener;
        use std::time::Instant;

        fn dialog() -> FileDialog {
            FileDialog {
                kind: FileDialogKind::Open,
                title: "Open".to_owned(),
                file_type: "Positions".to_owned(),
                extensions: vec!["ron"],
                folder: None,
                name: String::new(),
            }
        }

        /// Returns the choice of a dialog whose bus accepts a connection, keeps it for `delay` and hangs up.
        fn choice_after(delay: Duration, patience: Duration) -> FileChoice {
            let folder = tempfile::tempdir().unwrap();
            let socket = folder.path().join("bus");
            let bus = UnixListener::bind(&socket).unwrap();
            let bus = std::thread::spawn(move || {
                let connection = bus.accept().unwrap();
                std::thread::sleep(delay);
                drop(connection);
            });
            let address = format!("unix:path={}", socket.display());
            let connecting = async move { zbus::connection::Builder::address(&*address)?.build().await };
            let choice = pollster::block_on(ask(dialog(), connecting, patience));
            bus.join().unwrap();
            choice
        }

        #[test]
        fn a_chosen_file_may_have_any_name() {
            assert_eq!(path("file:///tmp/%C3%A1rbol%20a%2Fb.ron"), Some(PathBuf::from("/tmp/árbol a/b.ron")));
            assert_eq!(path("sftp://server/tree.ron"), None);
        }

        #[test]
        fn a_portal_that_goes_away_shows_no_dialog_however_long_that_takes() {
            for delay in [0, 400, 1_000].map(Duration::from_millis) {
                assert_eq!(choice_after(delay, PATIENCE), FileChoice::NoDialog, "after {delay:?}");
            }
        }

        #[test]
        fn a_portal_that_never_answers_is_not_awaited_for_ever() {
            let started = Instant::now();
            assert_eq!(choice_after(Duration::from_secs(1), Duration::from_millis(100)), FileChoice::NoDialog);
            assert!(started.elapsed() < PATIENCE);
        }
    }
}

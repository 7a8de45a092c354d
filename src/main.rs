//! Poda: arguments → window or command line, nothing else.

use poda::cli::{Command, parse, run};
use std::path::PathBuf;
use std::process::ExitCode;

struct Window(poda::ui::app::Poda);
impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.show(ui);
    }
}

fn main() -> ExitCode {
    match parse() {
        Command::Print(printing) => run(&printing),
        Command::Window { file, .. } => match open_window(file) {
            Ok(()) => ExitCode::SUCCESS,
            Err(fault) => {
                eprintln!("{fault}");
                ExitCode::FAILURE
            }
        },
    }
}

fn open_window(file: Option<PathBuf>) -> eframe::Result {
    let path = file.unwrap_or("examples/01-tic-tac-toe-move-1.ron".into());
    let document = poda::file::load(&std::fs::read(path).unwrap()).unwrap();
    let settings = poda::ui::settings::Settings::new(poda::i18n::Language::English);
    let session =
        poda::session::Session::new(document, poda::session::Origin::Lesson(0), poda::picture::Notation::Node);
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..Default::default()
    };
    eframe::run_native(
        "Poda",
        options,
        Box::new(|cc| {
            Ok(Box::new(Window(poda::ui::app::Poda::new(
                &cc.egui_ctx,
                session,
                settings,
                poda::ui::desk::Desk::default(),
            ))))
        }),
    )
}

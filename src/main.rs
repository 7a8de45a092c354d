//! Poda: arguments → window or command line.

struct Window(poda::ui::app::Poda);
impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.show(ui);
    }
}

fn main() -> eframe::Result {
    let path = std::env::args().nth(1).unwrap_or("examples/01-tic-tac-toe-move-1.ron".into());
    let document = poda::file::load(&std::fs::read(path).unwrap()).unwrap();
    let language = if std::env::args().nth(2).as_deref() == Some("es") {
        poda::i18n::Language::Spanish
    } else {
        poda::i18n::Language::English
    };
    let mut settings = poda::ui::settings::Settings::new(language);
    if std::env::args().nth(3).as_deref() == Some("dark") {
        settings.theme = poda::picture::ink::Theme::Dark;
    }
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

//! A narrator that is kept from step to step says what each step says by itself, in whatever order the steps are asked
//! for.

use crate::core::trees::searches::{a_position, any_config, possible};
use poda::i18n::narration::{Narrator, event_sentence};
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use proptest::prelude::*;
use proptest::sample::Index;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_kept_narrator_says_what_each_step_says_by_itself(
        position in a_position(),
        config in any_config(),
        language in prop::sample::select(Language::AUTHORED.to_vec()),
        returns in prop::collection::vec((any::<Index>(), any::<Index>()), 3),
    ) {
        let config = possible(&position, config);
        let words = Words::new(language);
        let passes = record_passes(&config, &position, Limits::nodes(150), &());
        for recording in passes.iter() {
            let len = recording.trace().len();
            let mut steps: Vec<usize> = (0..=len).collect();
            // Sometimes the reader goes back, or leaves steps out.
            for (at, to) in &returns {
                steps.insert(at.index(steps.len()), to.index(len + 1));
            }
            let mut narrator = Narrator::new(&words, &**recording);
            for step in steps {
                let said = narrator.event_sentence(step, StyledText::default()).plain();
                prop_assert_eq!(said, event_sentence(&words, recording, step).plain(), "step {}", step);
            }
        }
    }
}

//! What panels have in common: the context that each is given, the requests that it pushes, buttons of commands and
//! requests, and texts that several panels show.

pub mod command_state;
pub mod command_widgets;
pub mod cut_short;
pub mod lane_text;
pub mod lectern_menu;
pub mod lecture;
pub mod lesson_search;
pub mod mcts_settings;
pub mod node_description;
pub mod request;
pub mod request_widgets;
pub mod sampled_context;
pub mod search_settings;
pub mod section;
pub mod sentence;
pub mod setting;
pub mod setting_choices;
pub mod setting_rows;
pub mod step_reason;
pub mod view_context;
pub mod why_not;

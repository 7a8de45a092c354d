//! Mistakes as rows: each is declared once, with its name for programs.

/// Declares mistakes in the order of their list, each with its name for programs. Of those that are made in depth-first
/// searches, a row says in which, and rows after a semicolon are kinds of mistakes of their own.
macro_rules! mistakes {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $mistake:ident = $key:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$doc])* $mistake,)*
        }

        impl $name {
            /// All of these mistakes.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$mistake),*];

            /// Returns the mistake's name for programs.
            pub(super) const fn key(self) -> &'static str {
                match self {
                    $(Self::$mistake => $key,)*
                }
            }
        }
    };
    (
        $(#[$about:meta])* pub enum $name:ident {
            $($(#[$doc:meta])* $mistake:ident = $key:literal in $searches:ident $(($setting:expr))?),*;
            $($(#[$of_kind:meta])* $kind:ident($of:ty) = $key_of:ident in $searches_of:ident $(($inner:ident))?,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$doc])* $mistake,)*
            $($(#[$of_kind])* $kind($of),)*
        }

        impl $name {
            /// The mistakes that are neither of one side nor of a kind of search.
            const PLAIN: &[Self] = &[$(Self::$mistake),*];

            /// Returns the mistake's name for programs, in lower case with hyphens. Two forms of one mistake, which
            /// test for a cut in different ways, share its name.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$mistake => $key,)*
                    $(Self::$kind(mistake) => mistake.$key_of(),)*
                }
            }

            /// Returns the searches in which the mistake can be made.
            const fn made_in(self) -> MadeIn {
                match self {
                    $(Self::$mistake => MadeIn::$searches $(($setting))?,)*
                    $(Self::$kind($($inner,)? ..) => MadeIn::$searches_of $(($inner))?,)*
                }
            }
        }
    };
}

pub(super) use mistakes;

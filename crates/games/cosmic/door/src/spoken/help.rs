//! Help at the table.

use engine::ask::Question;

/// What may be typed at this question.
pub fn help(question: &Question) -> &'static str {
    match question {
        Question::Use { .. } => "Type the number of what you want to use. Enter passes, where passing is allowed.",
        Question::YesNo => "Type 1 or y for yes, 2 or n for no.",
        Question::Choice { .. } => "Type the number of an option.",
        Question::Number { .. } => "Type a number in the range.",
        Question::Seat { .. } => "Type the number or the letter of a player.",
        Question::Seats { .. } => "Type numbers or letters of players, like «1 3» or «B D»; «all» or «none».",
        Question::Allot { .. } => "Type how many for whom, like «2 B, 1 C»; «none» for nobody.",
        Question::Split { .. } => "Type how many of what, like «1 ship, 2 cards, 1 reward card».",
        Question::Face { .. } => "Type the number of the card you name.",
        Question::Cards { .. } => "Type the numbers of cards, like «1 3»; «none» where none is allowed.",
        Question::Planet { .. } => "Type the number or the name of a planet, like «B2».",
        Question::Ships { .. } => {
            "Type how many ships from where, like «2 A1, 1 A3», «1 warp» or, by the number of a line, «2 #1». «all» for \
             all, «none» for none."
        }
        Question::Spread { .. } => "Type how many ships go where, like «2 A1, 1 A3».",
        Question::Deal(_) => {
            "Accept with 1, refuse with 2, or make an offer: «give …» what you give, «get …» what you get, in any order.\n\
             #2 is your second card; A1 a colony on that planet; any2 two cards the giver chooses; flare1 one flare\n\
             (also encounter1, reinforcement1, artifact1); random1 one card at random; free1 one ship freed from the warp.\n\
             Example: «give #2 A1 get any1 B4». Where several talk, say to whom and from whom: «give B #2 get C any1»;\n\
             «from B to C B4» is between two others. piece1 is the first of the other things somebody can give."
        }
    }
}

import type { SlotClassification } from '@foyer/core/contract'

/** Number games that are not reels, by classification (LIST-07). JP is a mark on reel games instead. */
export const SPECIAL_NAMES: Readonly<Record<Exclude<SlotClassification, 'JP'>, string>> = {
  VP: `Jacks and Up, Draw at Dawn, Full Deck Draw 52, All Aces Parlour, Double Double Draw, Jacks or Taller, Bonus Kicker Poker,
    Five Card Draw, Royal Draw Salon, Aces and Faces Club, Two Pair Poker, Straight Flush Street, Hold and Draw, Ruby Draw,
    Four of a Kind Lounge, Midnight Draw Poker, Pick a Pair, Kings on Top`,
  TG: `Velvet Blackjack, Single Zero Roulette, Punto Salon, Dragon Tiger Duel, Caribbean Draw Poker, Jacks or Better Table,
    Sic Bo Courtyard, Twenty One Pier, Dragon Tiger Run, Dragon Tiger War Room, Baccarat Pavilion, Double Down Blackjack, Sic Bo Cabana,
    French Wheel, Baccarat Express, Oasis Draw Poker, Dragon Tiger Alley, Grand Wheel Roulette, Sic Bo House, High Low Hotel`,
  AC: `Rope Climb Pier, Rocket Cash Out, Mine Lift Gold, Tower Climb, Balloon Climb Payday, Coin Tower Plaza, Rooster Sky Dash,
    Jet Pack Hero, Hi Lo Rush, Kite Twist, Crash Comet, Mountain Money Climb, Lift Off Club, Sky Keeper Gold, Star Climb,
    Limbo Line, Bubble Rise, Ladder of Moods, Pearl Ascent, Cannon Flight`,
  BG: `Bingo Balcony, Bingo Parlour, Speed Bingo 30, Carnival Bingo, Bingo Bayou, Ocean Bingo, Pachinko Bingo, Lucky Card Bingo,
    Calavera Bingo, Bingo Boulevard, Jungle Bingo Bash, Thirty Ball Bingo, Bingo Showtime, Candy Bingo, Golden Card Bingo,
    Bingo Blast Off`,
  SC: `Scratch the Sphinx, Lucky Strip, Gold Foil, Three in a Row Scratch, Cash Cat Scratch, Silver Panel, Holiday Scratch,
    Match and Win Ticket, Scratch Island, Diamond Scratch, Panda Panel, Instant Orchard, Sevens Scratch, Treasure Ticket,
    Scratch My Crown, Moon Ticket, Pirate Panel, Sweet Scratch`,
}

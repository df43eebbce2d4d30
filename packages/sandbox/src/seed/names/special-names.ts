import type { Classification } from '@foyer/core/contract'

/** Number games that are not reels, by classification (LIST-07). JP is a mark on reel games instead. */
export const SPECIAL_NAMES: Readonly<Record<Exclude<Classification, 'JP'>, string>> = {
  VP: `Jacks and Up, Deuces at Dawn, Joker Draw 52, All Aces Parlour, Double Double Draw, Tens or Taller, Bonus Kicker Poker,
    Five Hand Draw, Royal Draw Salon, Aces and Faces Club, Wild Two Poker, Straight Flush Street, Ten Hand Draw, Ruby Draw,
    Loose Deuce Lounge, Midnight Draw Poker, Pick a Pair, Kings on Top`,
  TG: `Velvet Blackjack, Single Zero Roulette, Punto Salon, Dragon Tiger Duel, Caribbean Stud Hall, Three Card Brag Table,
    Sic Bo Courtyard, Twenty One Pier, Red Dog Run, Casino War Room, Pai Gow Pavilion, Double Down Blackjack, Craps Cabana,
    French Wheel, Baccarat Express, Oasis Stud, Andar Alley, Multi Wheel Roulette, Fan Tan House, High Card Hotel`,
  AC: `Peg Drop Pier, Rocket Cash Out, Mine Sweep Gold, Tower Climb, Balloon Pop Payday, Coin Pusher Plaza, Rooster Road Dash,
    Penalty Hero, Hi Lo Rush, Dice Twist, Crash Comet, Whack a Mole Money, Claw Machine Club, Goal Keeper Gold, Ring Toss,
    Limbo Line, Cup and Ball, Wheel of Moods, Pinball Pearl, Cannon Hoops`,
  BG: `Bingo Balcony, Ninety Ball Parlour, Speed Bingo 30, Carnival Bingo, Bingo Bayou, Ocean Bingo, Pachinko Bingo, Lucky Card Bingo,
    Calavera Bingo, Bingo Boulevard, Jungle Bingo Bash, Seventy Five Ball, Bingo Showtime, Candy Bingo, Golden Card Bingo,
    Bingo Blast Off`,
  SC: `Scratch the Sphinx, Lucky Strip, Gold Foil, Three in a Row Scratch, Cash Cat Scratch, Silver Panel, Holiday Scratch,
    Match and Win Ticket, Scratch Island, Diamond Scratch, Panda Panel, Instant Orchard, Sevens Scratch, Treasure Ticket,
    Scratch My Crown, Moon Ticket, Pirate Panel, Sweet Scratch`,
}

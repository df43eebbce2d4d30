import type { LiveTheme, PvpTheme } from '../themes.ts'

/** Live tables by game. */
export const LIVE_NAMES: Readonly<Record<LiveTheme, string>> = {
  baccarat: `Emerald Baccarat, Salon Doree Baccarat, Speed Baccarat Lotus, Speed Baccarat Magnolia, No Commission Baccarat,
    Peek Baccarat, Gilded Baccarat Hall, Baccarat Indigo, Baccarat Coral, Baccarat Topaz, Squeeze Baccarat Onyx,
    Thunderbolt Baccarat, Dynasty Baccarat, Manila Bay Baccarat, Baccarat Orchid, Baccarat Jasmine, Super Six Baccarat,
    Bonus Pair Baccarat, First Shoe Baccarat, Baccarat Starlight, Baccarat Riverfront, Baccarat Penthouse,
    Baccarat Peony, Baccarat Harbour, VIP Baccarat Saffron, Baccarat Aurora, Cosy Corner Baccarat, Baccarat Monsoon`,
  roulette: `European Roulette Terrace, Auto Roulette One, Auto Roulette Two, Close Up Roulette, Speed Roulette Sprint,
    Double Ball Roulette Hall, French Roulette Gold Room, Roulette Riviera, Roulette Azul, Roulette Nocturne, Roulette Lisboa,
    Ring of Fire Roulette, Prestige Roulette, Roulette Veranda, Bengali Roulette, Filipino Roulette, Grand Roulette Atrium,
    Instant Wheel Roulette`,
  blackjack: `Blackjack Amber, Blackjack Bronze, Blackjack Cobalt, Open Seat Blackjack, Free Bet Blackjack Bar, Double Down Deck Blackjack,
    Blackjack Parlour One, Blackjack Parlour Two, Blackjack Parlour Three, VIP Blackjack Damask, VIP Blackjack Ebony,
    Speed Blackjack Dash, Blackjack Party Deck, Blackjack Azure, Blackjack Grove, Sunset Blackjack`,
  dice: `Sic Bo Jade Table, Sic Bo After Dark, Palace Sic Bo, Thai Hi Lo Dice, Fish Prawn Crab, Twin Dice Baccarat, Craps Riverside,
    Speed Sic Bo Lantern, Color Dice Carnival, Xoc Dia Hanoi, Shake the Plate, Dice City Live, Lucky Three Dice, Belangkai Bay`,
  dragontiger: `Dragon Tiger Arena, Dragon Tiger Silk, Dragon Tiger Speed, Dragon Tiger Phoenix, Bull Bull Live, Three Card Show,
    Andar Bahar Courtyard, Teen Patti Salon, Thirty Two Cards Live, Casino Hold Hall, Fan Tan Live Pearl, Win Three Cards,
    Dragon Tiger Temple, Andar Bahar Speed, Casino Stud Live, Side Bet City`,
  show: `Wheel of Sunshine, Castaway Island Live, Money Wheel Mansion, Balloon Race Live, Deal or Door, Kickoff Studio Live,
    High Card Stadium, Lucky Number Show, Game Night Boulevard, Coin Toss Carnival, Funhouse Wheel, Marble Run Live,
    Cash Carousel, Pachinko Tower Live, Adventure Dice Trail, Gold Bar Wheel, Circus Wheel, Big Ball Plaza`,
}

/** Card rooms by game. */
export const PVP_NAMES: Readonly<Record<PvpTheme, string>> = {
  poker: `Hold'em Lobby, Texas Roadhouse Hold'em, Short Deck Sprint, Omaha Outpost, Sit and Go Six, Turbo Heads Up, All In or Fold Alley,
    Pot Limit Palace, Poker Under the Pier, Hold'em Heroes, Crazy Pineapple Club, Seven Stud Station, Friday Freeze Out,
    Spin and Stack, Big Blind Bistro, River Card Room, Poker Planet, Five Card Fiesta, Bounty Board, Royal Flush Room`,
  mahjong: `Mahjong Lane, Sichuan Mahjong Fire, Two Player Mahjong, Blood Battle Mahjong, Guangdong Mahjong, Riichi Room,
    Mahjong Blossom, Bamboo Mahjong, Red Dragon Mahjong, Mahjong Courtyard, Wind Tile Mahjong, Mahjong Express,
    Grandmother's Mahjong, Hong Kong Tiles, Three Player Mahjong, Mahjong Nine Gates`,
  niuniu: `Bull Fight Banker, Hundred Niu Niu, Niu Niu Grab Banker, See Four Niu Niu, Lucky Ox Cards, Crazy Niu Niu, Golden Flower Table,
    Three Face Cards, San Gong Palace, Win Golden Flower, Ten and a Half, Banker's Ox, Niu Niu Night, Jade Ox Cards,
    Speed Golden Flower, Gold Ox Arena, Thirteen Waters, Push the Tiles`,
  rummy: `Indian Rummy Circle, Points Rummy, Teen Patti Gully, Teen Patti Royal Court, Andar Bahar Duel, Call Break Cafe, Gin Rummy Garden,
    Deals Rummy, Tongits Fiesta, Tongits Go Corner, Pusoy Plaza, Pusoy Dos Duel, Lucky Nine Manila, Capsa Susun,
    Domino QiuQiu, Gaple Garden, Ceme Circle, Big Two Bay`,
  duel: `Landlord Showdown, Happy Landlord, Dragon Tiger Fight, Red Black War, Banker Baccarat Duel, Poker Hi Lo Ladder, Joker Hunt,
    War of Aces, Blackjack Face Off, Dou Dizhu Village, Chess of Fortune, Animal Chess Duel, Ludo Legends, Snakes Ladders Stakes,
    Carrom Kings, Eight Pool Saloon, Rock Paper Riches, Guess the Hand, King of Diamonds, Higher or Bluff`,
  joker: `Joker's Parlour, Crazy Eights Club, One More Card, Old Maid Manor, Lucky Joker Duel, Masked Joker, Three Joker Night,
    Trick Taker Tavern, Spades Society, Hearts of Havana, Whist and Wine, Bridge at Noon, Canasta Casa, Cribbage Cabin,
    Euchre Express, Pinochle Porch, Truco Tango, Durak Den`,
}

import type { LiveTheme, PvpTheme } from '../themes.ts'

/** Live tables by game. */
export const LIVE_NAMES: Readonly<Record<LiveTheme, string>> = {
  baccarat: `Emerald Baccarat, Salon Doree Baccarat, Speed Baccarat Lotus, Speed Baccarat Magnolia, Classic Baccarat,
    Peek Baccarat, Gilded Baccarat Hall, Baccarat Indigo, Baccarat Coral, Baccarat Topaz, Squeeze Baccarat Onyx,
    Thunderbolt Baccarat, Dynasty Baccarat, Manila Bay Baccarat, Baccarat Orchid, Baccarat Jasmine, Sunrise Baccarat,
    Silver Pair Baccarat, First Shoe Baccarat, Baccarat Starlight, Baccarat Riverfront, Baccarat Penthouse,
    Baccarat Peony, Baccarat Harbour, VIP Baccarat Saffron, Baccarat Aurora, Cosy Corner Baccarat, Baccarat Monsoon`,
  roulette: `European Roulette Terrace, Auto Roulette One, Auto Roulette Two, Close Up Roulette, Speed Roulette Sprint,
    Marble Roulette Hall, French Roulette Gold Room, Roulette Riviera, Roulette Azul, Roulette Nocturne, Roulette Lisboa,
    Ring of Fire Roulette, Prestige Roulette, Roulette Veranda, Bengali Roulette, Filipino Roulette, Grand Roulette Atrium,
    Instant Wheel Roulette`,
  blackjack: `Blackjack Amber, Blackjack Bronze, Blackjack Cobalt, Open Seat Blackjack, Free Bet Blackjack Bar, Double Down Deck Blackjack,
    Blackjack Parlour One, Blackjack Parlour Two, Blackjack Parlour Three, VIP Blackjack Damask, VIP Blackjack Ebony,
    Speed Blackjack Dash, Blackjack Party Deck, Blackjack Azure, Blackjack Grove, Sunset Blackjack`,
  dice: `Sic Bo Jade Table, Sic Bo After Dark, Palace Sic Bo, Thai Three Dice, Sic Bo Riverbank, Twin Lantern Sic Bo, Sic Bo Riverside,
    Speed Sic Bo Lantern, Dice Carnival, Sic Bo Hanoi, Shake the Dice, Dice City Live, Lucky Three Dice, Sic Bo Bay`,
  dragontiger: `Dragon Tiger Arena, Dragon Tiger Silk, Dragon Tiger Speed, Dragon Tiger Phoenix, Dragon Tiger Lagoon, Dragon Tiger Showroom,
    Dragon Tiger Courtyard, Dragon Tiger Salon, Dragon Tiger Live, Dragon Tiger Hall, Dragon Tiger Pearl, Dragon Tiger Garden,
    Dragon Tiger Temple, Speed Dragon Tiger Gold, Dragon Tiger Night, Dragon Tiger City`,
  show: `Wheel of Sunshine, Castaway Wheel Live, Money Wheel Mansion, Balloon Wheel Live, Wheel of Doors, Kickoff Wheel Live,
    Stadium Wheel, Lucky Number Wheel, Game Night Wheel, Coin Carnival Wheel, Funhouse Wheel, Rainbow Wheel Live,
    Cash Carousel Wheel, Tower Wheel Live, Adventure Wheel, Gold Bar Wheel, Circus Wheel, Plaza Wheel`,
}

/** Poker rooms by what their covers show. */
export const PVP_NAMES: Readonly<Record<PvpTheme, string>> = {
  poker: `Draw Poker Lobby, Roadhouse Poker, Quick Draw Sprint, Poker Outpost, Sit and Draw, Turbo Draw Poker, Full House Palace,
    Poker Under the Pier, Poker Heroes, Seven Oaks Poker, Friday Flush, Draw and Stack, Big Bet Bistro, River Poker Room,
    Poker Planet, Five Card Fiesta, Bonus Poker Board, Royal Flush Room, Straight Street, Poker Express`,
  parlour: `Points Poker, Two Pair Gully, Royal Court Draw, Bonus Pair Corner, Coffee Break Poker, Garden Poker, Deals and Draws,
    Fiesta Flush, Poker Go Corner, Plaza Poker, Aces Duel, Lucky Draw Manila, Straight Street Draw, Diamond Draw Den,
    Garden Full House, Double Double Circle, Big Pair Bay, Veranda Poker`,
  tearoom: `Flush Lane, Fire Flush Poker, Two Pair House, Blood Moon Poker, Lantern Draw Poker, River Lantern Poker, Blossom Poker,
    Bamboo Poker, Red Dragon Poker, Courtyard Poker, West Wind Poker, Silk Fan Poker, Grandmother's Poker, Harbour Light Draw,
    Three Kings Lane, Nine Gates Poker`,
  ox: `Bull Ring Poker, Hundred Bonus Poker, Banker's Draw, Four of a Kind Fair, Lucky Ox Cards, Crazy Kicker Poker,
    Golden Flower Draw, Face Card Poker, Palace Draw Poker, Golden Flush, Jacks and Coins, Banker's Ox Poker, Night Ox Poker,
    Jade Ox Cards, Speed Flower Poker, Gold Ox Arena, Thirteen Ranks Poker, Silver Draw`,
  duel: `Poker Showdown, Happy Draw, Two Swords Poker, Red Black Poker, Banker Bonus Duel, Straight Ladder Poker, Ace Hunt,
    War of Aces, Poker Face Off, Village Draw Poker, Draw of Fortune, Gambit Poker, Ace Legends, Straight Stakes,
    Draw Kings, Eight Spades Saloon, Flush Riches, Hold the Hand, King of Diamonds, Hold or Draw`,
  society: `Velvet Parlour Poker, Crazy Aces Club, One More Card, Old Queen Manor, Lucky Pair Duel, Masked Poker, Three Kings Night,
    Draw Tavern, Spades Society, Hearts of Havana, Poker and Wine, Poker at Noon, Casa Poker, Kicker Cabin,
    Midnight Express Poker, Poker Porch, Draw Tango, Double Double Den`,
}

/** What a game is about: decides the drawing on its cover and the symbols of its page. */
export type SlotTheme =
  | 'dragon'
  | 'fortune'
  | 'fruit'
  | 'sevens'
  | 'gems'
  | 'egypt'
  | 'aztec'
  | 'ocean'
  | 'pirate'
  | 'candy'
  | 'samurai'
  | 'western'
  | 'space'
  | 'jungle'
  | 'safari'
  | 'wolf'
  | 'bull'
  | 'night'
  | 'myth'
  | 'norse'
  | 'volcano'
  | 'clover'
  | 'lantern'
  | 'magic'
  | 'music'
  | 'panda'
  | 'racing'
  | 'crown'
  | 'treasure'
  | 'winter'

export type SpecialTheme = 'videopoker' | 'casino' | 'arcade' | 'bingo' | 'scratch'
export type LiveTheme = 'baccarat' | 'roulette' | 'blackjack' | 'dice' | 'dragontiger' | 'show'
export type PvpTheme = 'poker' | 'parlour' | 'tearoom' | 'ox' | 'duel' | 'society'
export type FishTheme = 'fish' | 'shark' | 'crab' | 'cannon' | 'octopus' | 'dragonfish'
export type SportTheme = 'football' | 'basketball' | 'tennis' | 'boxing' | 'racing' | 'trophy'
export type EsportTheme = 'controller' | 'headset' | 'sword' | 'crosshair' | 'shield'
export type LotteryTheme = 'balls' | 'ticket' | 'drum'

export type GameTheme =
  | SlotTheme
  | SpecialTheme
  | LiveTheme
  | PvpTheme
  | FishTheme
  | SportTheme
  | EsportTheme
  | 'rooster'
  | LotteryTheme
  | 'keno'

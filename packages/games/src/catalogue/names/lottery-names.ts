import type { LotteryTheme } from '../themes.ts'

export const LOTTERY_NAMES: Readonly<Record<LotteryTheme, string>> = {
  balls: `Northern Draw Daily, Central Draw Daily, Southern Draw Daily, Hanoi Five Minute, Saigon Five Minute, Da Nang Three Minute,
    Hue Evening Draw, Mekong Six, Red River 4D, Lotus Six Forty Five, Can Tho Noon Draw, Nha Trang One Minute, Delta Special,
    Old Quarter 3D, Halong Pick Two, Dalat Mist Draw, Vung Tau Weekend, Phu Quoc Sunset Draw, Golden Buffalo 4D, Bamboo Bridge Draw,
    Night Market 1 Minute, Pho Corner 3D`,
  ticket: `Manila Six Forty Two, Isla Grand Lotto, Twin Isla Draw, Isla Three Digit, Suwerte Morning 3D, Bangkok Weekly, Chao Phraya 3D,
    Singapura 4D, Merlion Sweep, Kuala Kencana 4D, Jakarta Siang, Jakarta Malam, Bali Pools, Sumatra Pools, Vientiane Draw,
    Phnom Penh Daily, Yangon Weekly, Borneo Jackpot, Equator Pick Five, Straits Sunday, Garuda 4D, Orchid Lotto`,
  drum: `Classic Six Forty Nine, Everyday Million, Pick Three Noon, Pick Four Night, Wednesday Wonder, Saturday Super Draw, Lucky Lines,
    Five of Thirty Nine, Power Pair, Double Chance Draw, Golden Drum, Rolling Rollover, Postcode Draw, Birthday Numbers, Penny Draw,
    Bonus Ball Friday, Full Moon Draw, Raffle Royale, Gold Circle Draw, Evening Sixes, Twin Draw, Harvest Lotto`,
}

/** Fast draws of the one electronic lottery house. */
export const ELOTT_NAMES = `Keno Express, Keno Twenty, Keno Night, Turbo Keno, Keno Garden, Keno Pacific, Keno Duo, Keno Max, Quick Ball One Minute,
  Quick Ball Three Minute, Quick Ball Five Minute, Win Go Sprint, Wheel Thirty Seven, Lucky Digit, Lucky Eggs, Racing Car Ten,
  Speed Racing Ten, Lucky Airship, Boat Race Ten, Horse Race Ten, Happy Digit, Happy Keno, Eleven Pick Five,
  Speed Eleven Pick Five, Fast Three Dice, Fast Three Fire, Fast Three Gold, K3 One Minute, K3 Three Minute, K3 Five Minute,
  Five D One Minute, Five D Three Minute, Five D Lotto, Hash Draw One, Hash Draw Three, Blockball, Hash Dice Draw, Odd Even Flash,
  Big Small Flash, Dragon Tiger Draw, Seconds Lotto, Instant Six, Instant Bingo Draw, Number Rain, Lucky Grid, Quick Pick Forty,
  Rapid Sevens Draw, Bubble Draw, Comet Draw, Neon Numbers, Digit Dash, Triple Digit, Four Digit Flash, Number Wheel, Digit Up,
  First and Last, Hot and Cold, Over Under Digit, Lucky Span Digit, Bullseye Ten, Cascade Keno, Zodiac Six, Star Speed Digit, Six of Fifty Flash,
  Six of Fifty Classic, Community Three`

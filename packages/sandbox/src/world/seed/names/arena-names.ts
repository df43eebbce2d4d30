import type { EsportTheme, FishTheme, LotteryTheme, SportTheme } from '../themes.ts'

export const FISH_NAMES: Readonly<Record<FishTheme, string>> = {
  fish: `Golden Carp Hunt, Reef Shooter, Lucky Angler, Lucky Six Bay, Rainbow Reef Hunters, Hidden Cove Fishing, Merry Fish Parade,
    Fish Market Frenzy, Royal Koi Hunter, Monster Carp Bay, Sea King's Court, Big Catch Derby, Fishing Foodie`,
  shark: `Shark Alley, Jaws of Gold, Megalodon Hunt, Shark Squadron, Great White Cannon, Hammerhead Harbour, Shark and Treasure,
    Bloodwater Bay, Apex Hunter, Shark Fin Fortress, Steel Cage Hunt`,
  crab: `Crab King Fishing, Thunder Crab, Mud Crab Millions, Giant Claw, Hermit Hunter, Crab Cannon Party, Coconut Crab Cove,
    Lobster Laser, King Crab Night, Pincer Patrol`,
  cannon: `Cannon of the Deep, Bombs Ahoy Fishing, Trawler Jackpot, Torpedo Tide, Star Cannon Hunter, Battle Boat Fishing,
    Laser Lagoon, Golden Harpoon, All Star Anglers, Depth Charge Delight, Storm Cannon, Armada Angler`,
  octopus: `Octopus Emperor, Kraken Hunter, Ink Storm, Eight Arm Bounty, Abyssal Hunt, Tentacle Treasure, Purple Kraken Bay,
    Deep Trench Titan, Squid Squad`,
  dragonfish: `Dragon Fishing Temple, Sea Dragon Hunter, Dragon Turtle Hunt, Poseidon's Arena, Dinosaur Bay Hunt, Phoenix Lagoon,
    Five Dragon Fishing, Turtle Emperor, Dragon King's Net, Mermaid and Cannon, Zombie Reef Shooter`,
}

export const SPORT_NAMES: Readonly<Record<SportTheme, string>> = {
  football: `Matchday Football, Asian Handicap Football, Weekend Goals, Cup Night Live, Football In Play, Virtual Football League, Penalty Markets,
    First Half Football, Derby Day Football, Under Over Goals, Women's Football Live, Futsal Corner, Beach Football, Total Corners,
    International Friendlies`,
  basketball: `Hardwood Live, Basketball Quarters, Three Point Markets, Islands Basketball, Virtual Hoops, Courtside In Play,
    College Hoops, Point Spread Basketball, Buzzer Beater, Street Basketball`,
  tennis: `Tennis Live Courts, Set by Set Tennis, Clay Season, Virtual Tennis Open, Grass Court Markets, Table Tennis Nonstop,
    Badminton Smash, Volleyball Rally, Squash Live, Padel Points`,
  boxing: `Fight Night, Ringside Rounds, Muay Thai Stadium, Mixed Martial Markets, Boxing In Play, Wrestling Slam, Kickboxing Live`,
  racing: `Harbour Horse Racing, Greyhound Sprint, Virtual Derby, Trotting Track, Motor Racing Markets, Speedway Live, Cycling Tour,
    Camel Classic, Virtual Greyhounds`,
  trophy: `Field Hockey Live, Water Polo Quarters, Netball Quarters, Champions Handball, Field Hockey Night, Cricket Overs Live, Cricket Twenty,
    Baseball Innings, Rugby Sevens Live, Ice Hockey Periods, Snooker Frames, Darts Checkout, Handball Live, Golf Leaderboard,
    Futsal Cup Night, Beach Volleyball Live`,
}

export const ESPORT_NAMES: Readonly<Record<EsportTheme, string>> = {
  controller: `Console Kings Cup, Pad Masters, Arcade Fighter League, Virtual Striker Series, Racing Sim Cup, Couch Champions, Pixel Clash,
    E-Football Rivals, E-Basketball Blitz, Rocket Car Soccer, Combo Breaker Night, Joystick Derby, Retro Speedrun`,
  headset: `Team Comms Live, Caster's Pick, Major Qualifiers, Underdog Stage, Regional Masters, Nightshift Scrims, Clutch Moments,
    Map Veto Live, Show Match Sunday, Analyst Desk, Streamer Showdown, Bootcamp Battles, Grand Final Live`,
  sword: `Lane Clash Legends, Five Towers, Jungle Gank Live, Realm of Heroes Cup, Nexus Breakers, Mage and Marksman, Ancient Guard League,
    Hero Draft Arena, Blade Rush Series, Guild War Night, First Blood Markets, Crystal Lane Open, Tower Dive Weekly`,
  crosshair: `Bomb Site Alpha, Tactical Five Series, Last Squad Standing, Sniper Alley Cup, Drop Zone Royale, Operators League, Pistol Round,
    Breach and Clear, Island Survivors, Headshot Markets, Capture Point, Smoke and Flash, Eco Round`,
  shield: `Clan Shield, Card Battler Masters, Auto Chess Open, Rise of Realms, Strategy Summit, Frontier RTS Cup, Shield Wall Series,
    Pocket Heroes Night, Brawl Circuit, Mech Arena League, Kingdom Siege Cup, Battle Deck Weekly, Valour Trials`,
}

/** Matches at the pit; all of one vendor. */
export const COCKFIGHT_NAMES = `Golden Spur Derby, Arena One Morning Card, Arena One Evening Card, Arena Two Live, Arena Three Live, Manila Pit Night,
  Cebu Coliseum, Iloilo Derby, Davao Dawn Card, Red Comb Classic, Five Cock Derby, Seven Cock Derby, Three Cock Sprint,
  Stag Season Opener, Bullstag Challenge, Battle Cock Invitational, Feather King Cup, Steel Gaff Series, Sunday Sabong Show,
  Barangay Cup, Provincial Finals, Grand Breeder Derby, Breeder's Choice, Hatch Cup, Big Event Live, Night Owl Card,
  Sunrise Sparring, White Kelso Cup, Hatch and Sweater, Grey Roundhead Cup, Black Hawk Derby, Lemon Legacy, Asil Warriors,
  Shamo Challenge, Long Heel Live, Short Knife Series, Meron and Wala, Llamado Night, Dehado Upset, Island Champions,
  Visayas Open, Mindanao Masters, Luzon League, Queen of Feathers, Crown Rooster, Iron Beak, Thunder Wing, Crimson Hackle,
  Silver Spur Cup, Talisman Derby, Harvest Fiesta Derby, Rainy Season Cup, New Year Derby, Champion of Champions, Solo Entry Derby,
  Four Cock Classic, Two Cock Ulutan, Pintakasi Live, Rooster Republic, Gallera Nights, Ring of Embers, Old Town Pit,
  Hilltop Arena, Seaside Arena, Arena Royale, Last Call Card`

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

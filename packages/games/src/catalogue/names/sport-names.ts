import type { EsportTheme, SportTheme } from '../themes.ts'

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

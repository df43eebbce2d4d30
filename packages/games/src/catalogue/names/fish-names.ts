import type { FishTheme } from '../themes.ts'

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

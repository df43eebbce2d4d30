import { createRandom, pick, type Random } from '@foyer/demo-games'
import { AGENCY_RULES, mapGroups, type Rates } from '../agency/rules.ts'
import type { SeedTeamMember } from './seed-data.ts'

/** Members that were in a team before the sandbox started, beside the accounts that the README names. */

const FIRST_ID = 110_001

const NAMES = [
  ...['Ana', 'Ben', 'Cai', 'Dina', 'Eli', 'Fay', 'Gino', 'Hana', 'Iñigo', 'Jun', 'Kat', 'Leo', 'Mia', 'Nico', 'Olive'],
  ...['Paolo', 'Rina', 'Sam', 'Tess', 'Ugo', 'Vic', 'Wena', 'Xian', 'Yana', 'Zed', 'Aida', 'Bong', 'Carlo', 'Dodong'],
  ...['Efren', 'Flor', 'Gemma', 'Hector', 'Isko', 'Joy', 'Kiko', 'Luz', 'Maricel', 'Noel', 'Oscar'],
]

const STEP = AGENCY_RULES.rateStep

/** A part of the highest rates there are, in steps. */
function partOfMaximum(part: number): Rates {
  const { houseMaximum } = AGENCY_RULES
  return mapGroups((group) => Math.floor((houseMaximum[group] * part) / STEP) * STEP)
}

interface Line {
  readonly type: 0 | 1
  readonly upline: string
  /** Of the highest rates. */
  readonly part: number
  readonly joinedDaysAgo: number
}

function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** Three levels below `agent2`: 8 agents and 22 members, who with two accounts of the README are 32; 80; 88. And five below `agent41`. */
export function createTeam(seed: number): readonly SeedTeamMember[] {
  const random = createRandom(seed * 131 + 7)
  const team: SeedTeamMember[] = []
  const add = ({ type, upline, part, joinedDaysAgo }: Line): string => {
    const number = team.length
    const nickname = NAMES[number % NAMES.length] ?? ''
    const plain = nickname
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
    const userName = `${plain}${10 + Math.floor(number / NAMES.length)}`
    const rates = partOfMaximum(part)
    team.push({ id: String(FIRST_ID + number), userName, nickname, type, upline, rates, joinedDaysAgo })
    return userName
  }
  const addMember = (upline: string, from: number, to: number) =>
    add({ type: 0, upline, part: pick([0, 0, 0.1, 0.2, 0.3], random), joinedDaysAgo: between(from, to, random) })

  for (let agent = 0; agent < 8; agent += 1) {
    const part = pick([0.75, 0.8, 0.85, 0.9], random)
    const upline = add({ type: 1, upline: 'agent2', part, joinedDaysAgo: between(200, 380, random) })
    const below = add({ type: 1, upline, part: part - 0.25, joinedDaysAgo: between(100, 190, random) })
    for (let member = 0; member < 9; member += 1) addMember(upline, 3, 180)
    for (let member = 0; member < 11; member += 1) addMember(below, 1, 99)
  }
  for (let member = 0; member < 22; member += 1) addMember('agent2', 1, 350)
  for (let member = 0; member < 5; member += 1) addMember('agent41', 5, 120)
  return team
}

/** Of the accounts that the README names; the others have none. */
const PARTS: Readonly<Record<string, number>> = {
  agent2: 1,
  player1: 0.75,
  agent41: 0.8,
  agent42: 0.8,
  agentonly: 0.5,
}

export function ratesOfAccount(userName: string): Rates {
  return partOfMaximum(PARTS[userName] ?? 0)
}

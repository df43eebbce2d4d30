import { createRandom, pick, type Random, type SeedGame } from '@foyer/demo-games'
import type { AccountType, GameRef, SeedAccount, SeedBet } from './seed-data.ts'

/** Of every account; documented in the README. */
export const SEED_PASSWORD = 'Foyer2026'

interface Row {
  readonly userName: string
  readonly type: AccountType
  readonly nickname: string
  readonly labelName?: string
  /** Minor units. */
  readonly balance: number
  readonly favouriteCount: number
  readonly played: number
  readonly extra?: Pick<SeedAccount, 'firstTimeLogin' | 'disabled' | 'agentOnly' | 'promotions' | 'upline'>
}

const rows: readonly Row[] = [
  {
    userName: 'demo',
    type: 0,
    nickname: 'Mara',
    labelName: 'VIP 3',
    balance: 1_248_050,
    favouriteCount: 9,
    played: 24,
    // Each label that dates do not give; the first promotion can be joined (PROMO-12).
    extra: {
      upline: 'agent2',
      promotions: {
        202: 'Joined',
        203: 'Subscribed',
        204: 'Signed',
        205: 'Permanent',
        206: 'Process',
        207: 'Claim',
        208: 'Claimed',
        211: 'Applying',
        212: 'Rejected',
        213: 'Issued',
      },
    },
  },
  {
    userName: 'player1',
    type: 1,
    nickname: 'Joaquin',
    labelName: 'VIP 1',
    balance: 35_275,
    favouriteCount: 3,
    played: 6,
  },
  {
    userName: 'agent2',
    type: 2,
    nickname: 'Agent Reyes',
    labelName: 'VIP 6',
    balance: 8_610_010,
    favouriteCount: 2,
    played: 4,
  },
  {
    userName: 'demo40',
    type: 40,
    nickname: 'Liway',
    labelName: 'VIP 2',
    balance: 500_000,
    favouriteCount: 4,
    played: 8,
  },
  {
    userName: 'agent41',
    type: 41,
    nickname: 'Agent Santos',
    labelName: 'VIP 5',
    balance: 2_060_999,
    favouriteCount: 0,
    played: 2,
  },
  {
    userName: 'agent42',
    type: 42,
    nickname: 'Agent Cruz',
    labelName: 'VIP 4',
    balance: 90_530,
    favouriteCount: 0,
    played: 2,
  },
  {
    userName: 'newbie',
    type: 0,
    nickname: 'Newcomer',
    balance: 2_000,
    favouriteCount: 0,
    played: 0,
    extra: { firstTimeLogin: true, upline: 'agent2' },
  },
  {
    userName: 'disabled',
    type: 0,
    nickname: 'Paused',
    balance: 12_345,
    favouriteCount: 0,
    played: 0,
    extra: { disabled: true },
  },
  {
    userName: 'agentonly',
    type: 1,
    nickname: 'Agent Dizon',
    balance: 150_000,
    favouriteCount: 0,
    played: 0,
    extra: { agentOnly: true },
  },
]

/** As in their papers, for the accounts that have told. */
const REAL_NAMES: Readonly<Record<string, string>> = {
  demo: 'Mara Villanueva',
  player1: 'Joaquin Mercado',
  agent2: 'Teodoro Reyes',
  demo40: 'Liway Bautista',
  agent41: 'Marisol Santos',
  agent42: 'Amado Cruz',
}

const ref = ({ vassalage, nodeId }: SeedGame): GameRef => ({ vassalage, nodeId })

/** `count` different games, over the categories rather than along one shelf. */
function some(games: readonly SeedGame[], count: number, random: Random): SeedGame[] {
  const types = [...new Set(games.map((game) => game.gameType))]
  const chosen = new Set<SeedGame>()
  for (let index = 0; chosen.size < count; index++) {
    const type = index % 2 === 0 ? 'RNG' : types[(index >> 1) % types.length]
    chosen.add(
      pick(
        games.filter((game) => game.gameType === type),
        random,
      ),
    )
  }
  return [...chosen]
}

function history(played: readonly SeedGame[], random: Random): SeedBet[] {
  let hoursAgo = 1 + random() * 4
  return played.map((game) => {
    hoursAgo += 0.5 + random() * 9
    const least = Math.round(game.minBet * 100)
    const betAmount = least * pick([1, 2, 5, 10], random)
    const winAmount = random() < 0.42 ? Math.round(betAmount * pick([0.5, 1.2, 1.95, 2, 4.5], random)) : 0
    return {
      ...ref(game),
      hoursAgo: Math.round(hoursAgo * 100) / 100,
      betAmount,
      winAmount,
      // The amounts say it all.
      result: '',
    }
  })
}

/** One account of each type (CALL-46), with favourites, recents and past rounds that `seed` decides. */
export function createAccounts(games: readonly SeedGame[], seed: number): readonly SeedAccount[] {
  const open = games.filter((game) => game.launch === undefined)
  const heartable = open.filter((game) => game.gameType !== 'LOTT' && game.gameType !== 'ELOTT')
  return rows.map(({ userName, type, nickname, labelName, balance, favouriteCount, played, extra }, index) => {
    const random = createRandom(seed * 31 + index)
    const rounds = some(open, played, random)
    return {
      userName,
      password: SEED_PASSWORD,
      type,
      nickname,
      realName: REAL_NAMES[userName],
      email: `${userName}@example.com`,
      mobileNum: `917000000${index + 1}`,
      ...(labelName && { labelName }),
      ...extra,
      balance,
      favourites: some(heartable, favouriteCount, random).map(ref),
      recents: rounds.slice(0, 12).map(ref),
      bets: history(rounds, random),
    }
  })
}

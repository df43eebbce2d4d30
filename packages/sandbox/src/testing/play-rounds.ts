import { firstGame, ORIGIN, type TestBench } from './test-bench.ts'

interface PlayOptions {
  readonly gameType?: string
  readonly count: number
}

let rounds = 0

/** Plays rounds of the first game of a type, each for its largest bet. @returns what was staked, minor units */
export async function playRounds(
  bench: TestBench,
  token: string,
  { gameType = 'RNG', count }: PlayOptions,
): Promise<number> {
  const { nodeId, vassalage, gameId, gameType: type } = await firstGame(bench, gameType)
  const game = {
    nodeId,
    vassalage,
    gameId,
    gameType: type,
    platform: 'html5',
    language: 'EN',
    backUrl: '/m/home',
  } as const
  const { url } = (await bench.call('launchGame', game, { token })).value
  const ask = async (path: string, body: object, session?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session}` }) }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await bench.sandbox.fetch(new Request(new URL(path, ORIGIN), init))).json()
  }
  const { session, state } = await ask('/play/session', { ticket: new URL(url).searchParams.get('ticket') })
  let staked = 0
  for (let left = count; left > 0; left -= 1) {
    rounds += 1
    const round = await ask('/play/round', { roundId: `round-${rounds}`, bet: state.bets.at(-1) }, session)
    if (round.bet === undefined) throw new Error(`The round was not played: ${JSON.stringify(round)}`)
    staked += Math.round(Number(round.bet) * 100)
  }
  return staked
}

import { firstGame, type TestBench } from './test-bench.ts'

/** One round of the first slot, with one of its bets; a balance that is too low is refused. Answers what the game page gets. */
export async function playFirstSlot(bench: TestBench, token: string, which = 0): Promise<{ bet: string; win: string }> {
  const { nodeId, vassalage, gameType, gameId } = await firstGame(bench)
  const game = { nodeId, vassalage, gameType, gameId, platform: 'html5', language: 'EN', backUrl: '/m/home' } as const
  const { url } = (await bench.call('launchGame', game, { token })).value
  const ask = async (path: string, body: object, session?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session}` }) }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await bench.sandbox.fetch(new Request(new URL(path, url), init))).json()
  }
  const { session, state } = await ask('/play/session', { ticket: new URL(url).searchParams.get('ticket') })
  return ask('/play/round', { roundId: `${url}`.slice(-40), bet: state.bets[which % state.bets.length] }, session)
}

import { createManualClock, type ManualClock } from '@foyer/core/testing'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { type Client, createClient } from './client.ts'

/** Where in-process sandboxes are asked. */
export const ORIGIN = 'https://sandbox.test'

export interface TestBench extends Client {
  readonly sandbox: Sandbox
  readonly clock: ManualClock
}

/** A sandbox in the process, with a stopped clock. */
export function createTestBench(options: SandboxOptions = {}): TestBench {
  const clock = createManualClock()
  const sandbox = createSandbox({
    clock,
    // Otherwise a raw client would have to solve a challenge for every code.
    humanCheck: false,
    onDefect: (error) => {
      throw error
    },
    ...options,
  })
  return { sandbox, clock, ...createClient({ origin: ORIGIN, fetch: sandbox.fetch }) }
}

/** The first game of a kind in a list, as sent. */
export async function firstGame({ call }: Client, gameType = 'RNG') {
  const { value } = await call('gameList', {
    merchant: 'demo',
    platform: 'html5',
    language: 'EN',
    clientType: 2,
    pageNo: 1,
    pageSize: 1,
    gameType,
  })
  return value.games[0] as { gameId: string; nodeId: string; vassalage: string; gameType: string; gameName: string }
}

import { createManualClock, createTestFoyer, type TestFoyer } from '@foyer/core/testing'
import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { act } from '@testing-library/react'

export interface Lobby extends TestFoyer {
  readonly sandbox: Sandbox
  /** Lets everything under way end, and React draw it. */
  settle(): Promise<void>
  /** Lets time pass, and React draw what it brings. */
  pass(ms: number): Promise<void>
  /** Calls of this endpoint that the platform got. */
  asked(endpoint: string): number
  end(): void
}

export interface LobbyOptions {
  /** User name of a seeded account; nobody: a guest. */
  readonly as?: string
  readonly path?: string
}

/** A client on the sandbox, in this process, with a clock by hand. */
export async function openLobby({ as, path = '/m/home' }: LobbyOptions = {}): Promise<Lobby> {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const test = createTestFoyer({ clock, path, fetch: (request) => sandbox.fetch(request) })
  await test.idle()
  if (as !== undefined) {
    const done = test.foyer.session.login({ username: as, password: 'Foyer2026' })
    await test.idle()
    await done
    await test.idle()
  }
  return {
    ...test,
    sandbox,
    settle: () => act(async () => test.idle()),
    pass: (ms) =>
      act(async () => {
        await clock.advance(ms)
        await test.idle()
      }),
    asked: (endpoint) => sandbox.control.log().filter((entry) => entry.endpoint === endpoint).length,
    end() {
      test.dispose()
      sandbox.dispose()
    },
  }
}

import type { Game } from '@foyer/core'
import { challenges, games, launch, signIn, unwrap } from '@foyer/core'
import type { SiteRouteTable } from '@foyer/core/site'
import {
  createManualClock,
  createTestFoyer,
  type MemoryPortsOptions,
  type TestFoyer,
  type TestFoyerOptions,
} from '@foyer/core/testing'
import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

// jsdom brings a Uint8Array of its own, which Node's encoders and cryptography do not take for theirs.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor

export interface FoyerOnSandbox extends TestFoyer {
  readonly sandbox: Sandbox
  /** Lets everything under way end, and React draw it. */
  settle(): Promise<void>
  /** Lets time pass, and React draw what it brings. */
  advance(ms: number): Promise<void>
  /** Calls of this endpoint that the platform got. */
  requestCount(endpoint: string): number
  end(): void
}

/** Two slots of the sandbox. */
export async function seededGames({ foyer, idle }: FoyerOnSandbox): Promise<readonly [Game, Game]> {
  const list = foyer.use(games).list({ category: 'RNG' })
  void list.load()
  await idle()
  const [one, two] = list.items
  list.dispose()
  if (one === undefined || two === undefined) throw new Error('the sandbox has no games')
  return [one, two]
}

export interface FoyerOnSandboxOptions {
  /** User name of a seeded account; without it a guest. */
  readonly as?: string
  readonly path?: string
  /** `'none'`: the page has a router of its own. Default: those of our site. */
  readonly routes?: SiteRouteTable | 'none'
  /** What the page runs on. Default: nothing is known of it. */
  readonly device?: MemoryPortsOptions['device']
  readonly config?: TestFoyerOptions['config']
}

/** A client on the sandbox, in this process, with a clock by hand. It ends with the test. */
export async function openFoyerOnSandbox({
  as,
  path = '/m/home',
  routes,
  device,
  config,
}: FoyerOnSandboxOptions = {}): Promise<FoyerOnSandbox> {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const test = createTestFoyer({
    clock,
    path,
    ...(routes && { routes }),
    ...(device && { device }),
    ...(config && { config }),
    fetch: (request) => sandbox.fetch(request),
  })
  const end = () => {
    test.dispose()
    sandbox.dispose()
  }
  onTestFinished(end)
  await test.idle()
  if (as !== undefined) {
    const done = test.foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' })
    await test.idle()
    unwrap(await done)
    await test.idle()
  }
  // `idle` sees requests; code on its way it does not.
  await test.foyer.use(launch).prefetch()
  await test.foyer.use(challenges).prefetch()
  return {
    ...test,
    sandbox,
    settle: () => act(async () => test.idle()),
    advance: (ms) =>
      act(async () => {
        await clock.advance(ms)
        await test.idle()
      }),
    requestCount: (endpoint) => sandbox.control.log().filter((entry) => entry.endpoint === endpoint).length,
    end,
  }
}

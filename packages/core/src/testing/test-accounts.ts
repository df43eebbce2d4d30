import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createTestFoyer, type TestFoyerOptions } from './test-foyer.ts'

/** What tests of accounts look at in a sandbox. Core itself does not know the sandbox: tests bring it. */
interface Platform {
  fetch(request: Request): Promise<Response>
  dispose(): void
  readonly control: {
    log(): readonly { readonly endpoint: string | undefined }[]
    outbox(): readonly { readonly secret: string }[]
  }
}

/** A foyer on a sandbox that shares its clock. */
export function createTestAccounts<Sandbox extends Platform>(
  createSandbox: (options: { readonly clock: ManualClock }) => Sandbox,
  options: Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now'> = {},
) {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const test = createTestFoyer({ path: '/m/register', ...options, clock, fetch: (request) => sandbox.fetch(request) })
  const control: Sandbox['control'] = sandbox.control
  return {
    ...test,
    sandbox,
    control,
    /** How often a call was asked since the start. */
    asked: (id: string) => control.log().filter(({ endpoint }) => endpoint === id).length,
    /** What the last mail or SMS was about. */
    lastSecret: () => control.outbox().at(-1)?.secret ?? '',
    /** Answers what is left over. */
    end() {
      test.dispose()
      const left = test.leftovers()
      sandbox.dispose()
      return left
    },
  }
}

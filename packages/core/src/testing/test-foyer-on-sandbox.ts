import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createTestFoyer, type TestFoyerOptions } from './test-foyer.ts'

/** The part of a sandbox that account tests use. Core cannot import the sandbox: tests pass it in. */
interface Platform {
  fetch(request: Request): Promise<Response>
  dispose(): void
  readonly control: {
    log(): readonly { readonly endpoint: string | undefined }[]
    outbox(): readonly { readonly secret: string }[]
  }
}

/** A foyer on a sandbox that shares its clock. */
export function createTestFoyerOnSandbox<Sandbox extends Platform>(
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
    /** How often an endpoint was called. */
    asked: (id: string) => control.log().filter(({ endpoint }) => endpoint === id).length,
    /** The secret in the last mail or SMS. */
    lastSecret: () => control.outbox().at(-1)?.secret ?? '',
    /** Disposes everything and returns what is left over. */
    end() {
      test.dispose()
      const left = test.leftovers()
      sandbox.dispose()
      return left
    },
  }
}

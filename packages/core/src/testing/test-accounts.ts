import { createSandbox } from '@foyer/sandbox'
import { createManualClock } from '../ports/manual-clock.ts'
import { createTestFoyer, type TestFoyerOptions } from './test-foyer.ts'

/** A foyer on a sandbox that shares its clock, with what tests of accounts look at. */
export function createTestAccounts(options: Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now'> = {}) {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const test = createTestFoyer({ path: '/m/register', ...options, clock, fetch: (request) => sandbox.fetch(request) })
  const { control } = sandbox
  return {
    ...test,
    sandbox,
    control,
    /** How often each call was asked since the start. */
    asked: (id: string) => control.log().filter(({ endpoint }) => endpoint === id).length,
    /** What the last mail or SMS was about. */
    lastSecret: () => control.outbox().at(-1)?.secret ?? '',
    end() {
      test.dispose()
      const left = test.leftovers()
      sandbox.dispose()
      return left
    },
  }
}

export type TestAccounts = ReturnType<typeof createTestAccounts>

import { createMemoryCipher } from '../ports/memory.ts'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createTestFoyer, type TestFoyer, type TestFoyerOptions } from './test-foyer.ts'

interface Platform {
  fetch(request: Request): Promise<Response>
}

/** A browser with a storage that outlives the visits. Each visit is a new tab. */
export function createTestBrowser<P extends Platform>(make: (clock: ManualClock) => P) {
  const clock = createManualClock()
  const platform = make(clock)
  const storage = createMemoryStorage()
  const secrets = createMemoryCipher()
  const visits: TestFoyer[] = []
  return {
    clock,
    platform,
    storage,
    secrets,
    visit(options: Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now' | 'storage' | 'secrets'> = {}): TestFoyer {
      const test = createTestFoyer({
        path: '/m/login',
        ...options,
        clock,
        storage: storage.tab(),
        secrets,
        fetch: (request) => platform.fetch(request),
      })
      visits.push(test)
      return test
    },
    /** The content of all storages, as one text. */
    everything: () =>
      [storage, ...visits.map(({ ports }) => ports.sessionStorage)]
        .flatMap((one) => one.keys().map((key) => `${key}=${one.get(key)}`))
        .join('\n'),
    /** Closes every tab and returns what is left over. */
    end() {
      // They share a clock: the timers of one that is still open would count for the others.
      for (const test of visits) test.dispose()
      return visits.flatMap((test) => test.leftovers())
    },
  }
}

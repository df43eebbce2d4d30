import { vi } from 'vitest'

/** jsdom has no `matchMedia`: one for which these media queries hold, until `vi.unstubAllGlobals()`. */
export function stubMedia(holds: (query: string) => boolean = () => false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query),
    addEventListener() {},
    removeEventListener() {},
  }))
}

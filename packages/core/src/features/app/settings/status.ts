import type { FoyerConfig } from '../../../config/config.ts'
import type { AppStatus, StatusKind } from './app.ts'

type Reading = FoyerConfig['readings']['status']

/** What each number means; the pages follow the meaning (STATUS-02, STATUS-03, ERR-14). */
const MEANINGS: Readonly<Record<Reading, readonly [StatusKind, StatusKind, StatusKind]>> = {
  A: ['normal', 'restricted', 'maintenance'],
  B: ['normal', 'maintenance', 'restricted'],
}

/** Derived from the flags of the status call; maintenance wins where both hold. */
export function readStatus(
  flags: { readonly maintenance: boolean; readonly regionRestriction: boolean },
  reading: Reading,
): Pick<AppStatus, 'kind' | 'code'> {
  const kind = flags.maintenance ? 'maintenance' : flags.regionRestriction ? 'restricted' : 'normal'
  const code = MEANINGS[reading].indexOf(kind)
  return { kind, code: code === 1 || code === 2 ? code : 0 }
}

/** STATUS-05: plain text, where there is some. */
export function statusText(info: unknown): string | undefined {
  const text = typeof info === 'object' && info !== null && 'message' in info ? info.message : info
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

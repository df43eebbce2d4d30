import * as z from 'zod/mini'
import type { FoyerConfig } from '../../../config/config.ts'
import type { Flag } from '../../../config/flags.ts'
import { wireSwitch } from '../../../transport/wire.ts'
import type { AppSettings } from './app.ts'

type Raw = Readonly<Record<string, unknown>>

/** The platform's flags with the merchant's own values on top (FLAG-01). */
export function overlayFlags(raw: Raw, config: FoyerConfig): Raw {
  return { ...raw, ...config.flags.overrides }
}

/** FLAG-01: on, under our name or under the one that the merchant uses; unknown ones are off. */
export function isFlagOn(flag: Flag, flags: Raw, config: FoyerConfig): boolean {
  const { overrides, alias } = config.flags
  const name = Object.hasOwn(overrides, flag) ? flag : (own(alias, flag) ?? flag)
  return z.parse(wireSwitch, own(flags, name))
}

/** FLAG-05: only the text '1' chooses the new template. */
export function readTemplates(flags: Raw): AppSettings['templates'] {
  const choice = (name: string) => (own(flags, name) === '1' ? 'new' : 'old')
  return { mobile: choice('mem_cen'), deposit: choice('dep_func') }
}

/** Flag names come from outside: `constructor` is no flag. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

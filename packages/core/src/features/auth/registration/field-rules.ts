import type { Feature } from '../../../foyer.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { regRules } from './contract.ts'
import { type PlatformRule, readServerRules } from './rules.ts'

/** The platform's rules of fields (CALL-11), for every form that makes or changes an account. */
export interface FieldRules {
  /** Asks for them, once a day. Without them the built-in rules, and the platform's own check, remain. */
  load(): void
  /** undefined: the platform sends none for this field, or none that says anything. */
  of(field: string): PlatformRule | undefined
  onChange(listener: () => void): Unsubscribe
}

function createFieldRules(context: FeatureContext): FieldRules {
  const { call, log } = context
  // Messages of the rules are words: each language has its own.
  const rules = createSwrCache({
    context,
    name: regRules.id,
    schema: regRules.output,
    load: (signal) => call(regRules, {}, { signal }),
  })
  let read: { readonly from: unknown; readonly map: ReadonlyMap<string, PlatformRule> } | undefined

  return {
    load: () => void rules.load(),
    of(field) {
      const state = rules.$state.get()
      if (state.status !== 'ready') return undefined
      if (read?.from !== state.data) read = { from: state.data, map: readServerRules(state.data, log) }
      return read.map.get(field)
    },
    onChange: (listener) => rules.$state.listen(listener),
  }
}

/** The rules of fields that the platform sends, read once for registration and new passwords. */
export const fieldRulesFeature: Feature<FieldRules> = ({ context }) => createFieldRules(context)

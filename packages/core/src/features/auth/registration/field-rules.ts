import type { Feature } from '../../../foyer.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { regRules } from './contract.ts'
import { type PlatformRule, readServerRules } from './rules.ts'

/** The platform's rules of fields (CALL-11), for registration and new passwords. */
export interface FieldRules {
  /** Loads them once a day. Without them the built-in rules and the platform's own check remain. */
  load(): void
  /** Undefined where the platform sends no rule for this field, or an empty one. */
  of(field: string): PlatformRule | undefined
  onChange(listener: () => void): Unsubscribe
}

function createFieldRules(context: FeatureContext): FieldRules {
  const { call, log } = context
  // The rules contain messages, so they are cached per language.
  const rules = createSwrCache({
    context,
    name: regRules.id,
    schema: regRules.output,
    load: (signal) => call(regRules, {}, { signal }),
  })
  let parsed: { readonly source: unknown; readonly rules: ReadonlyMap<string, PlatformRule> } | undefined

  return {
    load: () => void rules.load(),
    of(field) {
      const state = rules.$state.get()
      if (state.status !== 'ready') return undefined
      if (parsed?.source !== state.data) parsed = { source: state.data, rules: readServerRules(state.data, log) }
      return parsed.rules.get(field)
    },
    onChange: (listener) => rules.$state.listen(listener),
  }
}

/** The platform's rules of fields, loaded once for registration and new passwords. */
export const fieldRulesFeature: Feature<FieldRules> = ({ context }) => createFieldRules(context)

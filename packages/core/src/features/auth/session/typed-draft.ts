import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createDraft, type Draft, type DraftAuthor, readDraftJson } from '../../../kernel/form-draft.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

export const readTypedJson = readDraftJson

/** Who types, as the session knows it. */
export function draftAuthor({ $state }: Pick<Session, '$state'>): DraftAuthor {
  return {
    current() {
      const state = $state.get()
      return state.type === 'unknown' ? undefined : (userKey(state) ?? '')
    },
    onChange: (listener) => $state.listen(listener),
  }
}

export function createTypedDraft(
  context: Pick<FeatureContext, 'ports' | 'log'>,
  session: Pick<Session, '$state'>,
  key: StoredKey,
): Draft {
  return createDraft(context, draftAuthor(session), key)
}

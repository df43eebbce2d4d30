import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createDraft, type Draft, type DraftAuthor } from '../../../kernel/form-draft.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

/** Makes a draft whose author is the user of the session. */
export function createUserDraft(
  context: Pick<FeatureContext, 'ports' | 'log'>,
  { $state }: Pick<Session, '$state'>,
  key: StoredKey,
): Draft {
  const author: DraftAuthor = {
    current() {
      const state = $state.get()
      return state.type === 'unknown' ? undefined : (userKey(state) ?? '')
    },
    onChange: (listener) => $state.listen(listener),
  }
  return createDraft(context, author, key)
}

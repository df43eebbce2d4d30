import { computed } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Resource } from '../../../kernel/query.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { flag } from '../../../transport/wire-schemas.ts'
import { userKey } from '../../auth/session/roles.ts'
import type { Session } from '../../auth/session/session.ts'
import type { DepositMethods } from './types.ts'

/** Before the first deposit a member is asked once whether to set an own limit. */
export interface FirstLimit {
  /** Whether to ask: the platform says so, and the member has not answered on this device. */
  readonly $asks: Store<boolean>
  /** The member has answered, either way. */
  answer(): void
}

export function createFirstLimit(
  { config, log, ports }: Pick<FeatureContext, 'config' | 'log' | 'ports'>,
  session: Pick<Session, '$state'>,
  $methods: Store<Resource<DepositMethods>>,
): FirstLimit {
  const stored = () => {
    const key = `MC_LIMIT_ASKED:${config.merchant}:${userKey(session.$state.get())}` as const
    return createStoredValue({ storage: ports.storage, key, schema: flag, log })
  }
  /** Of the current answer of the platform: where the storage is denied it is kept no longer. */
  const $answered = writable<DepositMethods | undefined>(undefined)
  return {
    $asks: readOnly(
      computed(
        [$methods, $answered],
        ({ data }, answered) => data?.asksLimit === true && data !== answered && stored().read() !== true,
      ),
      log,
    ),
    answer() {
      stored().write(true)
      $answered.set($methods.get().data)
    },
  }
}

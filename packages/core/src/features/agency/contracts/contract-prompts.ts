import type { Call, EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { type AgreedNotice, agreedNotice, type ContractKind } from './agreed-notice.ts'
import { contractEndpoints } from './endpoints.ts'

/**
 * The agreements that the agent is asked to sign, on the home page, one after the other (CONTRACT-01 to CONTRACT-07). They
 * are asked for anew at each arrival there.
 */
export interface ContractPrompts {
  /** The one to show now. */
  readonly $current: Store<ContractKind | undefined>
  /** To be called on arrival at the home page. A failure shows nothing (CONTRACT-08). */
  check(options?: Pick<VerbOptions, 'signal'>): Promise<Result>
  /** The person does not want this one now: the next one follows. */
  dismiss(): void
  /** The person leaves the home page, for the agreement or another page: the rest waits for the next arrival. */
  leave(): void
}

type Answer = EndpointOutput<typeof contractEndpoints.contractInfo>

/** In the order in which they are shown, with the field that asks for them. */
const FIELDS = [
  ['dailySalary', 'dailysalreqtype'],
  ['dividend', 'divtypecompperiodreq'],
  ['hourlySalary', 'contracthoursalreq'],
] as const satisfies readonly (readonly [ContractKind, keyof Answer])[]

/** The agreements that an answer asks for: those whose field is not empty (PDATA-09). */
export function requiredContracts(answer: { readonly [Field in keyof Answer]?: unknown }): readonly ContractKind[] {
  return FIELDS.filter(([, field]) => !isEmpty(answer[field])).map(([kind]) => kind)
}

/**
 * Asks for those of them whose page is open to this session: a closed one would lead back to the home page, which asks again.
 * The answer may be older than what is agreed to while it is under way.
 */
export async function askWaiting(
  call: Call,
  guard: Pick<AccessGuard, 'allows'>,
  notice: Pick<AgreedNotice, 'onAgreed'>,
): Promise<readonly ContractKind[]> {
  const agreed = new Set<ContractKind>()
  const stop = notice.onAgreed((kind) => agreed.add(kind))
  try {
    const answer = await call(contractEndpoints.contractInfo, {})
    if (!guard.allows('team')) return []
    const open = requiredContracts(answer).filter((kind) => kind !== 'dividend' || guard.allows('dividend'))
    return open.filter((kind) => !agreed.has(kind))
  } finally {
    stop()
  }
}

/** null, undefined, false, 0, a blank text, an empty list or object; the text '0' is not empty (CONTRACT-01). */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return !value
}

export function createContractPrompts(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
  notice: Pick<AgreedNotice, 'onAgreed'>,
): ContractPrompts {
  const { scope } = context
  const $current = writable<ContractKind | undefined>(undefined)
  let waiting: readonly ContractKind[] = []
  const show = (kinds: readonly ContractKind[]) => {
    const [first, ...others] = kinds
    waiting = others
    $current.set(first)
  }
  const user = createUserScope(scope, session, () => {
    startVisit()
    show([])
  })
  let visit = user.current.child()
  const startVisit = () => {
    visit.dispose()
    visit = user.current.child()
  }
  const run = createVerbs(context, {
    get current() {
      return visit
    },
  })
  // Agreed to in another tab.
  scope.add(
    notice.onAgreed((agreed) => {
      const current = $current.get()
      waiting = waiting.filter((kind) => kind !== agreed)
      if (current === agreed) show(waiting)
    }),
  )

  return {
    $current: readOnly($current, context.log),
    async check({ signal } = {}) {
      if (signal?.aborted) return aborted()
      if (!guard.allows('contracts')) return DONE
      startVisit()
      return run('contractPrompts.check', { signal, silent: true }, async ({ call }) => {
        show(await askWaiting(call, guard, notice))
      })
    },
    dismiss: () => show(waiting),
    leave() {
      startVisit()
      show([])
    },
  }
}

/** The agreements that wait for the agent's signature. */
export const contractPrompts: Feature<ContractPrompts> = defineFeature({
  id: 'contractPrompts',
  needs: { session, access, agreedNotice },
  create: (context, { session, access, agreedNotice }) => createContractPrompts(context, session, access, agreedNotice),
})

import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { isOutcomeUnknown, unsentError } from '../../../kernel/outcome-unknown.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { repeatLost } from '../../../kernel/repeat-lost.ts'
import { aborted, DONE, failed, type Result, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { showCurrent } from '../../../kernel/show-current.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import { type AccessGuard, assertAllowed } from '../../app/access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { childOfUser, createUserScope } from '../../auth/session/user-scope.ts'
import { createPeriodLists, type PeriodCalendar, type RecordList } from '../../cashier/records/period-lists.ts'
import type { RecordDays, RecordPeriod } from '../../cashier/records/record-days.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import { pageInput } from '../days-input.ts'
import { MOST_TEAM_DAYS } from '../team/endpoints.ts'
import { type AgreedNotice, agreedNotice, type ContractKind } from './agreed-notice.ts'
import { askWaiting } from './contract-prompts.ts'
import { contractAgree, contractGet, contractStatements } from './endpoints.ts'

/** What an agent and the merchant have agreed, or could. Amounts are exact decimal texts, rates percent as decimal text. */
export type Agreement = EndpointOutput<typeof contractAgree>
/** One version of an agreement: how it stands, and its terms. */
export type AgreementTerms = NonNullable<Agreement['replacement']>
/** One agreement of an agent, or that there is none. */
export type Contract = EndpointOutput<typeof contractGet>
/** What can be agreed to: an offer, or one in place of an agreement that runs. */
export type ContractOffer = Pick<Agreement, 'contractId' | 'version'>

/** How the question to agree stands. `unknown`: no answer came, so it may be agreed; `refresh()` tells. */
export type AgreeStatus = 'idle' | 'sending' | 'unknown' | 'changed'

/** One settled period of an agreement. It never changes. */
export type ContractStatement = EndpointOutput<typeof contractStatements>['list'][number]

/** The page of one agreement; `dispose()` it with its screen. */
export interface ContractPage extends Loadable<Contract> {
  /** `changed` until the person agrees or looks again: the terms are others than those that were read. */
  readonly $agreeing: Store<AgreeStatus>
  /**
   * Agrees to the version that was read, once however often it is called. `contract.changed`: the current terms are shown
   * instead, and nothing is agreed. `contract.expired`: so is what became of the offer. `network.offline` without `unknown`:
   * nothing was sent.
   */
  agree(offer: ContractOffer, options?: VerbOptions): Promise<Result>
  dispose(): void
}

/** The agreements of an agent (CONTRACT-01 to CONTRACT-03). Types without agreements read none: `no.permission`. */
export interface Contracts extends PeriodCalendar {
  page(kind: ContractKind): ContractPage
  /** Settled periods that ended in these days, latest first; `dispose()` it with its screen. */
  statements(
    kind: ContractKind,
    period: RecordPeriod | RecordDays,
  ): RecordList<ContractStatement, { readonly paid: Money }>
  /** Those that wait for an answer, for a quiet note; a failure shows none. */
  readonly $waiting: Store<readonly ContractKind[]>
  loadWaiting(): Promise<Result>
}

export interface ContractsDeps {
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'allows' | 'check'>
  readonly notice: AgreedNotice
}

export function createContracts(context: FeatureContext, { session, guard, notice }: ContractsDeps): Contracts {
  const { call, ports, report, scope } = context
  const $waiting = writable<readonly ContractKind[]>([])
  const { today, daysOf, checkDays, mostDays, list } = createPeriodLists({
    context,
    session,
    guard,
    ability: 'contracts',
    feature: 'contracts',
    mostDays: MOST_TEAM_DAYS,
    badDays: 'period.invalid',
  })
  const user = createUserScope(scope, session, () => $waiting.set([]))
  scope.add(notice.onAgreed((kind) => $waiting.set($waiting.get().filter((one) => one !== kind))))

  const page = (kind: ContractKind): ContractPage => {
    const mine = childOfUser(scope, session)
    const query = createQuery<Contract>({
      context: { ...context, scope: mine },
      feature: 'contracts',
      load: async (signal) => {
        assertAllowed(guard, 'contracts')
        return call(contractGet, { kind }, { signal })
      },
    })
    const $agreeing = writable<AgreeStatus>('idle')
    // The page ends with its agent, and is not shown to the next.
    mine.add(() => {
      query.reset()
      $agreeing.set('idle')
    })
    let running: { readonly version: string; readonly result: Promise<Result> } | undefined
    mine.add(
      notice.onAgreed((agreed) => {
        if (agreed === kind && running === undefined) void query.refreshAfterChange()
      }),
    )

    const refresh = async (): Promise<Result> => {
      const result = await query.refresh()
      if (result.ok && $agreeing.get() !== 'sending') $agreeing.set('idle')
      return result
    }

    const send = async (
      { contractId, version }: ContractOffer,
      own: Scope,
      silent: boolean | undefined,
    ): Promise<Result> => {
      // It waited for the answer to another version, and its agent has gone.
      if (own.disposed) return aborted()
      const unsent = unsentError(ports.network)
      if (unsent !== undefined) return report('contracts.agree', unsent, { silent, shownOnPage: true })
      $agreeing.set('sending')
      try {
        const agreed = await repeatLost(own, (signal) => call(contractAgree, { kind, contractId, version }, { signal }))
        if (own.disposed) return aborted()
        query.set(agreed)
        $agreeing.set('idle')
        notice.tell(kind, `${contractId}:${version}`)
        return DONE
      } catch (cause) {
        if (own.disposed) return aborted()
        const refusal = toFoyerError(cause)
        const { code } = refusal
        const isUnknown = isOutcomeUnknown(refusal)
        $agreeing.set(isUnknown ? 'unknown' : code === 'contract.changed' ? 'changed' : 'idle')
        if (code === 'contract.changed') showCurrent(query, contractGet.output, refusal)
        if (code === 'contract.expired') void query.refreshAfterChange()
        return report('contracts.agree', cause, { silent, shownOnPage: isUnknown || code === 'contract.changed' })
      }
    }

    return {
      $state: query.$state,
      $agreeing: readOnly($agreeing),
      load: query.load,
      refresh,
      agree(offer, { signal, silent } = {}) {
        if (signal?.aborted || mine.disposed) return Promise.resolve(aborted())
        if (!guard.allows('contracts')) return Promise.resolve(failed(new FoyerError({ code: 'no.permission' })))
        const version = `${offer.contractId}:${offer.version}`
        if (running?.version === version) return untilAborted(running.result, signal)
        const earlier = running?.result
        const sent = earlier === undefined ? send(offer, mine, silent) : earlier.then(() => send(offer, mine, silent))
        const started = sent.finally(() => {
          if (running?.result === started) running = undefined
        })
        running = { version, result: started }
        return untilAborted(started, signal)
      },
      dispose: mine.dispose,
    }
  }

  return {
    today,
    daysOf,
    checkDays,
    mostDays,
    page,
    statements: (kind, period) =>
      list(
        { period },
        {
          endpoint: contractStatements,
          pageSize: SPEC_CONSTANTS.pageSizes.records,
          key: ({ from }) => String(from),
          load: (input, signal) => call(contractStatements, { kind, ...pageInput(input) }, { signal }),
        },
      ),
    $waiting: readOnly($waiting),
    async loadWaiting() {
      if (!guard.allows('contracts') || !guard.allows('team')) return DONE
      const mine = user.current.child()
      try {
        const kinds = await askWaiting(context, guard, notice, mine.signal)
        if (mine.disposed) return aborted()
        $waiting.set(kinds)
        return DONE
      } catch (cause) {
        return mine.disposed ? aborted() : report('contracts.loadWaiting', cause, { silent: true })
      } finally {
        mine.dispose()
      }
    },
  }
}

/** The agreements of an agent. */
export const contracts: Feature<Contracts> = defineFeature({
  id: 'contracts',
  needs: { session, access, agreedNotice, agentStatus },
  create: (context, { session, access, agreedNotice }) =>
    createContracts(context, { session, guard: access, notice: agreedNotice }),
})

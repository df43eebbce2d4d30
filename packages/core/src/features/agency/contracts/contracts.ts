import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { aborted, failed, type Result, untilAborted, type VerbOptions, withoutData } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { childOfUser, createUserScope } from '../../auth/session/user-scope.ts'
import type { PeriodCalendar, RecordList } from '../../cashier/records/period-lists.ts'
import type { RecordDays, RecordPeriod } from '../../cashier/records/record-days.ts'
import { createAgencyLists } from '../agency-lists.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import { type ChangeStatus, changeStatus, showCurrent } from '../change-status.ts'
import { pageInput } from '../days-input.ts'
import { type AgreedNotice, agreedNotice, type ContractKind } from './agreed-notice.ts'
import { askWaiting } from './contract-prompts.ts'
import { contractEndpoints } from './endpoints.ts'

/** What an agent and the merchant have agreed, or could. Amounts are exact decimal texts, rates percent as decimal text. */
export type Agreement = EndpointOutput<typeof contractEndpoints.contractAgree>
/** One version of an agreement: how it stands, and its terms. */
export type AgreementTerms = NonNullable<Agreement['replacement']>
/** One agreement of an agent, or that there is none. */
export type Contract = EndpointOutput<typeof contractEndpoints.contractGet>
/** What can be agreed to: an offer, or one in place of an agreement that runs. */
export type ContractOffer = Pick<Agreement, 'contractId' | 'version'>

/** One settled period of an agreement. It never changes. */
export type ContractStatement = EndpointOutput<typeof contractEndpoints.contractStatements>['list'][number]

/** The page of one agreement; `dispose()` it with its screen. */
export interface ContractPage extends Loadable<Contract> {
  /** `changed`: the terms have changed since the person read them. The state stays until the person agrees or refreshes. */
  readonly $agreeing: Store<ChangeStatus>
  /**
   * Agrees to the version that was read. A second tap on the same version joins the first. An agreement to another version
   * waits for the first one's answer, and is not sent if all its callers have left by then. `contract.changed`: nothing is
   * agreed, and the page shows the current terms. `contract.expired`: the page shows what became of the offer.
   * `network.offline`: nothing was sent.
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
  /** The agreements that wait for the agent's answer, for a quiet note. Empty after a failure. */
  readonly $waiting: Store<readonly ContractKind[]>
  loadWaiting(): Promise<Result>
}

export interface ContractsDeps {
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'allows' | 'check'>
  readonly notice: AgreedNotice
}

export function createContracts(context: FeatureContext, { session, guard, notice }: ContractsDeps): Contracts {
  const { call, scope } = context
  const $waiting = writable<readonly ContractKind[]>([])
  const { today, daysOf, checkDays, mostDays, list } = createAgencyLists(
    context,
    session,
    guard,
    'contracts',
    'contracts',
  )
  const run = createVerbs(
    context,
    createUserScope(scope, session, () => $waiting.set([])),
  )
  scope.add(notice.onAgreed((kind) => $waiting.set($waiting.get().filter((one) => one !== kind))))

  const page = (kind: ContractKind): ContractPage => {
    const mine = childOfUser(scope, session)
    const query = createQuery<Contract>({
      context: { ...context, scope: mine },
      feature: 'contracts',
      load: async (signal) => {
        assertAllowed(guard, 'contracts')
        return call(contractEndpoints.contractGet, { kind }, { signal })
      },
    })
    // The next agent must not see the terms of this one.
    mine.add(query.reset)
    const change = createMutation({
      context: { ...context, scope: mine },
      name: 'contracts.agree',
      // The platform checks the version. A version that is agreed already is a success.
      send: ({ contractId, version }: ContractOffer, { signal }) =>
        call(contractEndpoints.contractAgree, { kind, contractId, version }, { signal }),
      showsError: ({ code }) => code === 'contract.changed' || code === 'network.offline',
      made(agreed, { contractId, version }) {
        query.set(agreed)
        notice.tell(kind, `${contractId}:${version}`)
      },
      refused({ code, value }) {
        if (code === 'contract.changed') showCurrent(query, contractEndpoints.contractGet.output, value)
        if (code === 'contract.expired') void query.refreshAfterChange()
      },
    })
    const send = async ({ contractId, version }: ContractOffer, silent: boolean | undefined): Promise<Result> =>
      withoutData(await change.run({ contractId, version }, { silent }))
    /** The version that was agreed to last, until its result is known. */
    let running:
      | {
          readonly version: string
          readonly result: Promise<Result>
          readonly signals: (AbortSignal | undefined)[]
        }
      | undefined
    mine.add(
      notice.onAgreed((agreed) => {
        if (agreed === kind && running === undefined) void query.refreshAfterChange()
      }),
    )

    return {
      $state: query.$state,
      $agreeing: changeStatus(change.$state, 'contract.changed', context.log),
      load: query.load,
      refresh: () => change.settleBy(query),
      agree(offer, { signal, silent } = {}) {
        if (signal?.aborted || mine.disposed) return Promise.resolve(aborted())
        if (!guard.allows('contracts')) return Promise.resolve(failed(new FoyerError({ code: 'no.permission' })))
        const version = `${offer.contractId}:${offer.version}`
        if (running?.version === version) {
          running.signals.push(signal)
          return untilAborted(running.result, signal)
        }
        const signals = [signal]
        const haveAllLeft = () => signals.every((one) => one?.aborted === true)
        const sent =
          running?.result.then(() => (haveAllLeft() ? aborted() : send(offer, silent))) ?? send(offer, silent)
        const result = sent.finally(() => {
          if (running?.result === result) running = undefined
        })
        running = { version, result, signals }
        return untilAborted(result, signal)
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
          endpoint: contractEndpoints.contractStatements,
          pageSize: SPEC_CONSTANTS.pageSizes.records,
          language: 'none',
          key: ({ from }) => String(from),
          load: (input, signal) =>
            call(contractEndpoints.contractStatements, { kind, ...pageInput(input) }, { signal }),
        },
      ),
    $waiting: readOnly($waiting, context.log),
    loadWaiting: () =>
      run('contracts.loadWaiting', { silent: true }, async ({ call, live }) => {
        if (!guard.allows('contracts') || !guard.allows('team')) return
        $waiting.set(await live(askWaiting(call, guard, notice)))
      }),
  }
}

/** The agreements of an agent. */
export const contracts: Feature<Contracts> = defineFeature({
  id: 'contracts',
  needs: { session, access, agreedNotice, agentStatus },
  create: (context, { session, access, agreedNotice }) =>
    createContracts(context, { session, guard: access, notice: agreedNotice }),
})

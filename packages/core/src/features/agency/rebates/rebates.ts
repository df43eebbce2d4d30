import { GAME_GROUPS, type GameGroup } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { createMutation, type MutationState } from '../../../kernel/mutation.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import {
  aborted,
  failed,
  type Result,
  succeeded,
  unwrap,
  type VerbOptions,
  withoutData,
} from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { childOfUser } from '../../auth/session/user-scope.ts'
import type { PeriodCalendar, RecordList } from '../../cashier/records/period-lists.ts'
import type { RecordDays, RecordPeriod } from '../../cashier/records/record-days.ts'
import { createAgencyLists } from '../agency-lists.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import { type ChangeStatus, changeStatus, showCurrent } from '../change-status.ts'
import { pageInput } from '../days-input.ts'
import { MAX_TEAM_DAYS } from '../team/endpoints.ts'
import type { RebateRates } from '../team/team.ts'
import { rebateEndpoints } from './endpoints.ts'
import { createRateForm, type RateForm, type RateFormOptions } from './rate-form.ts'

/** The rates of one member, and between which bounds the agent may set them. */
export type RebateSettings = EndpointOutput<typeof rebateEndpoints.rebateGet>
/** What the last seven whole days have paid, and would have with other rates. */
export type RebatePreview = EndpointOutput<typeof rebateEndpoints.rebatePreview>
export type RebateIncomeRow = EndpointOutput<typeof rebateEndpoints.rebateIncome>['list'][number]

interface RebateChange {
  readonly rates: RebateRates
  readonly version: string
}

/** The rates of one member; `dispose()` it with its screen. */
export interface RebatePage extends Loadable<RebateSettings> {
  readonly $saving: Store<ChangeStatus>
  /** `dispose()` it with its screen. */
  form(options: RateFormOptions): RateForm
  /** Nothing is set by it. Refused quietly. */
  preview(rates: RebateRates, options?: VerbOptions): Promise<Result<RebatePreview>>
  /**
   * Sets the rates from `fromDay` on, against the settings that are shown. A second tap with the same rates joins the first.
   * While rates are being set, other rates are `request.aborted`. `rate.aboveOwn`, `rate.belowDownline` and `rate.step` name
   * the group (`refusedField`). `rate.changed`: nothing is set, and the page shows the current settings. `network.offline`:
   * nothing was sent. The screen shows a failure, so there is no toast.
   */
  save(rates: RebateRates, options?: VerbOptions): Promise<Result>
  /**
   * Reads the rates again after a lost answer: are those set that were sent last? `request.aborted`: rates were sent meanwhile, about
   * which the answer tells nothing.
   */
  checkSaved(): Promise<Result<{ readonly isSet: boolean }>>
  dispose(): void
}

export interface RebateIncomeQuery {
  readonly period: RecordPeriod | RecordDays
  readonly group?: GameGroup | undefined
  /** Of the members who staked: 1 for direct ones, 0 for the agent. */
  readonly level?: number | undefined
  /** `line`: a row for each direct member with everyone below. */
  readonly by: 'day' | 'line'
}

export interface RebateIncomeTotals {
  readonly paid: Money
  readonly soFar: Money
  /** How many there are below the agent, where the platform tells. */
  readonly levels?: number | undefined
}

/** The rebates of a team: the rates that an agent gives, and the income from them (AGENT-15, AGENT-16). */
export interface Rebates extends PeriodCalendar {
  page(memberId: string): RebatePage
  income(query: RebateIncomeQuery): RecordList<RebateIncomeRow, RebateIncomeTotals>
}

export function createRebates(
  context: FeatureContext,
  session: Session,
  guard: Pick<AccessGuard, 'allows' | 'check'>,
): Rebates {
  const { call, report, scope } = context
  const { today, daysOf, checkDays, mostDays, list } = createAgencyLists(context, session, guard, 'team', 'rebates')

  const page = (memberId: string): RebatePage => {
    const mine = childOfUser(scope, session)
    const run = createVerbs({ ...context, scope: mine })
    const query = createQuery<RebateSettings>({
      context: { ...context, scope: mine },
      feature: 'rebates',
      load: async (signal) => {
        assertAllowed(guard, 'team')
        return call(rebateEndpoints.rebateGet, { memberId }, { signal })
      },
    })
    const draft = createUserDraft(context, session, `MC_ACCOUNT:${memberId}`)
    let draftWhenSent = ''
    // The next agent must not see the settings of this one.
    mine.add(query.reset)
    let sentRates: RebateRates | undefined
    const change = createMutation({
      // Without a name: the verb and the form that send rates report their failure themselves.
      context: { ...context, scope: mine },
      // The platform checks the version. Rates that are set already are a success.
      send: (change: RebateChange, { signal }) => call(rebateEndpoints.rebateSet, { memberId, ...change }, { signal }),
      isSame: (one, other) => isSameRates(one.rates, other.rates),
      made(settings) {
        // Before the page shows the new rates: its next form must not begin with the draft of what was set.
        if (draft.read() === draftWhenSent) draft.write('')
        query.set(settings)
      },
      refused: ({ code, value }) =>
        code === 'rate.changed' && showCurrent(query, rebateEndpoints.rebateGet.output, value),
    })

    const $saving = changeStatus(change.$state, 'rate.changed', context.log)
    const send = async (rates: RebateRates, options?: VerbOptions): Promise<Result> => {
      const shown = query.$state.get()
      if (shown.status !== 'ready') return aborted()
      const isSame = sentRates !== undefined && isSameRates(rates, sentRates)
      if (isUnderWay(change.$state.get()) && !isSame) return aborted()
      sentRates = rates
      draftWhenSent = draft.read()
      return withoutData(await change.run({ rates, version: shown.data.version }, options))
    }

    return {
      $state: query.$state,
      $saving,
      form: (options) =>
        createRateForm(
          { ...context, scope: mine },
          {
            ...options,
            draft,
            async save(rates) {
              assertAllowed(guard, 'team')
              unwrap(await send(rates))
            },
          },
        ),
      load: query.load,
      refresh: () => change.settleBy(query),
      preview: (rates, options) =>
        run('rebates.preview', { ...options, silent: true }, ({ call }) =>
          call(rebateEndpoints.rebatePreview, { memberId, ...rates }),
        ),
      async save(rates, options) {
        if (options?.signal?.aborted || mine.disposed) return aborted()
        if (!guard.allows('team')) return failed(new FoyerError({ code: 'no.permission' }))
        const result = await send(rates, options)
        return result.ok ? result : report('rebates.save', result.error, { ...options, shownOnPage: true })
      },
      async checkSaved() {
        const result = await change.settleBy(query)
        if (!result.ok) return result
        const { data } = query.$state.get()
        if (data === undefined || sentRates === undefined || $saving.get() !== 'idle') return aborted()
        return succeeded({ isSet: isSameRates(data.next?.rates ?? data.rates, sentRates) })
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
    income: ({ period, group, level, by }) =>
      list(
        { period },
        {
          endpoint: rebateEndpoints.rebateIncome,
          // Days are whole at once, for the chart.
          pageSize: by === 'day' ? MAX_TEAM_DAYS : SPEC_CONSTANTS.pageSizes.records,
          language: 'none',
          key: ({ day, memberId }) => day ?? memberId ?? '',
          load: (input, signal) =>
            call(rebateEndpoints.rebateIncome, { ...pageInput(input), group, level, by }, { signal }),
        },
      ),
  }
}

function isSameRates(one: RebateRates, other: RebateRates): boolean {
  return GAME_GROUPS.every((group) => one[group] === other[group])
}

function isUnderWay(state: MutationState): boolean {
  return state.status === 'sending' || (state.status === 'unknown' && state.isChecking)
}

/** The rates that an agent gives to members, and what the agent gets of their turnover. */
export const rebates: Feature<Rebates> = defineFeature({
  id: 'rebates',
  needs: { session, access, agentStatus },
  create: (context, { session, access }) => createRebates(context, session, access),
})

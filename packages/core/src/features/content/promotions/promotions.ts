import * as z from 'zod/mini'
import type { PromoLabel } from '../../../config/code-lists.ts'
import { merchantZone, readEnd } from '../../../kernel/calendar-day.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { type Loadable, mapResource, type Resource, structuralShare } from '../../../kernel/query.ts'
import { DONE, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { whole } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard, EnforceOptions } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { type Attempts, attempts } from '../../cashier/attempts/attempts.ts'
import { onEndedUnwatched } from '../../cashier/attempts/on-ended-unwatched.ts'
import { type Wallet, wallet } from '../../cashier/wallet/wallet.ts'
import { readAnnouncement } from '../announcements/announcement-rules.ts'
import type { Announcement } from '../announcements/types.ts'
import { createPromotionApplyForm, type PromotionApplyForm } from './application-form.ts'
import { promotionFields } from './endpoints.ts'
import { createMemberLabels, type MemberLabel } from './member-labels.ts'
import { createPromotionClaims } from './promotion-claims.ts'
import { createPromotionQuery, type WirePromotion } from './promotion-query.ts'
import {
  derivePromoLabel,
  isPaid,
  nextPromoChange,
  type PromoAction,
  type PromoBadge,
  type PromoEntry,
  type PromotionDates,
  type PromotionTab,
  promoAction,
  promoBadge,
  promoTransition,
  promotionCover,
  promotionTabs,
} from './promotion-rules.ts'
import { type PromotionTerms, readTerms } from './promotion-terms.ts'

/** One promotion, and where the session's user stands with it. */
export interface Promotion extends Announcement, PromotionDates {
  /** The picture of its card (PROMO-03). */
  readonly cover: string | undefined
  /** Undefined until it is known, and where the platform's word for it is unknown. */
  readonly label: PromoLabel | undefined
  /** Where the label of a member comes from the platform: whether it is there. */
  readonly labelStatus: 'ready' | 'loading' | 'failed'
  /**
   * What can be done: `apply` opens an {@link Promotions.applyForm}, `claim` is the verb, `deposit` leads to the page of
   * deposits with this promotion, `signIn` is {@link Promotions.enforceMember}.
   */
  readonly action: PromoAction
  readonly entry: PromoEntry
  /** What its badge says; undefined where the label is. */
  readonly badge: PromoBadge | undefined
  /** What an application has to say: plain text. */
  readonly asks: string | undefined
  /** It has no expiry, whatever its label (PROMO-15). */
  readonly isPermanent: boolean
  /** Undefined where the platform sends none in fields: they are in `content` then. */
  readonly terms: PromotionTerms | undefined
}

/**
 * The promotions (PROMO-01): `load()` asks for them, and for a member's labels, unless they are there. Read again for another
 * language or user. Guests and trial players get labels by the dates.
 */
export interface Promotions extends Loadable<readonly Promotion[]> {
  /** The tabs above the list, "All" first (PROMO-02); the list itself is filtered by `filterPromotions`. */
  readonly $tabs: Store<readonly PromotionTab[]>
  /** The chosen tab, kept over a reload, until a logout. */
  readonly $tab: Store<PromotionTab['id']>
  /** Chooses a tab; nothing is sent. */
  setTab(tab: PromotionTab['id']): void
  /**
   * For a page that shows labels, or the label of one promotion: asks for them anew, now and whenever the page is visible
   * again, until the returned function is called.
   */
  watch(id?: number): Unsubscribe
  /** Asks for the label of one promotion anew. Does nothing for guests and trial players. */
  refreshLabel(id: number, options?: Pick<VerbOptions, 'silent'>): Promise<Result>
  /**
   * Whether the user may apply and claim. Guests are sent to the sign-in page, and back here or to `returnTo`; trial players
   * get a popup.
   */
  enforceMember(options?: Pick<EnforceOptions, 'returnTo'>): boolean
  /** The application for a promotion (APPLY-01); submitting it is for members. */
  applyForm(id: number): PromotionApplyForm
  /**
   * Claims what a promotion gives (PROMO-14), and then asks for the balance. One claim of a promotion runs at a time: a second
   * call joins it. A lost answer is found out (`attempts`), so it pays once. Where the label does not allow it, the error
   * is `promo.transition.invalid`, and the label is asked for anew.
   */
  claim(id: number, options?: VerbOptions): Promise<Result>
}

/** The longest wait of a timer, a week: that of a browser counts in 32 bits. */
const MAX_WAIT_MS = 604_800_000

export interface PromotionsDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'allows' | 'check' | 'enforce'>
  readonly wallet: Pick<Wallet, 'invalidate' | 'format'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts'>
}

export function createPromotions(context: FeatureContext, deps: PromotionsDeps): Promotions {
  const { session, guard, wallet, attempts } = deps
  const { config, log, ports, scope, time, $language } = context
  const zone = merchantZone(context)
  const list = createPromotionQuery(context, session)
  const $state = writable<Resource<readonly Promotion[]>>({ status: 'idle' })
  const tabs = () => promotionTabs(config.promo.categories, $language.get())
  const $tabs = writable(tabs())
  const keptTab = createStoredValue({ storage: ports.sessionStorage, key: 'MC_PROMOTION_TAB', schema: whole, log })
  const readTab = (): PromotionTab['id'] => {
    const kept = keptTab.read()
    return kept !== undefined && $tabs.get().some(({ id }) => id === kept) ? kept : 'all'
  }
  const $tab = writable(readTab())
  let shown: readonly Promotion[] | undefined
  let cancelChange = () => {}

  const user = createUserScope(scope, session, () => {
    labels.reset()
    // A logout has removed it.
    $tab.set(readTab())
    if (list.$state.get().status === 'idle') return
    // A request of the former user must not become the answer for this one.
    list.reset()
    void list.load()
    void loadLabels()
  })
  const labels = createMemberLabels({
    context,
    user,
    onChange(id, from, to) {
      const isExpected = from !== undefined || claims.isRunning(id)
      // Paid meanwhile, maybe in another tab or by hand.
      if (isExpected && isPaid(to)) wallet.invalidate()
    },
  })

  const isMember = () => guard.allows('joinPromotions')
  const loadLabels = () => (isMember() ? labels.load() : Promise.resolve(DONE))

  /** What the platform says of the member; for others the dates decide. */
  const memberLabel = (id: number): MemberLabel => {
    if (session.$state.get().type === 'unknown') return { status: 'loading' }
    return isMember() ? labels.of(id) : { status: 'none' }
  }

  const standOf = (id: number, dates: PromotionDates, now: number): Pick<Promotion, 'label' | 'labelStatus'> => {
    const known = memberLabel(id)
    switch (known.status) {
      case 'known':
        return { label: known.label, labelStatus: 'ready' }
      case 'none':
        return { label: derivePromoLabel(dates, now), labelStatus: 'ready' }
      case 'loading':
      case 'failed':
        return { label: undefined, labelStatus: known.status }
    }
  }

  const read = (row: WirePromotion, now: number): Promotion => {
    const announcement = readAnnouncement(row, { session: session.$state.get(), zone })
    const dates = { ...announcement, endsAt: readEnd(row.endDate, zone) }
    const stand = standOf(row.id, dates, now)
    const { terms, entry, asks } = z.parse(promotionFields, row)
    return {
      ...dates,
      ...stand,
      cover: promotionCover(row.announcementImages),
      action: promoAction(stand.label, { entry, isGuest: session.$state.get().type === 'guest' }),
      entry,
      badge: promoBadge(stand.label, entry),
      isPermanent: dates.noExpiry,
      terms: readTerms(terms, zone),
      asks,
    }
  }

  const publish = () => {
    cancelChange()
    const now = time.now()
    const state = mapResource(list.$state.get(), (rows) => {
      shown = structuralShare(
        shown,
        rows.map((row) => read(row, now)),
      )
      return shown
    })
    $state.set(state)
    // Labels follow the clock.
    const changes = (state.data ?? []).map((row) => nextPromoChange(row, now) ?? Number.POSITIVE_INFINITY)
    const next = Math.min(...changes)
    if (next < Number.POSITIVE_INFINITY) cancelChange = scope.timeout(publish, Math.min(next - now, MAX_WAIT_MS))
  }

  scope.add(list.$state.listen(publish))
  scope.add(labels.$changes.listen(publish))
  scope.add(
    session.$state.listen(({ type }) => {
      publish()
      // What this user was shown before can be found from now on.
      if (type !== 'unknown' && list.$state.get().status === 'failed') void list.load()
    }),
  )
  scope.add(
    $language.listen(() => {
      $tabs.set(tabs())
      const state = list.$state.get()
      if (state.status === 'idle') return
      // Promotions in the former language stay until the others are there: a form that is open beside one outlives the change.
      // What was asked for in that language must not become the answer.
      void list.refreshAfterChange()
    }),
  )

  /** @throws FoyerError `promo.transition.invalid`; a label that is not known is left to the platform. */
  const checkStep = (id: number, to: PromoLabel): void => {
    const from = $state.get().data?.find((row) => row.id === id)?.label
    if (from !== undefined) promoTransition(from, to, config.promo.transitions)
  }

  const claims = createPromotionClaims(context, {
    guard,
    wallet,
    attempts,
    user,
    labels,
    checkStep: (id) => checkStep(id, 'Claimed'),
    amountOf: (id) => $state.get().data?.find((row) => row.id === id)?.terms?.amount,
  })
  scope.add(
    onEndedUnwatched(attempts, 'promotionClaim', () => {
      if (!isMember()) return
      if (labels.isAsked()) void labels.refreshAfterChange()
      wallet.invalidate()
    }),
  )

  /** Loads both, and tells of the list: the labels have a status of their own. */
  const both = async (ofList: Promise<Result>, ofLabels: Promise<Result>): Promise<Result> => {
    await ofLabels
    return ofList
  }

  return {
    $state: readOnly($state, context.log),
    $tabs: readOnly($tabs, context.log),
    $tab: readOnly($tab, context.log),
    setTab(tab) {
      $tab.set(tab)
      if (tab === 'all') keptTab.remove()
      else keptTab.write(tab)
    },
    load: () => both(list.load(), loadLabels()),
    refresh: () => both(list.refresh(), isMember() ? labels.refresh() : Promise.resolve(DONE)),
    watch(id) {
      const ask = () => {
        if (isMember()) void (id === undefined ? labels.refresh() : labels.refreshOne(id, { silent: true }))
      }
      // What was never asked for comes with `load`.
      if (labels.isAsked()) ask()
      return scope.add(ports.visibility.onChange((isVisible) => isVisible && ask()))
    },
    refreshLabel: (id, options) => (isMember() ? labels.refreshOne(id, options) : Promise.resolve(DONE)),
    enforceMember: (options) => guard.enforce('joinPromotions', options),
    applyForm: (id) =>
      createPromotionApplyForm(context, {
        id,
        session,
        guard,
        labels,
        checkStep: () => checkStep(id, 'Applying'),
      }),
    claim: claims.claim,
  }
}

/** Promotions, their labels, applications and claims. */
export const promotions: Feature<Promotions> = defineFeature({
  id: 'promotions',
  needs: { session, access, wallet, attempts },
  create: (context, { access, ...others }) => createPromotions(context, { guard: access, ...others }),
})

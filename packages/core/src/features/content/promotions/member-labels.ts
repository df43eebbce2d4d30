import type { PromoLabel } from '../../../config/code-lists.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createQuery } from '../../../kernel/query.ts'
import { type Result, safe, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { UserScope } from '../../auth/session/user-scope.ts'
import { promotionEndpoints } from './endpoints.ts'
import { readPromoLabel } from './promotion-rules.ts'

/** What is known of a member's label: `none` where the platform gives none, so that the dates decide (PROMO-15). */
export type MemberLabel =
  | { readonly status: 'loading' | 'failed' | 'none' }
  /** Undefined: a word that is no label. */
  | { readonly status: 'known'; readonly label: PromoLabel | undefined }

/** The labels of the current member, by promotion. Dropped when the user changes, by `reset`. */
export interface MemberLabels {
  /** Counts the changes. */
  readonly $changes: Store<number>
  of(id: number): MemberLabel
  load(): Promise<Result>
  refresh(): Promise<Result>
  /** What they say has changed: an answer that is under way does not count. */
  refreshAfterChange(): Promise<Result>
  /** Asks for one label; what is shown stays where that fails. */
  refreshOne(id: number, options?: Pick<VerbOptions, 'silent'>): Promise<Result>
  /** Sets what a verb was answered; an answer to a question that was asked before does not change it. */
  put(id: number, label: PromoLabel | undefined): void
  readonly isAsked: () => boolean
  reset(): void
}

export interface MemberLabelsOptions {
  readonly context: FeatureContext
  readonly user: UserScope
  /** The label of a promotion has changed; a side is undefined where there is none or it is not known. */
  onChange(id: number, from: PromoLabel | undefined, to: PromoLabel | undefined): void
}

/** A label that was answered. */
type Answered = Extract<MemberLabel, { readonly status: 'known' }> | { readonly status: 'none' }

interface OwnLabel {
  readonly answered: Answered
  /** The number of the question or the verb that it comes from. */
  readonly at: number
}

const NONE = { status: 'none' } as const
const labelOf = (known: MemberLabel | undefined) => (known?.status === 'known' ? known.label : undefined)

export function createMemberLabels({ context, user, onChange }: MemberLabelsOptions): MemberLabels {
  const { call, scope } = context
  const run = createVerbs(context, user)
  const $changes = writable(0)
  /** Labels that were learned one by one. What was asked for before them does not change them. */
  const own = new Map<number, OwnLabel>()
  /** Questions for one label that are under way. */
  const asking = new Map<number, Promise<unknown>>()
  /** The number of the question whose answer is the list that is shown. */
  let listAt = 0
  /** The last known labels, against which a change is told. */
  const lastKnown = new Map<number, MemberLabel>()
  /** Questions and verbs are numbered in their order. */
  let lastNumber = 0
  const nextNumber = () => {
    lastNumber += 1
    return lastNumber
  }

  const list = createQuery<ReadonlyMap<number, PromoLabel | undefined>>({
    context,
    feature: 'promotions.labels',
    load: async (signal) => {
      const askedAt = nextNumber()
      const rows = (await call(promotionEndpoints.memberLabelList, {}, { signal })).list
      if (!signal.aborted) {
        listAt = askedAt
        for (const [id, { at }] of own) if (at < askedAt) own.delete(id)
      }
      return new Map(rows.flatMap(({ id, label }) => (label === undefined ? [] : [[id, readPromoLabel(label)]])))
    },
  })
  const of = (id: number): MemberLabel => {
    const known = own.get(id)
    if (known !== undefined) return known.answered
    const state = list.$state.get()
    switch (state.status) {
      case 'idle':
      case 'loading':
        return { status: 'loading' }
      case 'failed':
        return { status: 'failed' }
      case 'ready':
        return state.data.has(id) ? { status: 'known', label: state.data.get(id) } : NONE
    }
  }

  const tell = (id: number): void => {
    const current = of(id)
    if (current.status === 'loading' || current.status === 'failed') return
    const from = labelOf(lastKnown.get(id))
    const to = labelOf(current)
    lastKnown.set(id, current)
    if (from !== to) onChange(id, from, to)
  }

  const set = (id: number, answered: Answered, at: number): void => {
    own.set(id, { answered, at })
    $changes.set($changes.get() + 1)
    tell(id)
  }

  scope.add(
    list.$state.listen(({ data }, before) => {
      $changes.set($changes.get() + 1)
      if (data !== undefined && data !== before?.data)
        for (const id of new Set([...lastKnown.keys(), ...data.keys()])) tell(id)
    }),
  )

  return {
    $changes: readOnly($changes, context.log),
    of,
    load: list.load,
    refresh: list.refresh,
    refreshAfterChange: list.refreshAfterChange,
    refreshOne: (id, options) =>
      run('promotions.refreshLabel', options, async ({ call, live }) => {
        // Equal requests share one answer, and that of an earlier question may be older than what happened since.
        await live(Promise.resolve(asking.get(id)))
        const askedAt = nextNumber()
        const answer = call(promotionEndpoints.memberLabels, { id })
        const settled = safe(answer)
        asking.set(id, settled)
        const { ok, data, error } = await settled
        if (asking.get(id) === settled) asking.delete(id)
        if (!ok) throw error
        const isOutdated = Math.max(listAt, own.get(id)?.at ?? 0) > askedAt
        if (isOutdated) return
        set(id, data.label === undefined ? NONE : { status: 'known', label: readPromoLabel(data.label) }, askedAt)
      }),
    put: (id, label) => set(id, { status: 'known', label }, nextNumber()),
    isAsked: () => list.$state.get().status === 'ready' || list.$state.get().status === 'failed',
    reset() {
      own.clear()
      lastKnown.clear()
      asking.clear()
      listAt = 0
      list.reset()
    },
  }
}

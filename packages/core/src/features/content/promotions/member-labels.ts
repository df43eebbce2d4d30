import type { PromoLabel } from '../../../config/code-lists.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createQuery } from '../../../kernel/query.ts'
import { aborted, DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { UserScope } from '../../auth/session/user-scope.ts'
import { memberLabelList, memberLabels } from './endpoints.ts'
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
  /** Asks for one label. */
  refreshOne(id: number): Promise<Result>
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
  readonly at: number
}

const NONE = { status: 'none' } as const
const labelOf = (known: MemberLabel | undefined) => (known?.status === 'known' ? known.label : undefined)

export function createMemberLabels({ context, user, onChange }: MemberLabelsOptions): MemberLabels {
  const { call, report, scope } = context
  const $changes = writable(0)
  /** Labels that were learned one by one. The list that was asked for before they were learned does not change them. */
  const own = new Map<number, OwnLabel>()
  /** The labels of which `onChange` was told. */
  const told = new Map<number, MemberLabel>()
  let now = 0
  const tick = () => {
    now += 1
    return now
  }

  const list = createQuery<ReadonlyMap<number, PromoLabel | undefined>>({
    context,
    feature: 'promotions.labels',
    load: async (signal) => {
      const askedAt = tick()
      const rows = (await call(memberLabelList, {}, { signal })).list
      if (!signal.aborted) for (const [id, { at }] of own) if (at < askedAt) own.delete(id)
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
    const [from, now] = [labelOf(told.get(id)), of(id)]
    if (now.status === 'loading' || now.status === 'failed') return
    told.set(id, now)
    if (from !== labelOf(now)) onChange(id, from, labelOf(now))
  }

  const set = (id: number, answered: Answered): void => {
    own.set(id, { answered, at: tick() })
    $changes.set($changes.get() + 1)
    tell(id)
  }

  scope.add(
    list.$state.listen(({ data }, before) => {
      $changes.set($changes.get() + 1)
      if (data !== undefined && data !== before?.data)
        for (const id of new Set([...told.keys(), ...data.keys()])) tell(id)
    }),
  )

  return {
    $changes: readOnly($changes),
    of,
    load: list.load,
    refresh: list.refresh,
    async refreshOne(id) {
      const mine = user.current
      const askedAt = tick()
      try {
        const { label } = await call(memberLabels, { id }, { signal: mine.signal })
        if (mine.disposed) return aborted()
        const isOutdated = (own.get(id)?.at ?? 0) > askedAt
        if (!isOutdated) set(id, label === undefined ? NONE : { status: 'known', label: readPromoLabel(label) })
        return DONE
      } catch (cause) {
        // What is shown stays.
        return mine.disposed ? aborted() : report('promotions.refreshLabel', cause, { silent: true })
      }
    },
    put: (id, label) => set(id, { status: 'known', label }),
    isAsked: () => list.$state.get().status === 'ready' || list.$state.get().status === 'failed',
    reset() {
      own.clear()
      told.clear()
      list.reset()
    },
  }
}

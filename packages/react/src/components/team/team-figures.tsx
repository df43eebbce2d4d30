import { isAgent, type Money, money, wallet } from '@foyer/core'
import type { ReactNode } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import type { Translate } from '../../text/i18n.ts'
import type { TextKey } from '../../text/locales.ts'
import { useText } from '../../text/use-text.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface Figure {
  readonly label: string
  readonly value: ReactNode
  /** Against the time before, or what it is made of. */
  readonly note?: string | undefined
}

/** Figures of a report; while `figures` is missing so many places are kept. */
export function Figures({
  figures,
  count,
}: {
  readonly figures: readonly Figure[] | undefined
  readonly count: number
}) {
  if (figures === undefined) {
    return (
      <div className="fy-record-sums" data-count={count} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => `${at}`).map((key) => (
          <div key={key} className="fy-record-sum">
            <Skeleton className="fy-record-sum-waiting" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <dl className="fy-record-sums" data-count={count}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className="fy-record-sum">
          <dt>{label}</dt>
          <dd>
            {value}
            {note === undefined ? null : <span className="fy-team-figure-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An amount without a colour: what members lose is neither good nor bad. */
export function Amount({ amount }: { readonly amount: Money }) {
  const { format } = useFeature(wallet)
  return <span className="fy-team-amount">{format(amount)}</span>
}

export interface LostWords {
  readonly lost: TextKey
  readonly won: TextKey
}

export const LOST_OF_TEAM: LostWords = { lost: 'team.lost', won: 'team.won' }
export const LOST_OF_ONE: LostWords = { lost: 'team.member.lost', won: 'team.member.won' }

/** Says who has won by words, never by a sign alone. */
export function lostFigure(t: Translate, lost: Money, words = LOST_OF_TEAM): Figure {
  const isWon = money.isNegative(lost)
  const label = t(isWon ? words.won : words.lost)
  return { label, value: <Amount amount={isWon ? money.subtract(money.sum([]), lost) : lost} /> }
}

/** The same in one phrase, where the words "Members lost" stand above. */
export function useLostWords(): (lost: Money) => string {
  const t = useText()
  const { format } = useFeature(wallet)
  return (lost) =>
    money.isNegative(lost) ? t('team.wonAmount', { amount: format(money.subtract(money.sum([]), lost)) }) : format(lost)
}

/** The type of an account in a word. */
export function useTypeName(): (type: number | undefined) => string {
  const t = useText()
  const { config } = useFoyer()
  return (type) => t(isAgent(type, config) ? 'team.type.agent' : 'team.type.member')
}

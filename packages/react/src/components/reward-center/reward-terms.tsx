import { type RewardTerms as Terms, wallet } from '@foyer/core'
import { useFeature } from '../../provider/use-feature.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'

/** What is to be known before a reward is claimed, in full: nothing of it is behind a tap. */
export function RewardTerms({ terms }: { readonly terms: Terms }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { gameTypes, days, cap } = terms
  const names = gameTypes.map((type) => categoryName(t, type))
  const games =
    names.length === 0 ? t('rewards.terms.games') : new Intl.ListFormat(tag, { type: 'disjunction' }).format(names)
  const turnover = format(terms.turnover)
  return (
    <Note>
      {days === undefined
        ? t('rewards.terms.open', { turnover, games })
        : t('rewards.terms', { turnover, games, count: days })}
      {cap === undefined ? null : ` ${t('rewards.terms.cap', { cap: format(cap) })}`}
    </Note>
  )
}

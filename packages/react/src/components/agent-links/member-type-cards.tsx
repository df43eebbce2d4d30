import { useText } from '../../text/use-text.ts'
import { RadioCards } from '../radio-cards/radio-cards.tsx'

/** 0 is a member, 1 an agent. */
export type MemberType = 0 | 1

interface MemberTypeCardsProps {
  readonly value: MemberType
  readonly onValue: (type: MemberType) => void
}

/** Whether who joins may have a team. */
export function MemberTypeCards({ value, onValue }: MemberTypeCardsProps) {
  const t = useText()
  return (
    <RadioCards
      legend={t('links.type')}
      name="memberType"
      value={String(value)}
      options={[
        { value: '0', label: t('links.type.member') },
        { value: '1', label: t('links.type.agent') },
      ]}
      onValue={(type) => onValue(type === '1' ? 1 : 0)}
    />
  )
}

import type { TeamMember } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { Amount, useTypeName } from './team-figures.tsx'

/** Height of a row of members, rem. */
export const MEMBER_ROW_REM = 4

interface MemberTextProps {
  readonly member: TeamMember
  /** What stands below the name besides the type: where the member is, or how many are below. */
  readonly place: 'level' | 'below'
}

/** A member in two lines: who, and where. */
export function MemberText({ member, place }: MemberTextProps) {
  const t = useText()
  const typeName = useTypeName()
  const { userName, type, level, uplineName, childCount } = member
  const notes = [typeName(type)]
  if (place === 'level') {
    // Directly below the agent who reads it.
    const isDirect = level === 1 || uplineName === undefined
    notes.push(isDirect ? t('team.level', { level }) : t('team.under', { level, name: uplineName }))
  }
  if (childCount > 0) notes.push(t('team.direct.short', { count: childCount }))
  return (
    <span className="fy-team-who">
      <bdi className="fy-team-name">{userName}</bdi>
      <bdi className="fy-team-sub">{notes.join(' · ')}</bdi>
    </span>
  )
}

export function MemberTurnover({ member }: Pick<MemberTextProps, 'member'>) {
  return (
    <span className="fy-team-turnover">
      <Amount amount={member.turnover} />
    </span>
  )
}

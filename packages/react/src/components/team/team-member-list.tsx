import type { List, TeamMember } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { RecordListView } from '../record-list/record-list.tsx'
import { MakeLink } from './empty-team.tsx'
import { MEMBER_ROW_REM, MemberText, MemberTurnover } from './team-member-row.tsx'
import { useRowWindow } from './use-row-window.ts'

export interface TeamMemberListProps {
  readonly list: List<TeamMember>
  /** The beginning of the names that are listed; '' lists all. */
  readonly searched: string
  /** Id of the member whose details are shown. */
  readonly chosen?: string | undefined
  readonly onChoose: (member: TeamMember) => void
  /** Only the rows on screen are drawn. In a sheet, which scrolls by itself, all of them are. */
  readonly isWindowed: boolean
}

/** Members in one list, however many they are. */
export function TeamMemberList({ list, searched, chosen, onChoose, isWindowed }: TeamMemberListProps) {
  const t = useText()
  const row = (member: TeamMember) => (
    <button
      type="button"
      className="fy-team-row"
      aria-current={member.memberId === chosen || undefined}
      onClick={() => onChoose(member)}
    >
      <MemberText member={member} place="level" />
      <MemberTurnover member={member} />
    </button>
  )
  return (
    <RecordListView
      list={list}
      label={t('team.list')}
      failedTitle={t('team.failed')}
      emptyTitle={searched === '' ? t('team.empty.title') : t('team.search.none', { text: searched })}
      emptyText={searched === '' ? t('team.empty.text') : t('team.search.none.text')}
      emptyAction={searched === '' ? <MakeLink /> : undefined}
      keyOf={({ memberId }) => memberId}
      body={(members) =>
        isWindowed ? (
          <WindowedRows list={list} members={members} row={row} />
        ) : (
          <ul className="fy-records" aria-label={t('team.list')}>
            {members.map((member) => (
              <li key={member.memberId} className="fy-record-item">
                {row(member)}
              </li>
            ))}
          </ul>
        )
      }
    >
      {({ userName }) => userName}
    </RecordListView>
  )
}

interface WindowedRowsProps {
  readonly list: List<TeamMember>
  readonly members: readonly TeamMember[]
  readonly row: (member: TeamMember) => React.ReactNode
}

function WindowedRows({ list, members, row }: WindowedRowsProps) {
  const t = useText()
  const container = useRef<HTMLDivElement>(null)
  const total = useStore(list.$state).data?.total ?? members.length
  const ids = members.map(({ memberId }) => memberId)
  const { blockSize, rows } = useRowWindow({ container, ids, rowRem: MEMBER_ROW_REM })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a windowed list says its size and places itself.
    <div ref={container} role="list" aria-label={t('team.list')} className="fy-team-rows" style={{ blockSize }}>
      {rows.map(({ index, top, height }) => {
        const member = members[index]
        if (member === undefined) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above.
          <div
            key={member.memberId}
            data-place={member.memberId}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={Math.max(total, members.length)}
            className="fy-team-row-place"
            style={{ transform: `translateY(${top}px)`, blockSize: height }}
          >
            {row(member)}
          </div>
        )
      })}
    </div>
  )
}

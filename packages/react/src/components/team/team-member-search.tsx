import { type TeamMember, team } from '@foyer/core'
import { Search, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { usePaused } from '../../hooks/use-paused.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { TeamMemberList } from './team-member-list.tsx'

const LONGEST = 32

export interface MemberSearchFieldProps {
  readonly value: string
  readonly onValue: (text: string) => void
  /** Enter, or the field is left: nothing more is typed for now. */
  readonly onDone: () => void
}

/** The beginning of a user name. */
export function MemberSearchField({ value, onValue, onDone }: MemberSearchFieldProps) {
  const t = useText()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: phones of last year do not know <search>.
    <form
      role="search"
      className="fy-search"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <label className="fy-search-submit" htmlFor={id}>
        <Search aria-hidden="true" className="fy-icon" />
        <span className="fy-hidden-text">{t('team.search')}</span>
      </label>
      <input
        id={id}
        className="fy-search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder={t('team.search')}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        onBlur={onDone}
      />
      {value === '' ? null : (
        <button type="button" className="fy-search-clear" aria-label={t('search.clear')} onClick={() => onValue('')}>
          <X aria-hidden="true" className="fy-icon" />
        </button>
      )}
    </form>
  )
}

export interface TeamMemberSearchProps {
  readonly onChoose: (member: TeamMember) => void
  /** Until something is typed only direct members are shown. */
  readonly directFirst?: boolean | undefined
}

/** Finds a member of the team by the beginning of the name. */
export function TeamMemberSearch({ onChoose, directFirst = false }: TeamMemberSearchProps) {
  const api = useFeature(team)
  const t = useText()
  const [typed, setTyped] = useState('')
  const [text, endPause] = usePaused(typed.trim())
  const list = useList(() => api.members({ text, sort: 'name', isDirect: directFirst }), [api, text, directFirst])
  return (
    <div className="fy-team">
      <MemberSearchField value={typed} onValue={setTyped} onDone={endPause} />
      <Note className="fy-team-count">
        <span>{directFirst && text === '' ? t('team.members.direct') : t('team.members')}</span>
        <span>{t('team.turnover.week')}</span>
      </Note>
      <TeamMemberList list={list} searched={text} onChoose={onChoose} isWindowed={false} />
    </div>
  )
}

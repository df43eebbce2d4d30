import { type TeamMember, type TeamSort, team } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { historyEntryKey } from '../../hooks/history-entry.ts'
import { useList } from '../../hooks/use-list.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { usePaused } from '../../hooks/use-paused.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { EntriesMissing } from '../incomplete-note/incomplete-note.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { Note } from '../note/note.tsx'
import { RecordFile } from '../record-list/record-controls.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Row } from '../stack/row.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { TeamMemberDetails } from './team-member-details.tsx'
import { TeamMemberList } from './team-member-list.tsx'
import { MemberSearchField } from './team-member-search.tsx'
import { TeamPath } from './team-path.tsx'
import { TeamTreeGrid } from './team-tree-grid.tsx'

/** What the address of the members says. */
export interface TeamMembersAddress {
  /** Id of the member whose team is shown; one's own without it. */
  readonly of?: string | undefined
  /** The beginning of a user name. */
  readonly q?: string | undefined
  /** `list`: one list in place of a tree. */
  readonly view?: string | undefined
  /** Default: latest first. */
  readonly sort?: string | undefined
}

export interface TeamMembersProps {
  readonly address: TeamMembersAddress
  /** To be put into the address, in place of what it says. */
  readonly onAddress: (address: TeamMembersAddress) => void
  /** A member whose team is to be shown as a page of its own. */
  readonly onOf: (memberId: string) => void
}

/** The members of a team: as a tree, as a list, by name, and one of them in detail (AGENT-11). */
export function TeamMembers(props: TeamMembersProps) {
  return (
    <PageTexts>
      {/* Another team is another screen: what was searched for in one is not looked for in the next. */}
      <Members key={props.address.of} {...props} />
    </PageTexts>
  )
}

const SORTS = ['joined', 'name', 'turnover'] as const satisfies readonly TeamSort[]
const VIEWS = ['tree', 'list'] as const

function Members({ address, onAddress, onOf }: TeamMembersProps) {
  const t = useText()
  const { of, q = '' } = address
  const view = address.view === 'list' ? 'list' : 'tree'
  const sort = SORTS.find((one) => one === address.sort) ?? 'joined'
  const [typed, setTyped] = useState(q)
  const [text, endPause] = usePaused(typed.trim())
  const [chosen, setChosen] = useState<TeamMember>()
  const [left, setLeft] = useState<string>()
  const isWide = useMediaQuery('(min-width: 80rem)')
  const onLeft = useCallback((memberId: string) => setLeft(memberId), [])
  const isSearch = text !== ''
  useEffect(() => {
    if (text !== q) onAddress({ ...address, q: text || undefined })
  }, [text, q, address, onAddress])
  const shown: ShownProps = { sort, chosen, onChoose: setChosen, left }
  const details =
    chosen === undefined ? null : <TeamMemberDetails key={chosen.memberId} memberId={chosen.memberId} onLeft={onLeft} />
  return (
    <div className="fy-team fy-team-members" data-wide={isWide || undefined}>
      <div className="fy-team">
        <MemberSearchField value={typed} onValue={setTyped} onDone={endPause} />
        <Row gap={3} align="center" className="fy-team-controls">
          <ToggleGroup
            label={t('records.view')}
            variant="segments"
            options={VIEWS.map((value) => ({ value, label: t(`team.view.${value}`) }))}
            value={isSearch ? 'list' : view}
            onChange={(wanted) => {
              setTyped('')
              onAddress({ ...address, view: wanted === 'list' ? wanted : undefined })
            }}
          />
          <NativeSelect
            label={t('team.sort')}
            labelHidden
            value={sort}
            options={SORTS.map((value) => ({ value, label: t(`team.sort.${value}`) }))}
            onValue={(value) => onAddress({ ...address, sort: value === 'joined' ? undefined : value })}
          />
        </Row>
        {isSearch || view === 'list' ? <Listed {...shown} text={text} /> : <Tree {...shown} of={of} onOf={onOf} />}
      </div>
      {isWide ? (
        <aside className="fy-team-aside" aria-label={t('team.member')}>
          {chosen === undefined ? (
            <p className="fy-team-note">{t('team.member.none')}</p>
          ) : (
            <>
              <h2 className="fy-team-heading">
                <bdi>{chosen.userName}</bdi>
              </h2>
              {details}
            </>
          )}
        </aside>
      ) : (
        <Sheet
          open={chosen !== undefined}
          onClose={() => setChosen(undefined)}
          title={chosen?.userName ?? ''}
          side="bottom"
        >
          {details}
        </Sheet>
      )}
    </div>
  )
}

interface ShownProps {
  readonly sort: TeamSort
  readonly chosen: TeamMember | undefined
  readonly onChoose: (member: TeamMember) => void
  /** Id of a member who turned out to have left: their row goes. */
  readonly left: string | undefined
}

/** Who goes back finds the list as it was left; not where a member has left the team since. */
function placeOf(left = ''): string | undefined {
  const entry = historyEntryKey()
  return entry === undefined ? undefined : `${entry} ${left}`
}

function Listed({ text, sort, chosen, onChoose, left }: ShownProps & { readonly text: string }) {
  const api = useFeature(team)
  const t = useText()
  const list = useList(() => api.members({ text, sort, place: placeOf(left) }), [api, text, sort, left])
  const total = useStore(list.$state).data?.total
  return (
    <>
      <Note className="fy-team-count" role="status">
        <span>{total === undefined ? '' : t('team.count', { count: total, total: grouped(total) })}</span>
        <span>{t('team.turnover.week')}</span>
      </Note>
      <TeamMemberList list={list} searched={text} chosen={chosen?.memberId} onChoose={onChoose} isWindowed />
      <RecordFile
        list={list}
        name="team-members"
        heads={[
          t('team.member'),
          t('team.nickname'),
          t('team.type'),
          t('team.level.head'),
          t('team.upline'),
          t('team.members.direct'),
          t('team.joined'),
          t('team.lastSeen'),
          t('team.turnover'),
        ]}
        cells={(member, timeOf) => [
          member.userName,
          member.nickname ?? '',
          { number: String(member.type ?? '') },
          { number: String(member.level) },
          member.uplineName ?? '',
          { number: String(member.childCount) },
          member.joinedAt === undefined ? '' : timeOf(member.joinedAt),
          member.lastSeenAt === undefined ? '' : timeOf(member.lastSeenAt),
          { number: member.turnover },
        ]}
      />
    </>
  )
}

interface TreeProps extends ShownProps {
  readonly of: string | undefined
  readonly onOf: (memberId: string) => void
}

function Tree({ of, onOf, sort, chosen, onChoose, left }: TreeProps) {
  const api = useFeature(team)
  const t = useText()
  const tree = useList(() => api.tree({ parentId: of, sort, place: placeOf() }), [api, of, sort])
  useEffect(() => {
    if (left !== undefined) tree.remove(left)
  }, [tree, left])
  const { path, total, status, isIncomplete } = useStore(tree.$summary)
  return (
    <>
      <TeamPath
        path={path}
        toOf={(memberId) => ({ name: 'team', params: memberId === undefined ? {} : { of: memberId } })}
      />
      <Note className="fy-team-count" role="status">
        <span>{status === 'ready' ? t('team.direct', { count: total }) : ''}</span>
        <span>{t('team.turnover.week')}</span>
      </Note>
      {isIncomplete ? <EntriesMissing /> : null}
      <TeamTreeGrid tree={tree} chosen={chosen?.memberId} onChoose={onChoose} onEnter={onOf} />
    </>
  )
}

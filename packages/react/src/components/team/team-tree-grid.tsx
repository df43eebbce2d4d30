import type { TeamMember, TeamTree, TeamTreeRow } from '@foyer/core'
import { treeStep } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { ChevronRight, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '../../text/error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { EmptyTeam } from './empty-team.tsx'
import { MEMBER_ROW_REM, MemberText, MemberTurnover } from './team-member-row.tsx'
import { useRowWindow } from './use-row-window.ts'

/** Deeper rows would have no room: their team opens by itself. */
const DEEPEST = 3
const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6']

export interface TeamTreeGridProps {
  readonly tree: TeamTree
  readonly chosen?: string | undefined
  readonly onChoose: (member: TeamMember) => void
  /** Shows the team of a member as a tree of its own. */
  readonly onEnter: (memberId: string) => void
}

/**
 * Members as a tree, whose branches are loaded where they are opened. One stop of the Tab key; arrows, Home, End and Enter move
 * and act (WAI-ARIA authoring practices, treegrid with rows that take the focus).
 */
export function TeamTreeGrid(props: TeamTreeGridProps) {
  const { tree } = props
  const t = useText()
  const { status, error, isIncomplete } = useStore(tree.$summary)
  const rows = useStore(tree.$rows)
  const members = rows.filter(({ kind }) => kind === 'member').length
  if (members > 0) return <Grid {...props} rows={rows} />
  switch (status) {
    case 'failed':
      return <FailedState title={t('team.failed')} error={error} onRetry={() => void tree.load()} />
    case 'ready':
      return isIncomplete ? null : <EmptyTeam />
    default:
      return (
        <div className="fy-records" role="status" aria-busy="true" aria-label={t('team.loading')}>
          {SKELETON_ROWS.map((key) => (
            <div key={key} className="fy-record">
              <Skeleton className="fy-record-waiting" />
              <Skeleton className="fy-record-waiting fy-record-waiting-short" />
            </div>
          ))}
        </div>
      )
  }
}

interface GridProps extends TeamTreeGridProps {
  readonly rows: readonly TeamTreeRow[]
}

function Grid({ tree, rows, chosen, onChoose, onEnter }: GridProps) {
  const t = useText()
  const container = useRef<HTMLDivElement>(null)
  /** The row that takes the focus, by its id, so that it stays where rows come before it; and where that was. */
  const [stop, setStop] = useState<{ readonly id: string; readonly index: number }>()
  const hasFocus = useRef(false)
  /** A key has led there: the focus follows once the row is drawn. */
  const [wanted, setWanted] = useState<string>()
  const found = rows.findIndex(({ id }) => id === stop?.id)
  // Where rows have come in place of the one that stood for them, the first of them.
  const at = found === -1 ? Math.min(stop?.index ?? 0, rows.length - 1) : found
  const {
    blockSize,
    rows: shown,
    show,
  } = useRowWindow({ container, ids: rows.map(({ id }) => id), rowRem: MEMBER_ROW_REM, kept: at })

  const replaced = stop !== undefined && found === -1 ? rows[at]?.id : undefined
  useEffect(() => {
    if (replaced === undefined) return
    setStop({ id: replaced, index: at })
    if (hasFocus.current) setWanted(replaced)
  }, [replaced, at])

  useEffect(() => {
    if (wanted === undefined) return
    const row = [...(container.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])].find(
      (element) => element.dataset.row === wanted,
    )
    if (row === undefined) return
    row.focus({ preventScroll: true })
    setWanted(undefined)
  })

  const open = (row: TeamTreeRow) => {
    if (row.kind !== 'member') return
    if (row.depth >= DEEPEST) onEnter(row.id)
    else void tree.open(row.id)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = rows[at]
    // A button inside a row has keys of its own.
    if (row === undefined || !(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'row')
      return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = treeStep(rows, at, isRtl ? mirrored(event.key) : event.key)
    if (step === undefined) {
      if (row.kind !== 'member' && event.key === 'Enter') void tree.loadMore(row.parentId)
      return
    }
    event.preventDefault()
    if ('to' in step) {
      const next = rows[step.to]
      if (next === undefined) return
      setStop({ id: next.id, index: step.to })
      setWanted(next.id)
      show(step.to)
    } else if ('open' in step) open(row)
    else if ('close' in step) tree.close(step.close)
    else if (row.kind === 'member') onChoose(row.member)
  }

  return (
    <div
      ref={container}
      role="treegrid"
      aria-label={t('team.tree')}
      aria-rowcount={rows.length}
      className="fy-team-rows"
      style={{ blockSize }}
      onKeyDown={press}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      {shown.map(({ index, top, height }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a windowed grid places its rows itself.
          <div
            key={row.id}
            data-place={row.id}
            role="row"
            data-row={row.id}
            tabIndex={index === at ? 0 : -1}
            aria-rowindex={index + 1}
            aria-level={row.depth}
            aria-posinset={row.kind === 'member' ? row.position : undefined}
            aria-setsize={row.kind === 'member' ? row.setSize : undefined}
            aria-expanded={row.kind === 'member' && row.depth < DEEPEST ? row.isOpen : undefined}
            aria-selected={row.id === chosen}
            className="fy-team-row-place"
            data-depth={row.depth}
            style={{ transform: `translateY(${top}px)`, blockSize: height }}
            onFocus={() => setStop({ id: row.id, index })}
          >
            {row.kind === 'member' ? (
              <MemberCells row={row} onOpen={() => (row.isOpen ? tree.close(row.id) : open(row))} onChoose={onChoose} />
            ) : (
              <BranchCell row={row} onMore={() => void tree.loadMore(row.parentId)} />
            )}
          </div>
        )
      })}
    </div>
  )
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
const mirrored = (key: string) => MIRRORED[key] ?? key

interface MemberCellsProps {
  readonly row: Extract<TeamTreeRow, { kind: 'member' }>
  readonly onOpen: () => void
  readonly onChoose: (member: TeamMember) => void
}

function MemberCells({ row, onOpen, onChoose }: MemberCellsProps) {
  const t = useText()
  const { member, isOpen, depth } = row
  const isDeepest = depth >= DEEPEST
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: see the row. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus. */}
      <div role="gridcell" className="fy-team-cell-open">
        {isOpen === undefined ? null : (
          <button
            type="button"
            className="fy-team-open"
            tabIndex={-1}
            aria-expanded={isDeepest ? undefined : isOpen}
            aria-label={t(isDeepest ? 'team.enter' : 'team.open', { name: member.userName })}
            onClick={onOpen}
          >
            <ChevronRight aria-hidden="true" className="fy-icon fy-icon-directional" />
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see the row. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus. */}
      <div role="gridcell" className="fy-team-cell-who">
        <button type="button" className="fy-team-row" tabIndex={-1} onClick={() => onChoose(member)}>
          <MemberText member={member} place="below" />
          <MemberTurnover member={member} />
        </button>
      </div>
    </>
  )
}

interface BranchCellProps {
  readonly row: Exclude<TeamTreeRow, { kind: 'member' }>
  readonly onMore: () => void
}

function BranchCell({ row, onMore }: BranchCellProps) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row.
    // biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus.
    <div role="gridcell" className="fy-team-cell-branch" aria-busy={row.kind === 'loading' || undefined}>
      {row.kind === 'loading' ? <Skeleton className="fy-record-waiting" /> : null}
      {row.kind === 'failed' ? (
        <span role="alert" className="fy-team-sub">
          {row.error === undefined ? t('team.failed') : errorText(t, row.error)}
        </span>
      ) : null}
      {row.kind === 'loading' ? null : (
        <Button size="small" tabIndex={-1} onClick={onMore}>
          {row.kind === 'failed' ? <RotateCw aria-hidden="true" className="fy-icon" /> : null}
          {row.kind === 'failed' ? t('list.retry') : t('team.tree.more', { count: row.remaining })}
        </Button>
      )}
    </div>
  )
}

import type { Lotteries, LotteryData } from '@foyer/core'
import { lotteriesOfMode } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { useLotteries } from '../../hooks/use-lotteries.ts'
import type { Translate } from '../../text/i18n.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { DrawCard } from '../draw-card/draw-card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Heading } from '../heading/heading.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { ToggleGroup, type ToggleOption } from '../toggle-group/toggle-group.tsx'
import { DrawSkeletons } from './draw-skeletons.tsx'
import { NextDraw } from './next-draw.tsx'

export interface LotteryDrawsProps {
  /** undefined: both kinds, LOTT first (ROUTE-17). */
  readonly mode?: 'LOTT' | 'ELOTT' | undefined
}

/** The draws of every lottery: the next one first, then all of them by the platform's menu (CALL-36, CALL-37). */
export function LotteryDraws({ mode }: LotteryDrawsProps) {
  const t = useText()
  const lottery = useLotteries()
  const state = useStore(lottery.$lotteries)
  const data = state.status === 'ready' ? state.data : undefined
  const own = useMemo(() => (data === undefined ? undefined : lotteriesOfMode(data, mode)), [data, mode])

  if (state.status === 'failed') {
    return <FailedState title={t('lottery.failed')} error={state.error} onRetry={() => void lottery.refresh()} />
  }
  if (own === undefined) return <DrawSkeletons />
  if (own.all.length === 0) {
    return (
      <EmptyState
        title={t('lottery.empty.title')}
        text={t('lottery.empty.text')}
        action={
          <ButtonLink to={{ name: 'home' }} size="small">
            {t('lottery.empty.action')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <NextDraw lottery={lottery} lotteries={own.all} />
      <Draws key={mode} lottery={lottery} own={own} />
    </>
  )
}

const ALL = ''

function Draws({ lottery, own }: { readonly lottery: Lotteries; readonly own: LotteryData }) {
  const t = useText()
  const [chosen, setChosen] = useState<string>(ALL)
  const draws = useStore(lottery.$draws)
  const groups = own.groups.filter(({ code }) => code !== ALL)
  const group = groups.find(({ code }) => code === chosen)
  const shown = group?.lotteries ?? own.all
  const known = draws.status === 'ready' ? draws.data : undefined
  const waiting = draws.status === 'failed' ? 'failed' : 'loading'

  return (
    <section className="fy-lottery-draws" aria-label={t('lottery.draws')}>
      <Heading>{t('lottery.draws')}</Heading>
      {/* The lotteries of a single group are all of them. */}
      {groups.length < 2 ? null : (
        <ToggleGroup
          variant="chips"
          label={t('lottery.menu.label')}
          options={[
            toOption(ALL, t('lottery.menu.all'), own.all.length),
            ...groups.map(({ code, name, lotteries }) => toOption(code, groupName(t, code, name), lotteries.length)),
          ]}
          value={group === undefined ? ALL : chosen}
          onChange={setChosen}
        />
      )}
      {draws.status === 'failed' ? (
        <p className="fy-lottery-note" role="alert">
          {t('lottery.drawsFailed')}
          <Button size="small" onClick={() => void lottery.refresh()}>
            {t('state.retry')}
          </Button>
        </p>
      ) : null}
      {draws.status === 'ready' && draws.stale ? <StaleLine at={draws.at} /> : null}
      <ul className="fy-lottery-list">
        {shown.map((one) => (
          <li key={one.game.key}>
            <DrawCard lottery={lottery} of={one} draw={known === undefined ? waiting : known.get(one.game.gameId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function toOption(value: string, name: string, count: number): ToggleOption<string> {
  const label = (
    <>
      {name}
      <span className="fy-lottery-count">{count}</span>
    </>
  )
  return { value, label }
}

/** Texts for known menus; others show the name that the platform sends. */
function groupName(t: Translate, code: string, name: string | undefined): string {
  const key = `lottery.menu.${code}`
  return t.has(key) ? t.any(key) : (name ?? code)
}

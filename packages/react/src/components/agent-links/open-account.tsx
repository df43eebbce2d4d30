import { agentLinks, type RateBounds } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useUserName } from '../../hooks/use-user-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { FailedState } from '../failed-state/failed-state.tsx'
import { RatesWaiting } from '../rebates/rates-waiting.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { AgentLinkList, type LinkList } from './agent-link-list.tsx'
import { OpenDirectly } from './open-directly.tsx'

/** Links by which people join the team, and accounts opened for them directly (AGENT-21). */
export function OpenAccount() {
  const user = useUserName()
  return (
    <PageTexts>
      <Ways key={user} />
    </PageTexts>
  )
}

const WAYS = ['links', 'directly'] as const

function Ways() {
  const api = useFeature(agentLinks)
  const t = useText()
  const [way, setWay] = useState<(typeof WAYS)[number]>('links')
  const list = useList(() => api.list(), [api])
  const bounds = useStore(list.$summary)?.totals?.bounds
  return (
    <div className="fy-rebates">
      <ToggleGroup
        label={t('links.ways')}
        variant="segments"
        options={WAYS.map((value) => ({ value, label: t(`links.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'links' ? <AgentLinkList list={list} bounds={bounds} /> : <Directly list={list} bounds={bounds} />}
    </div>
  )
}

interface DirectlyProps {
  readonly list: LinkList
  readonly bounds: RateBounds | undefined
}

/** The bounds of the rates come with the links. */
function Directly({ list, bounds }: DirectlyProps) {
  const state = useStore(list.$state)
  if (bounds !== undefined) return <OpenDirectly bounds={bounds} />
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={() => void list.load()} />
  return <RatesWaiting />
}

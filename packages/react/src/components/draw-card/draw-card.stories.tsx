import { useStore } from '@nanostores/react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { useLotteries } from '../../hooks/use-lotteries.ts'
import { DrawCard } from './draw-card.tsx'

export default { title: 'Lottery / DrawCard' }

interface CardProps {
  readonly name: string
  readonly state?: 'loading' | 'failed' | 'none'
  readonly lead?: boolean
}
function Card({ name, state, lead }: CardProps) {
  const lottery = useLotteries()
  const lotteries = useStore(lottery.$lotteries)
  const draws = useStore(lottery.$draws)
  const one = lotteries.status === 'ready' ? lotteries.data.all.find(({ game }) => game.name === name) : undefined
  if (one === undefined || draws.status !== 'ready') return null
  const draw = state === undefined ? draws.data.get(one.game.gameId) : state === 'none' ? undefined : state
  return (
    <Plate>
      <div className="story-wide">
        <DrawCard lottery={lottery} of={one} draw={draw} lead={lead} />
      </div>
    </Plate>
  )
}
const On = ({ name, state, lead, ...scene }: CardProps & Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene {...scene}>
    <Card name={name} {...(state && { state })} {...(lead && { lead })} />
  </LobbyScene>
)

export const Lotto = () => <On name="Classic Six Forty Nine" />
export const FourDigits = () => <On name="Singapura 4D" />
export const Race = () => <On name="Racing Car Ten" />
export const Keno = () => <On name="Keno Twenty" />
export const Lead = () => <On name="Night Market 1 Minute" lead />
export const Bengali = () => <On name="Night Market 1 Minute" locale="BN" />
export const Mirrored = () => <On name="Classic Six Forty Nine" locale="RTL" />
export const Loading = () => <On name="Singapura 4D" state="loading" />
export const Failed = () => <On name="Singapura 4D" state="failed" />
export const NotDrawnYet = () => <On name="Singapura 4D" state="none" />

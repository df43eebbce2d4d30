import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { useLotteries } from '../../hooks/use-lotteries.ts'
import { WinnerBoard } from './winner-board.tsx'

export default { title: 'Lottery / WinnerBoard' }

function Board() {
  useLotteries()
  return (
    <Plate>
      <div className="story-wide">
        <WinnerBoard />
      </div>
    </Plate>
  )
}
const On = (scene: Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene {...scene}>
    <Board />
  </LobbyScene>
)

export const Plain = () => <On />
export const Bengali = () => <On locale="BN" />
export const Mirrored = () => <On locale="RTL" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'winnerBoard', kind: 'hang' })} />
export const Failed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'winnerBoard', kind: 'status:400' })} />
)

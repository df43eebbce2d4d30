import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { LotteryDraws, type LotteryDrawsProps } from './lottery-draws.tsx'

export default { title: 'Lottery / LotteryDraws' }

const On = ({ mode, ...scene }: LotteryDrawsProps & Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene {...scene}>
    <Plate>
      <div className="story-wide">
        <LotteryDraws mode={mode} />
      </div>
    </Plate>
  </LobbyScene>
)

export const Both = () => <On />
export const Fast = () => <On mode="ELOTT" />
export const Filipino = () => <On locale="TY" />
export const Bengali = () => <On locale="BN" />
export const Mirrored = () => <On locale="RTL" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'lotteryList', kind: 'hang' })} />
export const Failed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'lotteryList', kind: 'status:400' })} />
)
export const ResultsFailed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'lotteryNumero', kind: 'status:400' })} />
)
export const Empty = () => <On stage={(control) => control.setLobby({ empty: true })} />

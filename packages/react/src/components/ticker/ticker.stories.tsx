import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { Ticker } from './ticker.tsx'

export default { title: 'Home / Ticker' }

const On = (scene: Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene {...scene}>
    <Plate>
      <div className="story-wide">
        <Ticker />
      </div>
    </Plate>
  </LobbyScene>
)

export const Content = () => <On />
export const Mirrored = () => <On locale="RTL" />
export const Filipino = () => <On locale="TY" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'announcements', kind: 'hang' })} />
export const NoAnnouncement = () => <On stage={(control) => control.setAnnouncements({ announcements: [] })} />

import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { FeaturedCarousel } from './featured-carousel.tsx'

export default { title: 'Home / FeaturedCarousel' }

const On = (scene: Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene {...scene}>
    <Plate>
      <div className="story-wide">
        <FeaturedCarousel />
      </div>
    </Plate>
  </LobbyScene>
)

export const Content = () => <On as="player1" />
export const Mirrored = () => <On locale="RTL" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'hotGames', kind: 'hang' })} />
export const Failed = () => <On stage={(control) => control.setFault({ endpoint: 'hotGames', kind: 'status:500' })} />
export const NothingHot = () => <On stage={(control) => control.setLobby({ empty: true })} />

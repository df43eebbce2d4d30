import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { BannerCarousel } from './banner-carousel.tsx'

export default { title: 'Home / BannerCarousel' }

const On = (scene: Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene {...scene}>
    <Plate>
      <div className="story-wide">
        <BannerCarousel />
      </div>
    </Plate>
  </LobbyScene>
)

export const Content = () => <On />
export const Mirrored = () => <On locale="RTL" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'announcements', kind: 'hang' })} />
export const None = () => <On stage={(control) => control.setAnnouncements({ banners: [] })} />

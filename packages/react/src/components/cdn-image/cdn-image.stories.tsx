import { Plate, Scene } from '../../../stories/scene.tsx'
import { CdnImage } from './cdn-image.tsx'

export default { title: 'Games / CdnImage' }

const WORKING =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

export const None = () => (
  <Scene>
    <Plate>
      <div className="story-square">
        <CdnImage path={undefined} alt="Fire Phoenix" />
      </div>
    </Plate>
  </Scene>
)
export const Broken = () => (
  <Scene>
    <Plate>
      <div className="story-square">
        <CdnImage path="nothing-here.svg" alt="Fire Phoenix" />
      </div>
    </Plate>
  </Scene>
)
export const Working = () => (
  <Scene
    stage={({ foyer }) => {
      Object.assign(foyer, { platform: { ...foyer.platform, imageUrl: () => WORKING } })
    }}
  >
    <Plate>
      <div className="story-square">
        <CdnImage path="a.svg" alt="Fire Phoenix" />
      </div>
    </Plate>
  </Scene>
)

import { Plate, Scene } from '../../../stories/scene.tsx'
import { Skeleton } from './skeleton.tsx'

export default { title: 'Primitives / Skeleton' }

export const All = () => (
  <Scene>
    <Plate>
      <div className="story-square">
        <Skeleton />
        <Skeleton />
      </div>
      <div className="story-square">
        <Skeleton shape="block" />
      </div>
      <div className="story-square">
        <Skeleton shape="circle" />
      </div>
    </Plate>
  </Scene>
)

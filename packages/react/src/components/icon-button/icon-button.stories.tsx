import { Menu } from 'lucide-react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { IconButton } from './icon-button.tsx'

export default { title: 'Primitives / IconButton' }

export const All = () => (
  <Scene>
    <Plate>
      <IconButton label="Menu" icon={<Menu aria-hidden className="fy-icon" />} />
      <IconButton label="Menu" disabled icon={<Menu aria-hidden className="fy-icon" />} />
    </Plate>
  </Scene>
)

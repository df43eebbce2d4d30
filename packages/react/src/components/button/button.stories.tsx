import { Plus } from 'lucide-react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

export default { title: 'Primitives / Button' }

export const All = () => (
  <Scene>
    <Plate>
      <Button tone="primary">Primary</Button>
      <Button>Neutral</Button>
      <Button tone="danger">Danger</Button>
      <Button tone="quiet">Quiet</Button>
      <Button tone="primary" size="small">
        <Plus aria-hidden className="fy-icon" />
        Small with icon
      </Button>
      <Button tone="primary" busy>
        At work
      </Button>
      <Button disabled>Disabled</Button>
      <ButtonLink to="/m/home" tone="primary" wide>
        A link that looks like one, and takes the whole line
      </ButtonLink>
    </Plate>
  </Scene>
)

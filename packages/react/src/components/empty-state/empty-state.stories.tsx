import { Heart } from 'lucide-react'
import { Scene } from '../../../stories/scene.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

export default { title: 'States / EmptyState' }

export const Plain = () => (
  <Scene>
    <EmptyState />
  </Scene>
)
export const WithNextStep = () => (
  <Scene>
    <EmptyState
      icon={<Heart aria-hidden className="fy-icon" />}
      title="No favorites yet"
      text="Tap the heart of a game and it waits for you here."
      action={<Button size="small">Show all games</Button>}
    />
  </Scene>
)

import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { ToggleGroup } from './toggle-group.tsx'

export default { title: 'Forms / ToggleGroup' }

const WAYS = [
  { value: 'username', label: 'User name' },
  { value: 'mobile', label: 'Mobile number' },
] as const

function Choice() {
  const [value, setValue] = useState<'username' | 'mobile'>('username')
  return <ToggleGroup variant="segments" label="Register with" options={WAYS} value={value} onChange={setValue} />
}

export const Two = () => (
  <Scene>
    <Plate>
      <Choice />
    </Plate>
  </Scene>
)

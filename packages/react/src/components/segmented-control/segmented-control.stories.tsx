import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { SegmentedControl } from './segmented-control.tsx'

export default { title: 'Forms / SegmentedControl' }

const WAYS = [
  { value: 'username', label: 'User name' },
  { value: 'mobile', label: 'Mobile number' },
] as const

function Choice() {
  const [value, setValue] = useState<'username' | 'mobile'>('username')
  return <SegmentedControl label="Register with" segments={WAYS} value={value} onValue={setValue} />
}

export const Two = () => (
  <Scene>
    <Plate>
      <Choice />
    </Plate>
  </Scene>
)

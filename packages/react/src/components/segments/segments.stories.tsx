import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Segments } from './segments.tsx'

export default { title: 'Forms / Segments' }

const WAYS = [
  { value: 'username', label: 'User name' },
  { value: 'mobile', label: 'Mobile number' },
] as const

function Choice() {
  const [value, setValue] = useState<'username' | 'mobile'>('username')
  return <Segments label="Register with" segments={WAYS} value={value} onValue={setValue} />
}

export const Two = () => (
  <Scene>
    <Plate>
      <Choice />
    </Plate>
  </Scene>
)

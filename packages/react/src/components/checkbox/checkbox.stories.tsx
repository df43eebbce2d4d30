import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Checkbox } from './checkbox.tsx'

export default { title: 'Primitives / Checkbox' }

export const All = () => {
  const [checked, setChecked] = useState(true)
  return (
    <Scene>
      <Plate>
        <Checkbox label="Remember me" checked={checked} onValue={setChecked} />
        <Checkbox label="Cannot be changed" disabled onValue={() => {}} />
      </Plate>
    </Scene>
  )
}

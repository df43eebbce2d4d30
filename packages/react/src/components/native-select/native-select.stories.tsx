import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { NativeSelect } from './native-select.tsx'

export default { title: 'Primitives / NativeSelect' }

const options = [
  { value: '', label: 'All vendors' },
  { value: 'JL', label: 'JILI' },
  { value: 'PP', label: 'Pragmatic', disabled: true },
]

export const All = () => {
  const [value, setValue] = useState('')
  return (
    <Scene>
      <Plate>
        <NativeSelect label="Vendor" options={options} value={value} onValue={setValue} />
        <NativeSelect label="Vendor" labelHidden options={options} value={value} onValue={setValue} />
        <NativeSelect label="Disabled" disabled options={options} value={value} onValue={setValue} />
      </Plate>
    </Scene>
  )
}

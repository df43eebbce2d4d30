import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { TextArea } from './text-area.tsx'

export default { title: 'Primitives / TextArea' }

function Live({ start = '', error }: { readonly start?: string; readonly error?: string }) {
  const [value, setValue] = useState(start)
  return (
    <TextArea label="Comment" value={value} error={error} count={[...value].length} most={140} onValue={setValue} />
  )
}

export const All = () => (
  <Scene>
    <Plate>
      <Live />
      <Live start="I played from Monday to Friday." />
      <Live start={'Too long. '.repeat(15)} error="A comment has at most 140 characters." />
    </Plate>
  </Scene>
)

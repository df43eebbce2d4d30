import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export default { title: 'Primitives / TextField' }

function Live(props: Omit<TextFieldProps, 'onValue' | 'value'> & { readonly start?: string }) {
  const { start = '', ...rest } = props
  const [value, setValue] = useState(start)
  return <TextField {...rest} value={value} onValue={setValue} />
}

export const All = () => (
  <Scene>
    <Plate>
      <Live label="User name" icon={<UserRound aria-hidden className="fy-icon" />} placeholder="4 to 16 characters" />
      <Live label="With a hint" hint="You find it on your card." start="demo" />
      <Live label="With an error" error="4 to 16 letters or digits, starting with a letter." start="1" />
      <Live label="Password" type="password" start="Foyer2026" />
      <Live label="Disabled" disabled start="demo" />
    </Plate>
  </Scene>
)

import { useState } from 'react'
import { WithPageTexts } from '../../../stories/page-texts.tsx'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { PhoneField } from './phone-field.tsx'

export default { title: 'Forms / DialingCodeSelect' }

function Phone({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('9170000001')
  const [code, setCode] = useState('63')
  return (
    <PhoneField
      label="Mobile number"
      value={value}
      onValue={setValue}
      onBlur={() => {}}
      dialingCode={code}
      onDialingCode={setCode}
      error={error}
    />
  )
}

export const Filled = () => (
  <Scene>
    <WithPageTexts>
      <Plate>
        <Phone />
      </Plate>
    </WithPageTexts>
  </Scene>
)
export const Wrong = () => (
  <Scene>
    <WithPageTexts>
      <Plate>
        <Phone error="Please enter a valid mobile number." />
      </Plate>
    </WithPageTexts>
  </Scene>
)
export const Mirrored = () => (
  <Scene locale="RTL">
    <WithPageTexts>
      <Plate>
        <Phone />
      </Plate>
    </WithPageTexts>
  </Scene>
)

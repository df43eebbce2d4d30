import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { DateField } from './date-field.tsx'

export default { title: 'Controls / DateField' }

function Field({ error }: { readonly error?: string }) {
  const [day, setDay] = useState('2026-03-05')
  return <DateField label="From" value={day} onValue={setDay} error={error} />
}

export const Plain = () => (
  <Scene>
    <Plate>
      <Field />
    </Plate>
  </Scene>
)
export const Wrong = () => (
  <Scene>
    <Plate>
      <Field error="Please fill this in." />
    </Plate>
  </Scene>
)
export const Mirrored = () => (
  <Scene locale="RTL">
    <Plate>
      <Field />
    </Plate>
  </Scene>
)

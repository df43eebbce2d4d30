import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Button } from '../button/button.tsx'
import { LanguagePicker } from './language-picker.tsx'

export default { title: 'Chrome / LanguagePicker' }

export const Open = () => {
  const [open, setOpen] = useState(true)
  return (
    <Scene config={{ languages: ['EN', 'TY', 'BN', 'VI'] }}>
      <Plate>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Plate>
      <LanguagePicker open={open} onClose={() => setOpen(false)} />
    </Scene>
  )
}

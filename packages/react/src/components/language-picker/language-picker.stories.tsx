import { useState } from 'react'
import { Plate, Scene, type SceneProps } from '../../../stories/scene.tsx'
import { Button } from '../button/button.tsx'
import { LanguageList } from './language-list.tsx'
import { LanguagePicker } from './language-picker.tsx'

export default { title: 'Chrome / LanguagePicker' }

function Picker({ locale, languages = ['EN', 'TY', 'BN'] }: Pick<SceneProps, 'locale'> & { languages?: string[] }) {
  const [open, setOpen] = useState(true)
  return (
    <Scene locale={locale} config={{ languages: [...languages, ...(locale === 'RTL' ? ['RTL'] : [])] }}>
      <Plate>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Plate>
      <LanguagePicker open={open} onClose={() => setOpen(false)} />
    </Scene>
  )
}

export const Open = () => <Picker />
export const WithoutTexts = () => <Picker languages={['EN', 'VI']} />
export const Bengali = () => <Picker locale="BN" />
export const Mirrored = () => <Picker locale="RTL" />

export const OnAPage = () => (
  <Scene>
    <Plate>
      <LanguageList />
    </Plate>
  </Scene>
)

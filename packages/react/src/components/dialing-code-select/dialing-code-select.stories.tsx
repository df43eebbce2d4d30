import { dialingCountries } from '@foyer/core/site'
import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { PageTexts } from '../../text/page-texts.tsx'
import { CountryPicker } from './country-picker.tsx'
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
    <PageTexts>
      <Plate>
        <Phone />
      </Plate>
    </PageTexts>
  </Scene>
)
export const Wrong = () => (
  <Scene>
    <PageTexts>
      <Plate>
        <Phone error="Please enter a valid mobile number." />
      </Plate>
    </PageTexts>
  </Scene>
)
export const Mirrored = () => (
  <Scene locale="RTL">
    <PageTexts>
      <Plate>
        <Phone />
      </Plate>
    </PageTexts>
  </Scene>
)

const picker = (tag: string) => () => {
  const countries = dialingCountries(tag)
  return (
    <Scene>
      <PageTexts>
        <Plate>
          <CountryPicker
            countries={countries}
            chosen={countries.find(({ region }) => region === 'PH')}
            onChoose={() => {}}
          />
        </Plate>
      </PageTexts>
    </Scene>
  )
}

export const Countries = picker('en')
export const CountriesInBengali = picker('bn')

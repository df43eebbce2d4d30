import type { DialingCountry } from '@foyer/core'
import { countryOf, dialingCountries } from '@foyer/core/site'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { CountryPicker } from './country-picker.tsx'

export interface DialingCodeSelectProps {
  /** Digits without the plus. */
  readonly value: string
  readonly onValue: (code: string) => void
  readonly disabled?: boolean | undefined
}

/** The country of a number (REG-05): a button, and behind it all countries with a search. */
export function DialingCodeSelect({ value, onValue, disabled }: DialingCodeSelectProps) {
  const t = useText()
  const id = useId()
  const { tag } = useTranslation()
  const countries = useMemo(() => dialingCountries(tag), [tag])
  const [open, setOpen] = useState(false)
  // Several countries share a code: the one that was tapped is remembered.
  const [region, setRegion] = useState<string>()
  const country = countryOf(countries, value, region)
  const choose = (next: DialingCountry) => {
    setRegion(next.region)
    onValue(next.code)
    setOpen(false)
  }
  return (
    <div className="fy-select fy-dialing">
      <span className="fy-text-field-label" id={`${id}-label`}>
        {t('phone.dialingCode')}
      </span>
      <div className="fy-select-box">
        <button
          type="button"
          className="fy-select-input fy-dialing-button"
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <span aria-hidden>
            <span className="fy-dialing-region">{country?.region}</span>+{value}
          </span>
          <span className="fy-hidden-text" id={`${id}-value`}>
            {[country?.name, `+${value}`].join(' ')}
          </span>
        </button>
        <ChevronDown aria-hidden className="fy-icon" />
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('phone.title')} side="bottom">
        <CountryPicker countries={countries} chosen={country} onChoose={choose} />
      </Sheet>
    </div>
  )
}

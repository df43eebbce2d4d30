import { DIALING_CODES } from '@foyer/core'
import { useMemo } from 'react'
import { useShownLanguage, useText } from '../../text/use-text.ts'
import { NativeSelect, type SelectOption } from '../native-select/native-select.tsx'

export interface DialingCodeSelectProps {
  /** Digits without the plus. */
  readonly value: string
  readonly onValue: (code: string) => void
  readonly disabled?: boolean | undefined
}

/** The platform's own picker: it finds a country by its first letters. */
export function DialingCodeSelect({ value, onValue, disabled }: DialingCodeSelectProps) {
  const t = useText()
  const { tag } = useShownLanguage()
  const options = useMemo(() => optionsFor(tag), [tag])
  const known = options.some((option) => option.value === value)
  return (
    <NativeSelect
      className="fy-dialing"
      label={t('phone.dialingCode')}
      name="countryDialingCode"
      autoComplete="tel-country-code"
      options={known ? options : [{ value, label: `+${value}` }, ...options]}
      value={value}
      disabled={disabled}
      onValue={onValue}
    />
  )
}

/** Countries by name; those that share a code share a line. */
function optionsFor(tag: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  const byCode = new Map<string, string[]>()
  for (const { region, code } of DIALING_CODES) {
    byCode.set(code, [...(byCode.get(code) ?? []), names.of(region) ?? region])
  }
  const order = new Intl.Collator([tag, 'en'])
  return [...byCode]
    .map(([code, regions]) => ({ code, regions: regions.sort(order.compare).join(', ') }))
    .sort((one, other) => order.compare(one.regions, other.regions))
    .map(({ code, regions }) => ({ value: code, label: `+${code} ${regions}` }))
}

import type { DialingCountry } from '@foyer/core'
import { findCountries } from '@foyer/core/site'
import { Check, Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useCombobox } from '../../hooks/use-combobox.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useText } from '../../text/use-text.ts'

export interface CountryPickerProps {
  readonly countries: readonly DialingCountry[]
  readonly chosen: DialingCountry | undefined
  readonly onChoose: (country: DialingCountry) => void
}

/**
 * A list with a search above it. On touch the focus starts in the list, so that no keyboard covers it; otherwise in the
 * search.
 */
export function CountryPicker({ countries, chosen, onChoose }: CountryPickerProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const withKeys = useMediaQuery('(pointer: fine)')
  const [search, setSearch] = useState('')
  const found = useMemo(() => findCountries(countries, search), [countries, search])
  const combobox = useCombobox({
    count: found.length,
    onChoose(at) {
      const country = found[at]
      if (country !== undefined) onChoose(country)
    },
    inlineFrom: Math.max(0, chosen === undefined ? 0 : countries.indexOf(chosen)),
  })
  const { active } = combobox

  /** The dialog gives the focus to the element with this attribute when it opens. */
  const first = (wanted: boolean) => (element: HTMLElement | null) => {
    if (element !== null) element.autofocus = wanted
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the search or the list inside.
    <div
      className="fy-countries"
      // The list has no height before the dialog is open, which is when it gets the focus.
      onFocus={() => {
        if (!shown.current) list.current?.children[active]?.scrollIntoView({ block: 'center' })
        shown.current = true
      }}
    >
      <div className="fy-search">
        <Search aria-hidden className="fy-icon fy-countries-icon" />
        <input
          ref={first(withKeys)}
          className="fy-search-input"
          type="text"
          aria-label={t('phone.search')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={60}
          placeholder={t('phone.search')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            combobox.typed()
          }}
          {...combobox.inputProps}
        />
      </div>
      <p className={found.length === 0 ? 'fy-countries-none' : 'fy-hidden-text'} role="status">
        {found.length === 0 ? t('phone.none') : t('phone.found', [found.length])}
      </p>
      <div
        role="listbox"
        ref={(element) => {
          list.current = element
          first(!withKeys)(element)
        }}
        className="fy-countries-list"
        aria-label={t('phone.countries')}
        {...combobox.listProps}
      >
        {found.map((country, index) => (
          <div
            key={country.region}
            className="fy-country"
            data-active={index === active || undefined}
            {...combobox.optionProps(index, country === chosen)}
          >
            <span className="fy-country-name">{country.name}</span>
            <span className="fy-country-code">+{country.code}</span>
            {country === chosen ? <Check aria-hidden className="fy-icon" /> : null}
          </div>
        ))}
      </div>
    </div>
  )
}

import { type DialingCountry, findCountries } from '@foyer/core'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useText } from '../../text/use-text.ts'

export interface CountryPickerProps {
  readonly countries: readonly DialingCountry[]
  readonly chosen: DialingCountry | undefined
  readonly onChoose: (country: DialingCountry) => void
}

/** Countries at a press of Page up or Page down. */
const PAGE = 8

/**
 * A list with a search above it: a combobox that is always open. On touch the focus starts in the list, so that no
 * keyboard covers it; otherwise in the search.
 */
export function CountryPicker({ countries, chosen, onChoose }: CountryPickerProps) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(false)
  const withKeys = useMediaQuery('(pointer: fine)')
  const [search, setSearch] = useState('')
  const found = useMemo(() => findCountries(countries, search), [countries, search])
  const [active, setActive] = useState(() => Math.max(0, chosen === undefined ? 0 : countries.indexOf(chosen)))
  const current = found[active]
  const optionId = (country: DialingCountry | undefined) => country && `${id}-${country.region}`

  useEffect(() => showOption(list.current, active, 'nearest'), [active])

  const look = (text: string) => {
    setSearch(text)
    setActive(0)
  }
  const move = (to: number) => setActive(Math.min(Math.max(to, 0), found.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actionOf(event.key, event.target === list.current)
    if (act === undefined) return
    // Enter would submit the surrounding form, arrows would scroll or move the caret.
    event.preventDefault()
    if (act === 'choose') {
      if (current !== undefined) onChoose(current)
    } else move(act === 'first' ? 0 : act === 'last' ? found.length - 1 : active + act)
  }

  /** The dialog gives the focus to the element with this attribute when it opens. */
  const first = (wanted: boolean) => (element: HTMLElement | null) => {
    if (element !== null) element.autofocus = wanted
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the search and the list inside.
    <div
      className="fy-countries"
      onKeyDown={onKeyDown}
      // The list has no height before the dialog is open, which is when it gets the focus.
      onFocus={() => {
        if (!shown.current) showOption(list.current, active, 'center')
        shown.current = true
      }}
    >
      <div className="fy-search">
        <Search aria-hidden className="fy-icon fy-countries-icon" />
        <input
          ref={first(withKeys)}
          className="fy-search-input"
          type="text"
          role="combobox"
          aria-label={t('phone.search')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={optionId(current)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={60}
          placeholder={t('phone.search')}
          value={search}
          onChange={(event) => look(event.target.value)}
        />
      </div>
      <p className={found.length === 0 ? 'fy-countries-none' : 'fy-hidden-text'} role="status">
        {found.length === 0 ? t('phone.none') : t('phone.found', [found.length])}
      </p>
      <ul
        ref={(element) => {
          list.current = element
          first(!withKeys)(element)
        }}
        id={`${id}-list`}
        className="fy-countries-list"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list box is a list.
        role="listbox"
        aria-label={t('phone.countries')}
        aria-activedescendant={optionId(current)}
        tabIndex={0}
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter chooses, in the search and in the list.
          <li
            key={country.region}
            id={optionId(country)}
            className="fy-country"
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list box.
            role="option"
            tabIndex={-1}
            aria-selected={country === chosen}
            data-active={index === active || undefined}
            onClick={() => onChoose(country)}
          >
            <span className="fy-country-name">{country.name}</span>
            <span className="fy-country-code">+{country.code}</span>
            {country === chosen ? <Check aria-hidden className="fy-icon" /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function showOption(list: HTMLElement | null, index: number, block: 'nearest' | 'center'): void {
  list?.children[index]?.scrollIntoView({ block })
}

/** What a key does; a number moves. Home and End move the caret while there is text in the search. */
function actionOf(key: string, inList: boolean): number | 'first' | 'last' | 'choose' | undefined {
  switch (key) {
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'PageDown':
      return PAGE
    case 'PageUp':
      return -PAGE
    case 'Enter':
      return 'choose'
    case 'Home':
      return inList ? 'first' : undefined
    case 'End':
      return inList ? 'last' : undefined
    case ' ':
      return inList ? 'choose' : undefined
    default:
      return undefined
  }
}

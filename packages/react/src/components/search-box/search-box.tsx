import { type GameList, launch, type Suggestion } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAutocomplete } from '../../hooks/use-autocomplete.ts'
import { useCombobox } from '../../hooks/use-combobox.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { SuggestionList } from './suggestion-list.tsx'

export interface SearchBoxProps {
  /** What is searched for now; shown when it changes from outside. */
  readonly value: string
  /** Enter or the icon (LIST-03); core trims and waits. */
  readonly onSearch: (text: string) => void
  /** The list beside it, whose games are suggested first. */
  readonly list?: Pick<GameList, '$items'> | undefined
  /** Vendor code where the page is limited to one: so are the suggestions. */
  readonly vendorCode?: string | undefined
  /** Default: "Search". */
  readonly placeholder?: string | undefined
  /** Takes the focus on mount, for the page of the search. */
  readonly focused?: boolean | undefined
}

/** A search by name with suggestions during typing: games open at once, vendors lead to their pages. */
export function SearchBox({ value, onSearch, list, vendorCode, placeholder, focused = false }: SearchBoxProps) {
  const t = useText()
  const { access } = useFoyer()
  const launchApi = useFeature(launch)
  const input = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: value })
  const searchSuggestions = useAutocomplete(list, vendorCode)
  const { text, suggestions, isSearching, hasNoResults } = useStore(searchSuggestions.$state)
  // The last option is the search itself.
  const count = text === '' || text !== typed.text.trim() ? 0 : suggestions.length + 1

  const search = (wanted: string) => {
    searchSuggestions.clear()
    combobox.close()
    onSearch(wanted)
    hideKeyboard()
  }
  // A phone takes its keyboard away when a button has the focus, and a screen reader stays at the search.
  const hideKeyboard = () => submitButton.current?.focus({ preventScroll: true })
  const open = (suggestion: Suggestion) => {
    searchSuggestions.clear()
    combobox.close()
    hideKeyboard()
    switch (suggestion.kind) {
      case 'game':
        void launchApi.launch(suggestion.game)
        return
      case 'vendor':
        access.go({ name: 'vendor', params: { vassalage: suggestion.vendor.code } })
    }
  }
  const choose = (at: number) => {
    const suggestion = suggestions[at]
    if (suggestion === undefined) search(typed.text)
    else open(suggestion)
  }
  const combobox = useCombobox({ count, onChoose: choose, onFocus: () => searchSuggestions.prefetch() })

  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const change = (next: string) => {
    setTyped({ value, text: next })
    searchSuggestions.setText(next)
    combobox.typed()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed.text)
  }
  const clear = () => {
    setTyped({ value, text: '' })
    searchSuggestions.clear()
    if (value !== '') onSearch('')
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones of last year do not know <search>.
    <form role="search" className="fy-search" onSubmit={submit}>
      <button
        ref={submitButton}
        type="submit"
        className="fy-search-submit"
        aria-label={t('search.submit')}
        data-replay=""
      >
        <Search aria-hidden="true" className="fy-icon" />
      </button>
      <input
        ref={input}
        className="fy-search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        aria-label={t('search.label')}
        placeholder={placeholder ?? t('search.placeholder')}
        value={typed.text}
        onChange={(event) => change(event.currentTarget.value)}
        {...combobox.inputProps}
      />
      {typed.text === '' ? null : (
        <button type="button" className="fy-search-clear" aria-label={t('search.clear')} onClick={clear}>
          <X aria-hidden="true" className="fy-icon" />
        </button>
      )}
      <SuggestionList
        combobox={combobox}
        text={text}
        suggestions={suggestions}
        asking={isSearching}
        inVain={hasNoResults}
      />
    </form>
  )
}

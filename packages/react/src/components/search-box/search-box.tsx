import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'

export interface SearchBoxProps {
  /** What is searched for now; shown when it changes from outside. */
  readonly value: string
  /** Enter or the icon (LIST-03); core trims and waits. */
  readonly onSearch: (text: string) => void
}

export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: value })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.text)
    // Puts the keyboard of a phone away, so that the results are seen.
    input.current?.blur()
  }
  const clear = () => {
    setTyped({ value, text: '' })
    if (value !== '') onSearch('')
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones of last year do not know <search>.
    <form role="search" className="fy-search" onSubmit={submit}>
      <button type="submit" className="fy-search-submit" aria-label={t('search.submit')}>
        <Search aria-hidden="true" className="fy-icon" />
      </button>
      <input
        ref={input}
        className="fy-search-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={typed.text}
        onChange={(event) => setTyped({ value, text: event.currentTarget.value })}
      />
      {typed.text === '' ? null : (
        <button type="button" className="fy-search-clear" aria-label={t('search.clear')} onClick={clear}>
          <X aria-hidden="true" className="fy-icon" />
        </button>
      )}
    </form>
  )
}

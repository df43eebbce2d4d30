import type { Game, Suggestion } from '@foyer/core'
import { Search, Store } from 'lucide-react'
import type { Combobox } from '../../hooks/use-combobox.ts'
import { useVendorName } from '../../hooks/use-vendor-name.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { CdnImage } from '../cdn-image/cdn-image.tsx'

export interface SuggestionListProps {
  readonly combobox: Combobox
  readonly text: string
  readonly suggestions: readonly Suggestion[]
  readonly asking: boolean
  /** No name is similar to the text. */
  readonly inVain: boolean
}

/** The suggestions for a text, or that there are none, and the search for it. A status tells screen readers the result. */
export function SuggestionList({ combobox, text, suggestions, asking, inVain }: SuggestionListProps) {
  const t = useText()
  const { open, active } = combobox
  const option = (at: number) => ({
    ...combobox.optionProps(at, at === active),
    className: 'fy-suggestion-list-option',
  })

  const none = t('suggest.none', { text })

  return (
    <>
      <span className="fy-hidden-text" role="status">
        {!open || asking ? '' : inVain ? none : t('suggest.count', { count: suggestions.length })}
      </span>
      {open ? (
        <div className="fy-suggestion-list">
          {inVain ? <p className="fy-suggestion-list-none">{none}</p> : null}
          <div role="listbox" {...combobox.listProps} aria-label={t('suggest.label')} aria-busy={asking}>
            {suggestions.map((suggestion, at) => (
              <div key={suggestion.key} {...option(at)}>
                <Words suggestion={suggestion} />
              </div>
            ))}
            <div {...option(suggestions.length)}>
              <span className="fy-suggestion-list-mark">
                <Search aria-hidden="true" className="fy-icon" />
              </span>
              <span className="fy-suggestion-list-name">{t('suggest.search', { text })}</span>
            </div>
          </div>
        </div>
      ) : null}
    </>
  )
}

function Words({ suggestion }: { readonly suggestion: Suggestion }) {
  const t = useText()
  switch (suggestion.kind) {
    case 'vendor':
      return (
        <>
          <span className="fy-suggestion-list-mark">
            <Store aria-hidden="true" className="fy-icon" />
          </span>
          <span className="fy-suggestion-list-words">
            <span className="fy-suggestion-list-name" dir="auto">
              {suggestion.vendor.name}
            </span>
            <span className="fy-suggestion-list-about">{t('suggest.vendor')}</span>
          </span>
        </>
      )
    case 'game':
      return <GameWords game={suggestion.game} />
  }
}

function GameWords({ game }: { readonly game: Game }) {
  const t = useText()
  const vendor = useVendorName(game.vendorCode)
  return (
    <>
      <span className="fy-suggestion-list-mark">
        <CdnImage path={game.icon} alt="" shape="icon" priority="first" />
      </span>
      <span className="fy-suggestion-list-words">
        <span className="fy-suggestion-list-name" dir="auto">
          {game.name}
        </span>
        <span className="fy-suggestion-list-about">{`${categoryName(t, game.category ?? game.type)} · ${vendor}`}</span>
      </span>
    </>
  )
}

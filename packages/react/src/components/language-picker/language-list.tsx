import { LANGUAGE_PICKER_CODES } from '@foyer/core/site'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLanguageCode } from '../../hooks/store-hooks.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { LanguageLine } from './language-line.tsx'

export interface LanguageListProps {
  /** Called when the language has changed. */
  readonly onChoose?: (() => void) | undefined
}

/** The languages of the site, and below them, collapsed, the others of the 40 listed ones (I18N-02). */
export function LanguageList({ onChoose }: LanguageListProps) {
  const { foyer, text } = useFoyerContext()
  const { languages } = foyer
  const t = useText()
  const chosen = useLanguageCode()
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const [waiting, setWaiting] = useState<string>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const choose = async (code: string) => {
    if (code === languages.$language.get() && code === text.$shown.get().code) {
      // Takes a choice under way back.
      languages.setLanguage(code)
      onChoose?.()
      return
    }
    setWaiting(code)
    const isSet = await languages.changeLanguage(code, () => text.loadLanguage(code))
    // A language that was set when its texts could not be had is no change that anybody is told of.
    if (isSet) await text.show(code)
    setWaiting((current) => (current === code ? undefined : current))
    // The texts may come when the menu around this is closed, or another one is open.
    if (isSet && isShown.current) onChoose?.()
  }
  const others = LANGUAGE_PICKER_CODES.filter((code) => !languages.available.includes(code))
  return (
    <>
      <ul className="fy-menu-list">
        {languages.available.map((code) => (
          <LanguageLine
            key={code}
            code={code}
            chosen={code === chosen}
            waiting={code === waiting}
            onChoose={() => void choose(code)}
          />
        ))}
      </ul>
      <button
        type="button"
        className="fy-menu-item fy-language-more"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className="fy-menu-label">{t('language.more')}</span>
        <Note as="span" className="fy-menu-value">
          {others.length}
        </Note>
        <ChevronDown aria-hidden className="fy-icon" />
      </button>
      <ul id={id} className="fy-menu-list" aria-label={t('language.more')} hidden={!unfolded}>
        {unfolded ? others.map((code) => <LanguageLine key={code} code={code} />) : null}
      </ul>
    </>
  )
}

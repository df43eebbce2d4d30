import { Check } from 'lucide-react'
import { languageName } from '../../text/language-name.ts'
import { useLocales, useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'

export interface LanguageLineProps {
  readonly code: string
  readonly chosen?: boolean | undefined
  /** Chosen, while its texts are loading. */
  readonly waiting?: boolean | undefined
  /** Absent for a language that the site does not have: it is marked, and cannot be chosen (I18N-02). */
  readonly onChoose?: (() => void) | undefined
}

/** One language by its own name, with its code. */
export function LanguageLine({ code, chosen = false, waiting = false, onChoose }: LanguageLineProps) {
  const t = useText()
  const locale = useLocales()[code]
  const ready = locale !== undefined && onChoose !== undefined
  return (
    <li>
      <button
        type="button"
        className="fy-menu-item"
        aria-pressed={ready ? chosen : undefined}
        aria-busy={waiting || undefined}
        disabled={!ready}
        onClick={onChoose}
      >
        <span className="fy-menu-label">
          <bdi lang={locale?.tag ?? code.toLowerCase()}>{locale?.name ?? languageName(code)}</bdi>
        </span>
        {ready ? null : (
          <Note as="span" className="fy-menu-value">
            {t('language.unavailable')}
          </Note>
        )}
        <span aria-hidden className="fy-language-code">
          {code}
        </span>
        {chosen ? <Check aria-hidden className="fy-icon fy-language-mark" /> : null}
      </button>
    </li>
  )
}

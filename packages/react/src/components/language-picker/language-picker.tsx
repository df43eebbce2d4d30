import { Check } from 'lucide-react'
import { useLanguage } from '../../hooks/stores.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useLocales, useText } from '../../text/use-text.ts'
import { Sheet } from '../sheet/sheet.tsx'

export interface LanguagePickerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The languages of the site, each by its own name. */
export function LanguagePicker({ open, onClose }: LanguagePickerProps) {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={t('language.title')} side="bottom">
      <LanguageList onChoose={onClose} />
    </Sheet>
  )
}

/** The same without the sheet, for a settings page. */
export function LanguageList({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const foyer = useFoyer()
  const t = useText()
  const chosen = useLanguage()
  const locales = useLocales()
  return (
    <ul className="fy-menu-list">
      {foyer.languages.available.map((code) => {
        const locale = locales[code]
        return (
          <li key={code}>
            <button
              type="button"
              className="fy-menu-item"
              lang={locale?.tag}
              aria-pressed={code === chosen}
              disabled={locale === undefined}
              onClick={() => {
                foyer.languages.setLanguage(code)
                onChoose?.()
              }}
            >
              <span className="fy-menu-label">{locale?.name ?? code}</span>
              {locale === undefined ? <span className="fy-menu-value">{t('language.unavailable')}</span> : null}
              {code === chosen ? <Check aria-hidden className="fy-icon fy-language-mark" /> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

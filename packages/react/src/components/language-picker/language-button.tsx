import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useLanguageCode } from '../../hooks/store-hooks.ts'
import { useText } from '../../text/use-text.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { RenderLazyComponent } from '../lazy/render-lazy-component.tsx'
import { LazySheet } from '../sheet/lazy-sheet.tsx'

const languageList = lazyComponent(async () => (await import('./language-list.tsx')).LanguageList)

/** Changes the language without leaving the page, for bars above forms: typed values stay. */
export function LanguageButton() {
  const t = useText()
  const code = useLanguageCode()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="fy-language-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Languages aria-hidden className="fy-icon" />
        <span className="fy-hidden-text">{t('language.change')}</span>
        <span>{code}</span>
      </button>
      <LazySheet open={open} onClose={close} title={t('language.change')} side="bottom">
        <RenderLazyComponent component={languageList} props={{ onChoose: close }} />
      </LazySheet>
    </>
  )
}

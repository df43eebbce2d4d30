import { useText } from '../../text/use-text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { LanguageList } from './language-list.tsx'

export interface LanguagePickerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The languages, each by its own name. */
export function LanguagePicker({ open, onClose }: LanguagePickerProps) {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={t('language.title')} side="bottom">
      <LanguageList onChoose={onClose} />
    </Sheet>
  )
}

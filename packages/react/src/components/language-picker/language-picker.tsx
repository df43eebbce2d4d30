import { useText } from '../../text/use-text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { LanguageList } from './language-list.tsx'

export interface LanguagePickerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called when the language has changed. Default: only `onClose` is. */
  readonly onChoose?: (() => void) | undefined
}

/** The languages, each by its own name. */
export function LanguagePicker({ open, onClose, onChoose }: LanguagePickerProps) {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={t('language.title')} side="bottom">
      <LanguageList
        onChoose={() => {
          onClose()
          onChoose?.()
        }}
      />
    </Sheet>
  )
}

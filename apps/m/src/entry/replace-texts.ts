import type { I18n } from '@foyer/react'

interface ReplacedTexts {
  readonly code: string
  readonly messages: Parameters<I18n['add']>[1]
}

/** Shows the texts of a file that was saved: the development server tells of it (`build/hot-texts.ts`). */
export function replaceTexts(text: I18n): void {
  addEventListener('foyer:texts', (event) => {
    const { code, messages } = (event as CustomEvent<ReplacedTexts>).detail
    text.add(code, messages)
  })
}

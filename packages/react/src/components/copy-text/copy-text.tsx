import { useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'

export interface CopyTextProps {
  /** What it is, for screen readers: "Reference". */
  readonly label: string
  readonly value: string
}

/**
 * A text that people hand on, with a button that copies it. Where the browser does not let a page copy, the text is marked,
 * so that it can be copied by hand.
 */
export function CopyText({ label, value }: CopyTextProps) {
  const t = useText()
  const shown = useRef<HTMLElement>(null)
  const [result, setResult] = useState<{ readonly value: string; readonly ok: boolean }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setResult({ value, ok: true })
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
      setResult({ value, ok: false })
    }
  }
  // What was said of another text is over.
  const said = result?.value === value ? result : undefined
  const action = t(said?.ok ? 'copy.done' : 'copy.action')
  return (
    <div className="fy-copy-text">
      <bdi ref={shown} className="fy-copy-text-value" dir="ltr">
        {value}
      </bdi>
      <Button size="small" onClick={() => void copy()} aria-label={`${action}: ${label}`}>
        {action}
      </Button>
      <p className="fy-copy-text-said" role="status">
        {said === undefined ? (
          ''
        ) : said.ok ? (
          <span className="fy-hidden-text">{t('copy.done')}</span>
        ) : (
          t('copy.byHand')
        )}
      </p>
    </div>
  )
}

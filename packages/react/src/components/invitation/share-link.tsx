import { Share2 } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { Stack } from '../stack/stack.tsx'

export interface ShareLinkProps {
  /** A whole address. */
  readonly link: string
  /** What goes before it in a message. */
  readonly text: string
}

/** Whether the browser may hand something to the phone's own share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Hands an address on by the phone's own share sheet, where it has one, and by copying it. */
export function ShareLink({ link, text }: ShareLinkProps) {
  const t = useText()
  const data = { text, url: link }
  const canShare = hasShareSheet() && (navigator.canShare?.(data) ?? true)
  const share = async () => {
    try {
      await navigator.share(data)
    } catch (cause) {
      // The person closed the sheet, or the phone has none after all: the address stands below.
      if (!(cause instanceof DOMException)) throw cause
    }
  }
  return (
    <Stack className="fy-share-link">
      {canShare ? (
        <Button tone="primary" wide onClick={() => void share()}>
          <Share2 aria-hidden="true" className="fy-icon" />
          {t('invite.share')}
        </Button>
      ) : null}
      <CopyText label={t('invite.link')} value={link} />
    </Stack>
  )
}

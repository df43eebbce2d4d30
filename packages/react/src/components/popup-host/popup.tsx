import type { PopupEvent } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export interface PopupProps {
  /** undefined: no popup is open. */
  readonly popup: PopupEvent | undefined
  readonly onClose: () => void
}

/** A question of core. */
export function Popup({ popup, onClose }: PopupProps) {
  const t = useText()
  const words = popup === undefined ? '' : `popup.${popup.id}${popup.variant === undefined ? '' : `.${popup.variant}`}`
  const [chosen, setChosen] = useState<{ run(): void }>()
  // The action may move the focus, which an open dialog would keep: close first, then run it.
  useEffect(() => {
    if (chosen === undefined) return
    setChosen(undefined)
    chosen.run()
  }, [chosen])
  return (
    <Dialog
      key={popup?.id}
      open={popup !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={popup ? t.any(`${words}.title`) : ''}
      actions={popup?.actions.map(({ id, tone, run }) => (
        <Button
          key={id}
          tone={tone}
          onClick={() => {
            onClose()
            setChosen({ run })
          }}
        >
          {t.any(`popup.${popup.id}.${id}`)}
        </Button>
      ))}
    >
      {popup ? t.any(`${words}.text`) : null}
    </Dialog>
  )
}

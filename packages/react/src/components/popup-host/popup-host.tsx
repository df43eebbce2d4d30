import type { PopupIntent } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

/** Shows the questions that core asks. One at a time; a further one waits. Stands once in a page. */
export function PopupHost() {
  const foyer = useFoyer()
  const t = useText()
  const [queue, setQueue] = useState<readonly PopupIntent[]>([])
  const [chosen, setChosen] = useState<{ run(): void }>()
  useEffect(
    () =>
      foyer.intents.on('popup', (popup) => {
        setQueue((waiting) => (waiting.some(({ id }) => id === popup.id) ? waiting : [...waiting, popup]))
      }),
    [foyer],
  )
  // What was chosen may move the focus, which an open dialog keeps to itself: first it closes, then this runs.
  useEffect(() => {
    if (chosen === undefined) return
    setChosen(undefined)
    chosen.run()
  }, [chosen])
  const popup = queue[0]
  const close = () => setQueue((waiting) => waiting.slice(1))
  return (
    <Dialog
      key={popup?.id}
      open={popup !== undefined}
      onClose={close}
      role="alertdialog"
      title={popup ? t.any(`popup.${popup.id}.title`) : ''}
      actions={popup?.actions.map(({ id, tone, run }) => (
        <Button
          key={id}
          tone={tone}
          onClick={() => {
            close()
            setChosen({ run })
          }}
        >
          {t.any(`popup.${popup.id}.${id}`)}
        </Button>
      ))}
    >
      {popup ? t.any(`popup.${popup.id}.text`) : null}
    </Dialog>
  )
}

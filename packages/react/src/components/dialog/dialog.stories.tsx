import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export default { title: 'Primitives / Dialog' }

export const Open = () => {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Scene>
      <Plate>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Plate>
      <Dialog
        open={open}
        onClose={close}
        title="Leave the game?"
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button tone="primary" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        Your round is kept and goes on when you come back.
      </Dialog>
    </Scene>
  )
}

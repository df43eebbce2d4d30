import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Button } from '../button/button.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

export default { title: 'Primitives / Sheet' }

function Story({ side, locale }: Pick<SheetProps, 'side'> & { readonly locale?: 'EN' | 'RTL' }) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Scene locale={locale}>
      <Plate>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Plate>
      <Sheet
        open={open}
        onClose={close}
        title="Filter games"
        side={side}
        footer={
          <Button tone="primary" wide onClick={close}>
            Apply
          </Button>
        }
      >
        {Array.from({ length: 24 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
          <p key={index}>Line {index + 1}</p>
        ))}
      </Sheet>
    </Scene>
  )
}

export const Start = () => <Story side="start" />
export const End = () => <Story side="end" />
export const Bottom = () => <Story side="bottom" />
export const StartMirrored = () => <Story side="start" locale="RTL" />

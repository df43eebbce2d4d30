import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import type { QrImageProps } from './qr-image.tsx'

/** The code that draws it comes when one is shown. */
const qrImage = lazyComponent<QrImageProps>(async () => (await import('./qr-image.tsx')).QrImage, 'pages')

/** An address as a QR code, to be read from another screen; its box has its size from the start. */
export function QrCode(props: QrImageProps) {
  const state = useLazyComponent(qrImage, 1)
  return (
    <div className="fy-qr-code" aria-busy={state.status === 'waiting' || undefined}>
      {/* The text that it stands for is beside it: a code that cannot be had is no loss. */}
      {state.status === 'ready' ? <state.Component {...props} /> : null}
    </div>
  )
}

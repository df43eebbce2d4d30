import { deposits } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { FrameDialog } from '../frame-dialog/frame-dialog.tsx'

/** It may pay, ask the bank in a window and open the app of a wallet. It may not lead this page away. */
const MAY =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-to-custom-protocols'

export interface PaymentFrameProps {
  readonly depositId: string
  /** The page has said something, or was closed: only the platform knows what it means. */
  readonly onMessage: () => void
}

/** The page of the provider inside this one, where the method opens there, with a way out into a window. */
export function PaymentFrame({ depositId, onMessage }: PaymentFrameProps) {
  const t = useText()
  const depositsApi = useFeature(deposits)
  const page = useStore(depositsApi.$page)
  if (page.status !== 'frame' || page.depositId !== depositId) return null
  const { name: method, url } = page
  const close = () => {
    depositsApi.closePage()
    onMessage()
  }
  return (
    <FrameDialog
      url={url}
      name={method}
      title={t('deposit.frame', { method })}
      waiting={t('deposit.opening', { method })}
      close={t('deposit.frame.close')}
      onClose={close}
      onMessage={onMessage}
      sandbox={MAY}
    >
      <a className="fy-deposit-link" href={url} target="_blank" rel="noopener" onClick={close}>
        {t('deposit.frame.window')}
      </a>
    </FrameDialog>
  )
}

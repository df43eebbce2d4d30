import type { InstallOutcome } from '@foyer/core'
import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import type { ButtonStyleProps } from '../../components/button/button-class.ts'
import { useInstall } from '../../hooks/use-install.ts'
import { useText } from '../../text/use-text.ts'

export interface InstallButtonProps extends ButtonStyleProps {
  /** The browser has asked. */
  readonly onDone?: ((outcome: InstallOutcome) => void) | undefined
}

/** Lets the browser ask whether to install the site; for places where an offer `prompt` stands. */
export function InstallButton({ onDone, ...style }: InstallButtonProps) {
  const t = useText()
  const { install } = useInstall()
  const [isAsking, setAsking] = useState(false)
  return (
    <Button
      {...style}
      busy={isAsking}
      onClick={async () => {
        if (isAsking) return
        setAsking(true)
        const { data = 'unavailable' } = await install.prompt()
        setAsking(false)
        onDone?.(data)
      }}
    >
      {t('install.action')}
    </Button>
  )
}

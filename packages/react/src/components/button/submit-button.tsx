import { WifiOff } from 'lucide-react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { Button, type ButtonProps } from './button.tsx'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'tone' | 'wide'>

/** Sends a form to the platform. Where nothing is answered it says so before it is tapped; a tap then tells what is missing, or
 * is answered after all. */
export function SubmitButton({ children, ...rest }: SubmitButtonProps) {
  const isOffline = !useOnline()
  return (
    <Button {...rest} type="submit" tone="primary" wide aria-disabled={isOffline || rest['aria-disabled'] || undefined}>
      {isOffline ? <WifiOff aria-hidden className="fy-icon" /> : null}
      {children}
    </Button>
  )
}

import type { SmsCode } from '@foyer/core'
import { sanitizeCodeInput } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { MessageSquareText } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'

export interface SmsCodeFieldProps {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly sms: Pick<SmsCode, '$state'>
  readonly onValue: (digits: string) => void
  readonly onBlur: () => void
  /** Asks for a code. */
  readonly onSend: () => void
}

const LABELS = { ready: 'sms.get', checking: 'sms.checking', sending: 'sms.sending' } as const

/** A code with the button that sends it, which is a countdown until the next may be asked for (SMS-04). */
export function SmsCodeField({ label, value, error, sms, onValue, onBlur, onSend }: SmsCodeFieldProps) {
  const t = useText()
  const { phase, seconds } = useStore(sms.$state)
  const row = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const from = document.activeElement
    // A disabled button loses the focus, so it moves to the code, which comes next.
    if (phase === 'counting' && from instanceof HTMLButtonElement && row.current?.contains(from)) input.current?.focus()
  }, [phase])
  const words = phase === 'counting' ? t('sms.again', [seconds]) : t(LABELS[phase])
  return (
    <div ref={row} className="fy-sms">
      <TextField
        ref={input}
        label={label}
        name="verificationCode"
        icon={<MessageSquareText aria-hidden className="fy-icon" />}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="next"
        value={value}
        error={error}
        onValue={(text) => onValue(sanitizeCodeInput(text))}
        onBlur={onBlur}
      />
      <Button
        className="fy-sms-send"
        disabled={phase === 'counting'}
        busy={phase === 'checking' || phase === 'sending'}
        aria-label={phase === 'counting' ? t('sms.wait', [seconds]) : undefined}
        onClick={onSend}
      >
        {words}
      </Button>
    </div>
  )
}

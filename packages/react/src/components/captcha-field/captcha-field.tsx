import type { Captcha } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { RotateCw, ShieldCheck } from 'lucide-react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { HumanCheckView } from '../human-check/human-check.tsx'
import { TextField } from '../text-field/text-field.tsx'

export interface CaptchaFieldProps {
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  readonly value: string
  readonly error?: string | undefined
  /** Why there is a code to enter. */
  readonly hint?: string | undefined
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
  /** Another picture; empties the field (CAPTCHA-03). */
  readonly onRefresh: () => void
}

/**
 * A picture with a code and its field, or the checkbox that replaces both. Nothing while no captcha is required
 * (LOGIN-06).
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha } = props
  const { status } = useStore(captcha.$state)
  const human = useStore(captcha.human.$state)
  if (status === 'hidden') return null
  return (
    <PageTexts>
      <div className="fy-captcha-ways">
        {/* Not needed once the other check is passed. */}
        {human.status === 'done' ? null : <Reading {...props} />}
        <HumanCheckView human={captcha.human} />
      </div>
    </PageTexts>
  )
}

function Reading({ captcha, value, error, hint, onValue, onBlur, onRefresh }: CaptchaFieldProps) {
  const t = useText()
  const { config } = useFoyer()
  const picture = useStore(captcha.$state)
  const digits = config.readings.captcha === 'numeric6'
  return (
    <div className="fy-captcha">
      <TextField
        label={t('register.field.captcha')}
        name="captcha"
        icon={<ShieldCheck aria-hidden className="fy-icon" />}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={digits ? 6 : 16}
        value={value}
        error={error}
        hint={error === undefined ? hint : undefined}
        onValue={onValue}
        onBlur={onBlur}
      />
      <button
        type="button"
        className="fy-captcha-picture"
        aria-label={t('captcha.refresh')}
        aria-busy={picture.status === 'loading' || undefined}
        onClick={onRefresh}
      >
        {picture.status === 'ready' ? (
          <img src={picture.src} alt={t('captcha.picture')} width={120} height={44} />
        ) : (
          <span className="fy-captcha-note">{picture.status === 'failed' ? t('captcha.failed') : ''}</span>
        )}
        <RotateCw aria-hidden className="fy-icon" />
      </button>
    </div>
  )
}

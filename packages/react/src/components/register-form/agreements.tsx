import type { RegisterForm } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'

/** REG-08: two acts of consent. The terms open beside the page, so that nothing typed is lost. */
export function Agreements({ form }: { readonly form: RegisterForm }) {
  const t = useText()
  const { access, config } = useFoyer()
  const help = access.pathOf({ name: 'help' })
  const terms = t('register.document.terms')
  // The translation decides where in the sentence the link is.
  const [before = '', after = ''] = t('register.terms', ['\n']).split('\n')
  return (
    <div className="fy-agreements">
      <Agreement form={form} name="terms">
        {before}
        {help === undefined ? (
          terms
        ) : (
          <a
            href={`${help}#terms`}
            target="_blank"
            rel="noopener"
            className="fy-agreements-link"
            aria-label={t('register.newTab', [terms])}
          >
            {terms}
            <ExternalLink aria-hidden className="fy-icon" />
          </a>
        )}
        {after}
      </Agreement>
      <Agreement form={form} name="adult">
        {t('register.adult', [config.readings.minAge])}
      </Agreement>
    </div>
  )
}

interface AgreementProps {
  readonly form: RegisterForm
  readonly name: 'terms' | 'adult'
  readonly children: ReactNode
}

function Agreement({ form, name, children }: AgreementProps) {
  const t = useText()
  const id = useId()
  const { values, errors } = useStore(form.$state)
  const error = fieldMessage(t, errors[name])
  return (
    <div>
      <Checkbox
        name={name}
        checked={values[name]}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        label={children}
        onValue={(ticked) => form.set(name, ticked)}
      />
      <p className="fy-text-field-error" id={id} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

import { type RegisterForm as Form, registration } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { UserPlus } from 'lucide-react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { RegisterFormBody } from './register-form-body.tsx'

/** Registration as the merchant wants it (REG-01 to REG-18). */
export function RegisterScreen() {
  return (
    <PageTexts>
      <Registration />
    </PageTexts>
  )
}

function Registration() {
  const registrationApi = useFeature(registration)
  const form = useDisposable(() => registrationApi.form(), [registrationApi])
  return <RegisterBody form={form} />
}

function RegisterBody({ form }: { readonly form: Form }) {
  const t = useText()
  const view = useStore(form.$view)
  switch (view.status) {
    case 'loading':
      return (
        <Stack
          gap={2}
          className="fy-register fy-register-loading"
          role="status"
          aria-busy="true"
          aria-label={t('register.loading')}
        >
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} className="fy-register-waiting" />
          ))}
        </Stack>
      )
    case 'failed':
      return <FailedState error={view.error} onRetry={form.reload} />
    case 'closed':
      return (
        <EmptyState
          title={t('register.closed.title')}
          text={t('register.closed.text')}
          icon={<UserPlus aria-hidden className="fy-icon" />}
          action={<ButtonLink to={{ name: 'trial' }}>{t('login.trial')}</ButtonLink>}
        />
      )
    case 'ready':
      return <RegisterFormBody form={form} method={view.method} methods={view.methods} fields={view.fields} />
  }
}

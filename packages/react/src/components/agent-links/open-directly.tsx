import { agentLinks, type OpenedAccount, type RateBounds } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { UserRoundCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { PasswordField } from '../account-fields/password-field.tsx'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { RateFields } from '../rebates/rate-fields.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { MemberTypeCards } from './member-type-cards.tsx'

/** An account directly below the agent. Its password is shown nowhere afterwards. */
export function OpenDirectly({ bounds }: { readonly bounds: RateBounds }) {
  const t = useText()
  const [opened, setOpened] = useState<OpenedAccount>()
  const [isAnother, setAnother] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  useFocusWhenLost(said, opened !== undefined)
  if (opened === undefined) return <AccountForm bounds={bounds} onOpened={setOpened} isAnother={isAnother} />
  return (
    <div ref={said} tabIndex={-1}>
      <EmptyState
        title={t('account.opened', { name: opened.userName })}
        text={t('account.opened.text')}
        icon={<UserRoundCheck aria-hidden="true" className="fy-icon" />}
        action={
          <>
            <Button
              onClick={() => {
                setAnother(true)
                setOpened(undefined)
              }}
            >
              {t('account.another')}
            </Button>
            <ButtonLink to={{ name: 'team' }}>{t('account.toTeam')}</ButtonLink>
          </>
        }
      />
    </div>
  )
}

interface AccountFormProps {
  readonly bounds: RateBounds
  readonly onOpened: (account: OpenedAccount) => void
  /** The button that led here is gone: the first field takes the focus. */
  readonly isAnother: boolean
}

function AccountForm({ bounds, onOpened, isAnother }: AccountFormProps) {
  const api = useFeature(agentLinks)
  const t = useText()
  const { tag } = useTranslation()
  const errorText = useErrorText()
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element, isAnother ? 'username' : undefined)
  // The password is kept nowhere, so the form outlives a change of the language and of the bounds.
  const now = useRef({ bounds, tag })
  now.current = { bounds, tag }
  const form = useDisposable(
    () => api.accountForm({ bounds: () => now.current.bounds, languageTag: () => now.current.tag }),
    [api],
  )
  const { values, errors, status, error } = useStore(form.$state)
  const isAtField = Object.keys(errors).length > 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { ok, data } = await form.submit()
    if (ok) onOpened(data)
  }
  return (
    <form ref={element} className="fy-rebates" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('account.username')}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        hint={t('account.username.hint')}
        error={fieldMessage(t, errors.username)}
        value={values.username}
        onValue={(username) => form.set('username', username)}
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={t('account.password.hint')}
        error={fieldMessage(t, errors.password)}
        value={values.password}
        onValue={(password) => form.set('password', password)}
        onBlur={() => {}}
      />
      <MemberTypeCards value={values.memberType} onValue={(chosen) => form.set('memberType', chosen)} />
      <RateFields form={form} bounds={bounds} />
      {error === undefined || isAtField ? null : (
        <p className="fy-form-failure" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={status === 'submitting'}>
        {t('account.open')}
      </Button>
    </form>
  )
}

import { agentLinks, type OpenedAccount, type RateBounds, refusedField } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { UserRoundCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusField } from '../../hooks/use-field-focus.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { PasswordField } from '../account-fields/password-field.tsx'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { RateFields, useKeptRates, useRateForm } from '../rebates/rate-fields.tsx'
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

const FIELDS = ['username', 'password'] as const
type AccountField = (typeof FIELDS)[number]
type AccountErrors = Readonly<Partial<Record<AccountField, string | undefined>>>

function AccountForm({ bounds, onOpened, isAnother }: AccountFormProps) {
  const api = useFeature(agentLinks)
  const t = useText()
  const errorText = useErrorText()
  const element = useRef<HTMLFormElement>(null)
  const { $typed, type, forget } = api.newAccount
  const typed = useStore($typed)
  const { memberType } = typed
  const form = useRateForm(element, useKeptRates(api.newAccount, bounds.floor), bounds)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<AccountErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (isAnother) focusField(element.current, 'username')
  }, [isAnother])
  const mended = (field: AccountField) => setErrors(({ [field]: _mended, ...others }) => others)
  const show = (found: AccountErrors) => {
    setErrors(found)
    const first = FIELDS.find((field) => found[field] !== undefined)
    if (first !== undefined) focusField(element.current, first)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const values = { username: typed.username.trim(), password }
    const rates = form.check()
    const { username, password: wrongPassword } = api.checkAccount(values)
    show({ username: fieldMessage(t, username), password: fieldMessage(t, wrongPassword) })
    if (username !== undefined || wrongPassword !== undefined || rates === undefined || isSending) return
    setSending(true)
    const { ok, data, error } = await api.openAccount({ ...values, memberType, rates })
    setSending(false)
    if (ok) {
      forget(typed)
      return onOpened(data)
    }
    const field = refusedField(error)
    if (error.code === 'username.exists')
      show({ username: api.mayHaveOpened(values.username) ? t('account.maybeOpened') : errorText(error) })
    else if (field === 'username') show({ username: t('account.username.hint') })
    else if (field === 'password') show({ password: t('account.password.wrong') })
    else if (!form.refuse(field, error.code)) setFailure(errorText(error))
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
        error={errors.username}
        value={typed.username}
        onValue={(username) => {
          type({ username })
          mended('username')
        }}
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={t('account.password.hint')}
        error={errors.password}
        value={password}
        onValue={(value) => {
          setPassword(value)
          mended('password')
        }}
        onBlur={() => {}}
      />
      <MemberTypeCards value={memberType} onValue={(chosen) => type({ memberType: chosen })} />
      <RateFields form={form} bounds={bounds} />
      {failure === undefined ? null : (
        <p className="fy-form-failure" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={isSending}>
        {t('account.open')}
      </Button>
    </form>
  )
}

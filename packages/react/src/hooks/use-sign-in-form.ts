import { type SignInForm, type SignInFormMethod, type SignInValues, type StoredSession, signIn } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ChangeEvent, type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { CaptchaFieldProps } from '../components/captcha-field/captcha-field.tsx'
import { useFeature } from '../provider/use-feature.ts'
import { errorText } from '../text/error-text.ts'
import { fieldMessage } from '../text/field-message.ts'
import { useText } from '../text/use-text.ts'
import { useDisposable } from './use-disposable.ts'
import { useFieldFocus } from './use-field-focus.ts'

export type SignInTextField = Exclude<keyof SignInValues, 'remember'>

export interface SignInFormOptions {
  /** Called once the person is signed in. Core also asks to be led on, by the event `navigate`. */
  readonly onSuccess?: ((session: StoredSession) => void) | undefined
}

export interface SignInFormView {
  /** Core's form: verbs, and what is seldom needed. */
  readonly form: SignInForm
  readonly values: SignInValues
  /** The methods that the site offers; one alone needs no choice (LOGIN-02). */
  readonly methods: readonly SignInFormMethod[]
  readonly method: SignInFormMethod
  setMethod(method: SignInFormMethod): void
  /** Whether to link to the forgotten password (LOGIN-04). */
  readonly canResetPassword: boolean
  readonly isSubmitting: boolean
  /** What is wrong with a field, in words (LOGIN-13). */
  fieldError(field: keyof SignInValues): string | undefined
  /** Why the last attempt failed, in words (LOGIN-12); what belongs to a field stands there alone. */
  readonly failure: string | undefined
  /** `<form {...formProps}>`: submits, and takes the focus to the field that core names. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    onSubmit(event: FormEvent<HTMLFormElement>): void
  }
  /** `<input {...inputProps('username')} />`, with a label and a type of its own, and `<p {...errorProps('username')} />`. */
  inputProps(field: SignInTextField): {
    readonly name: string
    readonly value: string
    readonly 'aria-invalid': boolean
    /** Of the element with {@link errorProps}, while something is wrong. */
    readonly 'aria-describedby': string | undefined
    onChange(event: ChangeEvent<HTMLInputElement>): void
    onBlur(): void
  }
  /**
   * `<CaptchaField {...captchaProps} />`, which is empty until the platform wants a code (LOGIN-06). A sign-in without it
   * fails with a `failure`.
   */
  readonly captchaProps: CaptchaFieldProps
  /** For the element that shows what is wrong with a field, so that screen readers read it with the field. */
  errorProps(field: keyof SignInValues): { readonly id: string; readonly children: string | undefined }
}

/** The form of the sign-in (LOGIN-01 to LOGIN-08), for a layout of your own. Typed values are always kept. */
export function useSignInForm({ onSuccess }: SignInFormOptions = {}): SignInFormView {
  const t = useText()
  const signInApi = useFeature(signIn)
  const form = useDisposable(() => signInApi.form(), [signInApi])
  const { values, errors, status, error } = useStore(form.$state)
  const methods = useStore(form.$methods)
  const method = useStore(form.$method)
  const canResetPassword = useStore(form.$canResetPassword)
  const id = useId()
  const errorId = (field: keyof SignInValues) => `${id}-${field}-error`
  const fieldError = (field: keyof SignInValues) => fieldMessage(t, errors[field])
  const ref = useRef<HTMLFormElement>(null)
  useFieldFocus(ref)
  /** The error of the method shown before. */
  const [hidden, setHidden] = useState<typeof error>()
  const isAtField = errors.captcha !== undefined && error?.code === 'verification.code.error'
  const shown = status === 'failed' && error !== hidden && !isAtField ? error : undefined

  const submit = async () => {
    // A second submit would join the one under way, and tell of it again.
    if (form.$state.get().status === 'submitting') return
    const result = await form.submit()
    if (result.ok) onSuccess?.(result.data)
  }

  return {
    form,
    values,
    methods,
    method,
    setMethod(next) {
      setHidden(error)
      form.setMethod(next)
    },
    canResetPassword,
    isSubmitting: status === 'submitting',
    fieldError,
    failure: shown && errorText(t, shown),
    formProps: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        takeFilledFields(event.currentTarget, form)
        void submit()
      },
    },
    inputProps: (field) => ({
      name: field,
      value: values[field],
      'aria-invalid': errors[field] !== undefined,
      'aria-describedby': errors[field] === undefined ? undefined : errorId(field),
      onChange: (event) => form.set(field, event.target.value),
      onBlur: () => form.touch(field),
    }),
    captchaProps: {
      captcha: form.captcha,
      value: values.captcha,
      error: fieldError('captcha'),
      onValue: (value) => form.set('captcha', value),
      // The focus comes to it by itself, and leaves it empty for the check beside it, which would move from under the finger.
      onBlur: () => {
        if (values.captcha !== '') form.touch('captcha')
      },
      onRefresh: form.refreshCaptcha,
    },
    errorProps: (field) => ({ id: errorId(field), children: fieldError(field) }),
  }
}

/** The text fields of the form. */
const TEXT_FIELDS: readonly SignInTextField[] = [
  'username',
  'password',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'captcha',
]

/** Takes over what a password manager has written into inputs of a layout of its own, without an event. */
function takeFilledFields(element: HTMLFormElement, form: Pick<SignInForm, '$state' | 'set'>): void {
  for (const field of TEXT_FIELDS) {
    const input = element.elements.namedItem(field)
    if (input instanceof HTMLInputElement && input.value !== form.$state.get().values[field])
      form.set(field, input.value)
  }
}

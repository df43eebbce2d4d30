import { type PasswordResetMethod, password } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useSettingsSettled } from '../../hooks/use-settings-settled.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { ForgotPasswordByEmail } from './forgot-password-by-email.tsx'
import { ForgotPasswordByPhone } from './forgot-password-by-phone.tsx'

/** By phone or by e-mail (FORGOT-01, FORGOT-02). */
export function ForgotPasswordForm() {
  return (
    <PageTexts>
      <Forgot />
    </PageTexts>
  )
}

function Forgot() {
  const t = useText()
  const passwordApi = useFeature(password)
  // The flags decide which form this is, so none is shown before they are known.
  const settingsSettled = useSettingsSettled()
  const types = useStore(passwordApi.$resetMethods)
  const [chosen, setChosen] = useState<PasswordResetMethod>()
  // Both live as long as the page: a look at the other way costs nothing that was typed, nor the wait for a code.
  const byMail = useDisposable(() => passwordApi.emailResetForm(), [passwordApi])
  const byPhone = useDisposable(() => passwordApi.phoneResetForm(), [passwordApi])
  if (!settingsSettled) {
    return (
      <Stack gap={4} className="fy-forgot-loading" role="status" aria-busy="true" aria-label={t('state.loading')}>
        <Skeleton className="fy-register-waiting" />
        <Skeleton className="fy-register-waiting" />
      </Stack>
    )
  }
  const type = chosen !== undefined && types.includes(chosen) ? chosen : (types[0] ?? 'email')
  return (
    <Stack gap={4}>
      <ToggleGroup
        variant="segments"
        label={t('forgot.method')}
        options={types.map((value) => ({ value, label: t(`forgot.method.${value}`) }))}
        value={type}
        onChange={setChosen}
      />
      {type === 'phone' ? <ForgotPasswordByPhone form={byPhone} /> : <ForgotPasswordByEmail form={byMail} />}
    </Stack>
  )
}

import type { SmsCodeState } from '@foyer/core'
import { atom } from 'nanostores'
import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { PageTexts } from '../../text/page-texts.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

export default { title: 'Forms / SmsCodeField' }

function Field({ state, error }: { readonly state: SmsCodeState; readonly error?: string }) {
  const [value, setValue] = useState('')
  const [sms] = useState(() => ({ $state: atom(state) }))
  return (
    <SmsCodeField
      label="Verification code"
      value={value}
      error={error}
      sms={sms}
      onValue={setValue}
      onBlur={() => {}}
      onSend={() => {}}
    />
  )
}

const story = (state: SmsCodeState, error?: string) => () => (
  <Scene>
    <PageTexts>
      <Plate>
        <Field state={state} {...(error === undefined ? {} : { error })} />
      </Plate>
    </PageTexts>
  </Scene>
)

export const Ready = story({ phase: 'ready', seconds: 0 })
export const Checking = story({ phase: 'checking', seconds: 0 })
export const Sending = story({ phase: 'sending', seconds: 0 })
export const Counting = story({ phase: 'counting', seconds: 42 })
export const Wrong = story({ phase: 'ready', seconds: 0 }, 'Please enter a valid verification code.')

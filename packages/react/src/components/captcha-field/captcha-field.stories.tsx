import type { CaptchaState, HumanCheckState } from '@foyer/core'
import { atom } from 'nanostores'
import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { DONE } from '../../testing/stub-foyer.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { CaptchaField } from './captcha-field.tsx'

export default { title: 'Forms / CaptchaField' }

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44'%3E%3Crect width='120' height='44' fill='%23eef2f7'/%3E%3Cpath d='M20 34V12l-6 6M40 12h14L44 34M70 34V12M90 12h14v10H90v12h14' fill='none' stroke='%231d2b44' stroke-width='3'/%3E%3C/svg%3E"

function Field({ state, human }: { readonly state: CaptchaState; readonly human: HumanCheckState }) {
  const [value, setValue] = useState('')
  const [captcha] = useState(() => ({
    $state: atom(state),
    human: { $state: atom(human), verify: async () => DONE },
  }))
  return (
    <CaptchaField captcha={captcha} value={value} onValue={setValue} onBlur={() => {}} onRefresh={() => setValue('')} />
  )
}

const story =
  (state: CaptchaState, human: HumanCheckState = { status: 'ready' }) =>
  () => (
    <Scene>
      <PageTexts>
        <Plate>
          <Field state={state} human={human} />
        </Plate>
      </PageTexts>
    </Scene>
  )

export const Ready = story({ status: 'ready', captchaId: 'C1', src: PICTURE })
export const Proved = story({ status: 'ready', captchaId: 'C1', src: PICTURE }, { status: 'done' })
export const PictureAlone = story({ status: 'ready', captchaId: 'C1', src: PICTURE }, { status: 'hidden' })
export const Loading = story({ status: 'loading' })
export const Failed = story({ status: 'failed' })

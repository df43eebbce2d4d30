import { FoyerError } from '@foyer/core'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { SIGN_IN_VALUES } from '../../testing/stub-foyer.ts'
import { SignInScreen } from './sign-in-form.tsx'

export default { title: 'Forms / SignInForm' }

export const Empty = () => (
  <Scene stage={({ form }) => form.$canResetPassword.set(true)}>
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)
export const Invalid = () => (
  <Scene
    stage={({ form }) =>
      form.$state.set({
        ...form.$state.get(),
        values: { ...SIGN_IN_VALUES, username: '1' },
        errors: { username: { key: 'valid.username', params: { 0: 4, 1: 16 } }, password: { key: 'valid.required' } },
      })
    }
  >
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)
export const Refused = () => (
  <Scene
    stage={({ form }) =>
      form.$state.set({
        ...form.$state.get(),
        values: { ...SIGN_IN_VALUES, username: 'disabled', password: 'Foyer2026' },
        status: 'failed',
        error: new FoyerError({ code: 'user.invalid' }),
      })
    }
  >
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)
export const Submitting = () => (
  <Scene
    stage={({ form }) =>
      form.$state.set({
        ...form.$state.get(),
        values: { ...SIGN_IN_VALUES, username: 'demo', password: 'Foyer2026' },
        status: 'submitting',
      })
    }
  >
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)
export const WithCaptcha = () => (
  <Scene stage={({ form }) => form.$captcha.set({ status: 'failed' })}>
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)
const BOTH = ['username', 'sms'] as const

export const ByCode = () => (
  <Scene
    stage={({ form }) => {
      form.$methods.set(BOTH)
      form.$method.set('sms')
      form.$sms.set({ phase: 'counting', seconds: 42 })
      form.$state.set({ ...form.$state.get(), values: { ...SIGN_IN_VALUES, mobileNum: '9170000001' } })
    }}
  >
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)

const remembered = (locale: 'EN' | 'TY' | 'BN' | 'RTL') => () => (
  <Scene
    locale={locale}
    stage={({ form }) => {
      form.$canResetPassword.set(true)
      form.$methods.set(BOTH)
      form.$state.set({
        ...form.$state.get(),
        values: { ...SIGN_IN_VALUES, username: 'demo', password: 'Foyer2026', remember: true },
      })
    }}
  >
    <Plate>
      <SignInScreen />
    </Plate>
  </Scene>
)
export const Remembered = remembered('EN')
export const Filipino = remembered('TY')
export const Bengali = remembered('BN')
export const Mirrored = remembered('RTL')

import { FoyerError } from '@foyer/core'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { LoginForm } from './login-form.tsx'

export default { title: 'Forms / LoginForm' }

export const Empty = () => (
  <Scene flags={['CHNGPASSEMAIL3']}>
    <Plate>
      <LoginForm />
    </Plate>
  </Scene>
)
export const Invalid = () => (
  <Scene
    stage={({ form }) =>
      form.$state.set({
        ...form.$state.get(),
        values: { username: '1', password: '', captcha: '' },
        errors: { username: { key: 'valid.username', params: { 0: 4, 1: 16 } }, password: { key: 'valid.required' } },
      })
    }
  >
    <Plate>
      <LoginForm />
    </Plate>
  </Scene>
)
export const Refused = () => (
  <Scene
    stage={({ form }) =>
      form.$state.set({
        ...form.$state.get(),
        values: { username: 'disabled', password: 'Foyer2026', captcha: '' },
        status: 'failed',
        failure: new FoyerError({ code: 'user.invalid' }),
      })
    }
  >
    <Plate>
      <LoginForm />
    </Plate>
  </Scene>
)
export const Submitting = () => (
  <Scene
    stage={({ form }) =>
      form.$state.set({
        ...form.$state.get(),
        values: { username: 'demo', password: 'Foyer2026', captcha: '' },
        status: 'submitting',
      })
    }
  >
    <Plate>
      <LoginForm />
    </Plate>
  </Scene>
)
export const WithCaptcha = () => (
  <Scene stage={({ form }) => form.$captcha.set({ status: 'failed' })}>
    <Plate>
      <LoginForm />
    </Plate>
  </Scene>
)

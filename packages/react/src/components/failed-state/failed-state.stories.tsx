import { FoyerError } from '@foyer/core'
import { Scene } from '../../../stories/scene.tsx'
import { FailedState } from './failed-state.tsx'

export default { title: 'States / FailedState' }

export const Timeout = () => (
  <Scene>
    <FailedState error={new FoyerError({ code: 'network.timeout', retryable: true })} onRetry={() => {}} />
  </Scene>
)
export const WordsOfTheServer = () => (
  <Scene>
    <FailedState error={new FoyerError({ code: 'unknown', serverMessage: '<b>Closed</b> until noon' })} />
  </Scene>
)
export const Filipino = () => (
  <Scene locale="TY">
    <FailedState error={new FoyerError({ code: 'network.failed' })} onRetry={() => {}} />
  </Scene>
)

import { type Balance as Amount, FoyerError, type Resource } from '@foyer/core'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { ready } from '../../testing/stub-foyer.ts'
import { BalanceView } from './balance.tsx'

export default { title: 'Chrome / Balance' }

const known: Resource<Amount> = ready({ amount: '1234.5' })
const shown = (state: Resource<Amount>, { masked = false } = {}) => (
  <Scene
    stage={(stub) => {
      stub.$wallet.set(state)
      stub.$isMasked.set(masked)
    }}
  >
    <Plate>
      <BalanceView />
    </Plate>
  </Scene>
)

export const Content = () => shown(ready({ amount: '1234567.891' }))
export const Zero = () => shown(ready({ amount: '0' }))
export const Masked = () => shown(known, { masked: true })
export const Unknown = () => shown({ status: 'loading' })
export const Stale = () => shown({ status: 'ready', data: { amount: '1234.5' }, refreshing: false, stale: true })
export const Failed = () => shown({ status: 'failed', error: new FoyerError({ code: 'network.failed' }) })

import { FoyerError, type WalletState } from '@foyer/core'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { Balance } from './balance.tsx'

export default { title: 'Chrome / Balance' }

const shown = (changes: Partial<WalletState>) => (
  <Scene stage={(stub) => stub.$wallet.set({ ...stub.$wallet.get(), ...changes })}>
    <Plate>
      <Balance />
    </Plate>
  </Scene>
)

export const Content = () => shown({ balance: '1234567.891' })
export const Zero = () => shown({ balance: '0' })
export const Masked = () => shown({ masked: true, refreshing: true })
export const Unknown = () => shown({ balance: undefined, refreshing: true })
export const Stale = () => shown({ stale: true })
export const Failed = () => shown({ balance: undefined, error: new FoyerError({ code: 'network.failed' }) })

import type { SandboxControl } from '@foyer/sandbox'
import type { ReactNode } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { PaymentPasswordScreen } from '../payment-password/payment-password-screen.tsx'
import { PayoutAccountsScreen } from '../payout-accounts/payout-accounts-screen.tsx'
import { WithdrawScreen } from './withdraw-screen.tsx'
import { WithdrawalDetailsView } from './withdrawal-details.tsx'

export default { title: 'Cashier / Withdrawal' }

const DEMO = { userName: 'demo' }

/** What a withdrawal needs. */
async function prepare(control: SandboxControl): Promise<void> {
  await control.setPaymentPassword({ ...DEMO, password: '730518' })
  await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  await control.addPayoutAccount({ ...DEMO, kind: 'bank', institution: 'B1', number: '001234560093' })
}

const On = ({ children, ...scene }: LobbySceneProps & { readonly children: ReactNode }) => (
  <LobbyScene as="demo" path="/m/withdraw" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

const Withdraw = ({ stage = prepare, ...scene }: Omit<LobbySceneProps, 'children'>) => (
  <On stage={stage} {...scene}>
    <WithdrawScreen />
  </On>
)

const after = (stage: (control: SandboxControl) => Promise<void>) => async (control: SandboxControl) => {
  await prepare(control)
  await stage(control)
}

export const Fields = () => <Withdraw />
export const Filipino = () => <Withdraw locale="TY" />
export const Bengali = () => <Withdraw locale="BN" />
export const Mirrored = () => <Withdraw locale="RTL" />
/** Neither an account nor a payment password. */
export const NothingReady = () => <Withdraw stage={async () => undefined} />
export const Locked = () => (
  <Withdraw
    stage={after(async (control) => {
      await control.setBalance({ ...DEMO, balance: '500.00' })
      const amounts = { amount: '300.00', required: '1200.00' }
      await control.openTurnover({ ...DEMO, kind: 'reward', name: { EN: 'Daily reward' }, ...amounts })
    })}
  />
)
export const TooLittle = () => (
  <Withdraw stage={after((control) => control.setBalance({ ...DEMO, balance: '40.00' }))} />
)
export const Loading = () => (
  <Withdraw stage={(control) => control.setFault({ endpoint: 'withdrawalTerms', kind: 'hang' })} />
)
export const Failed = () => (
  <Withdraw stage={(control) => control.setFault({ endpoint: 'withdrawalTerms', kind: 'status:500' })} />
)
export const NotFound = () => (
  <On>
    <WithdrawalDetailsView withdrawalId="W000000000" />
  </On>
)
export const PayoutAccounts = () => (
  <On stage={prepare}>
    <PayoutAccountsScreen />
  </On>
)
export const NoPayoutAccount = () => (
  <On>
    <PayoutAccountsScreen />
  </On>
)
export const NewPaymentPassword = () => (
  <On>
    <PaymentPasswordScreen />
  </On>
)
export const OtherPaymentPassword = () => (
  <On stage={prepare}>
    <PaymentPasswordScreen />
  </On>
)
export const ForgottenPaymentPassword = () => (
  <On stage={prepare}>
    <PaymentPasswordScreen isForgotten />
  </On>
)

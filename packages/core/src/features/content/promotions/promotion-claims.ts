import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result, untilAborted, unwrap, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { type AccessGuard, refused } from '../../app/access/access-guard.ts'
import type { UserScope } from '../../auth/session/user-scope.ts'
import type { Attempts } from '../../cashier/attempts/attempts.ts'
import type { Wallet } from '../../cashier/wallet/wallet.ts'
import { promotionEndpoints } from './endpoints.ts'
import type { MemberLabels } from './member-labels.ts'
import { isPaid, readPromoLabel } from './promotion-rules.ts'

/** The claims of the current member, one of a promotion at a time (PROMO-14). */
export interface PromotionClaims {
  claim(id: number, options?: VerbOptions): Promise<Result>
  isRunning(id: number): boolean
  /** The user has changed. */
  forget(): void
}

export interface PromotionClaimsDeps {
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly wallet: Pick<Wallet, 'invalidate' | 'format'>
  readonly attempts: Pick<Attempts, 'run'>
  readonly user: UserScope
  readonly labels: Pick<MemberLabels, 'put' | 'refreshOne'>
  /** @throws FoyerError `promo.transition.invalid` */
  checkStep(id: number): void
  /** What the promotion pays, where it says so: decimal text. */
  amountOf(id: number): string | undefined
}

export function createPromotionClaims(context: FeatureContext, deps: PromotionClaimsDeps): PromotionClaims {
  const { report, scope, toasts } = context
  const { guard, wallet, attempts, user, labels, checkStep, amountOf } = deps
  const running = new Map<number, Promise<Result>>()

  const claimNow = async (id: number, mine: Scope, silent: boolean | undefined): Promise<Result> => {
    try {
      checkStep(id)
      const action = {
        kind: 'promotionClaim',
        target: String(id),
        endpoint: promotionEndpoints.activityClaim,
        input: { id },
      } as const
      const { label } = unwrap(await attempts.run(action, { signal: mine.signal }))
      if (mine.disposed) return aborted()
      const now = label === undefined ? 'Claimed' : readPromoLabel(label)
      labels.put(id, now)
      // A label that says so has asked for the balance.
      if (!isPaid(now)) wallet.invalidate()
      const amount = amountOf(id)
      if (amount === undefined) toasts.success('toast.promo.claimed')
      else toasts.success('toast.promo.claimedAmount', { params: { amount: wallet.format(amount) } })
      return DONE
    } catch (cause) {
      if (mine.disposed) return aborted()
      const result = report('promotions.claim', cause, { silent })
      if (result.error.code === 'promo.transition.invalid') await labels.refreshOne(id, { silent: true })
      return result
    }
  }

  return {
    claim(id, { signal, silent } = {}) {
      if (signal?.aborted || scope.disposed) return Promise.resolve(aborted())
      if (!guard.enforce('joinPromotions')) return Promise.resolve(refused(guard, 'joinPromotions'))
      const claiming =
        running.get(id) ??
        claimNow(id, user.current, silent).finally(() => {
          if (running.get(id) === claiming) running.delete(id)
        })
      running.set(id, claiming)
      return untilAborted(claiming, signal)
    },
    isRunning: (id) => running.has(id),
    forget: () => running.clear(),
  }
}

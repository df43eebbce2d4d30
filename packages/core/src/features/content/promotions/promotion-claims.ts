import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted, type Result, unwrap, type VerbOptions } from '../../../kernel/result.ts'
import { createVerbs, type VerbRun } from '../../../kernel/verb.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
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
  const { scope, toasts } = context
  const { guard, wallet, attempts, user, labels, checkStep, amountOf } = deps
  const run = createVerbs(context, user)
  /** The promotions that are being claimed. */
  const running = new Set<number>()

  const claimNow = async (id: number, { scope: claiming, signal, live }: VerbRun): Promise<void> => {
    running.add(id)
    claiming.add(() => running.delete(id))
    checkStep(id)
    const action = {
      kind: 'promotionClaim',
      target: String(id),
      endpoint: promotionEndpoints.activityClaim,
      input: { id },
    } as const
    const { label } = unwrap(await live(attempts.run(action, { signal })))
    const now = label === undefined ? 'Claimed' : readPromoLabel(label)
    labels.put(id, now)
    // A label that says so has asked for the balance.
    if (!isPaid(now)) wallet.invalidate()
    const amount = amountOf(id)
    if (amount === undefined) toasts.success('toast.promo.claimed')
    else toasts.success('toast.promo.claimedAmount', { params: { amount: wallet.format(amount) } })
  }

  return {
    async claim(id, options) {
      if (options?.signal?.aborted || scope.disposed) return aborted()
      if (!guard.enforce('joinPromotions')) return refused(guard, 'joinPromotions')
      return run('promotions.claim', options, (claim) => claimNow(id, claim), {
        runs: 'join',
        key: String(id),
        recover: ({ code }) =>
          code === 'promo.transition.invalid' ? labels.refreshOne(id, { silent: true }) : undefined,
      })
    },
    isRunning: (id) => running.has(id),
  }
}

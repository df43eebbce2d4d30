import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { failed, type Result, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { trimmedLength } from '../../../kernel/validation/normalize.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { pointsMallEndpoints } from './endpoints.ts'
import type { Good, Redemption } from './types.ts'

/** Code points of an address, trimmed. */
export const ADDRESS_LENGTH = Object.freeze({ least: 10, most: 300 })

/** The order of one good, on one screen. Call `dispose()` when it is left. */
export interface RedeemForm {
  /** Where an item is sent, as it was typed; what was typed and not sent is there again after a reload of the tab. */
  readonly $address: Store<string>
  setAddress(typed: string): void
  /** Fills in where the last item was sent, unless something is typed. Where that cannot be had, nothing is filled in. */
  suggestAddress(): Promise<Result>
  /** What was wrong at the last submit; gone when it is put right. */
  readonly $addressProblem: Store<boolean>
  readonly $busy: Store<boolean>
  /**
   * Orders the good for the points that were shown; it happens once, whatever gets lost on the way (see `attempts`). An item
   * without an address of {@link ADDRESS_LENGTH} is `form.invalid`, and nothing is sent. Of its own the platform refuses with
   * `points.insufficient`, `goods.soldOut`, `limit.reached` and `terms.changed`: the goods are asked for anew then. The
   * screen shows a failure, so there is no toast. Once the form is disposed its end is that of one that no person waited for.
   */
  submit(
    good: Pick<Good, 'goodsId' | 'cost' | 'kind'>,
    options?: Pick<VerbOptions, 'signal'>,
  ): Promise<Result<Redemption>>
  dispose(): void
}

interface RedeemFormDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly attempts: Pick<Attempts, 'run'>
  /** Where the last item was sent. */
  lastAddress(signal: AbortSignal): Promise<string | undefined>
  /** An order was made or refused. */
  onEnd(): void
}

export function createRedeemForm(
  context: FeatureContext,
  { session, guard, attempts, lastAddress, onEnd }: RedeemFormDeps,
): RedeemForm {
  const { events, report } = context
  const scope = context.scope.child()
  const draft = createUserDraft(context, session, 'MC_ADDRESS')
  const $address = writable('')
  const $addressProblem = writable(false)
  const $busy = writable(false)
  const isAddress = () => {
    const length = trimmedLength($address.get())
    return length >= ADDRESS_LENGTH.least && length <= ADDRESS_LENGTH.most
  }
  draft.keep(scope, {
    typed: $address.get,
    show: $address.set,
    onChange: (listener) => $address.listen(listener),
    empty: () => $address.set(''),
  })
  /** Requests whose end is waited for: one for another good is refused while the first one runs. */
  let underWay = 0
  const user = createUserScope(scope, session, () => {
    $addressProblem.set(false)
    $busy.set(false)
    underWay = 0
  })
  const run = createVerbs(context, user)

  return {
    $address: readOnly($address, context.log),
    setAddress(typed) {
      $address.set(typed)
      if (isAddress()) $addressProblem.set(false)
    },
    suggestAddress: () =>
      run('pointsMall.suggestAddress', { silent: true }, async ({ live, signal }) => {
        const address = await live(lastAddress(signal))
        if (address !== undefined && $address.get() === '') $address.set(address)
      }),
    $addressProblem: readOnly($addressProblem, context.log),
    $busy: readOnly($busy, context.log),
    async submit({ goodsId, cost, kind }, options) {
      if (!scope.disposed && !guard.enforce('pointsMall')) return refused(guard, 'pointsMall')
      const isSent = kind === 'item'
      $addressProblem.set(isSent && !isAddress())
      if ($addressProblem.get()) {
        events.emit('focus', { field: 'address' })
        return failed(new FoyerError({ code: 'form.invalid', field: 'address' }))
      }
      const address = isSent ? $address.get().trim() : undefined
      const mine = user.current
      const waiting = scope.child(options?.signal)
      underWay += 1
      $busy.set(true)
      const { ok, data, error } = await attempts.run(
        {
          kind: 'redemption',
          target: goodsId,
          details: address,
          endpoint: pointsMallEndpoints.goodsRedeem,
          input: { goodsId, cost, address },
        },
        { signal: waiting.signal },
      )
      waiting.dispose()
      if (!mine.disposed) {
        underWay -= 1
        $busy.set(underWay > 0)
      }
      if (!ok && error.code === 'request.aborted') return { ok, error }
      onEnd()
      if (ok) {
        draft.write('')
        return succeeded(data)
      }
      return report('pointsMall.redeem', error, { shownOnPage: true })
    },
    dispose: () => scope.dispose(),
  }
}

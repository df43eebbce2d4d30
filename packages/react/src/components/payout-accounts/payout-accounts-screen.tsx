import { isIncomplete, type PayoutAccount, type PayoutAccountList, payoutAccounts } from '@foyer/core'
import { Landmark, Plus, Smartphone, WalletCards } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../hooks/use-attempt.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { IncompleteRows } from '../incomplete-note/incomplete-note.tsx'
import { PhoneGate } from '../member-phone/phone-gate.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { WaitingBlocks } from '../skeleton/waiting-blocks.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { AddAccountForm } from './add-account-form.tsx'

const ICONS = { ewallet: Smartphone, bank: Landmark } as const

/** Where withdrawals go: the accounts of the member, added with a code by SMS. */
export function PayoutAccountsScreen() {
  return (
    <PageTexts>
      <Screen />
    </PageTexts>
  )
}

function Screen() {
  const t = useText()
  const feature = useFeature(payoutAccounts)
  const state = useResource(feature.$state, feature.load)
  return (
    <ResourceView
      resource={state}
      loading={<WaitingBlocks count={2} className="fy-payouts" blockClassName="fy-payout-waiting" />}
      failedTitle={t('payout.failed')}
      onRetry={() => void feature.refresh()}
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <Accounts data={data} />
        </>
      )}
    </ResourceView>
  )
}

function Accounts({ data }: { readonly data: PayoutAccountList }) {
  const t = useText()
  const { accounts, most } = data
  const feature = useFeature(payoutAccounts)
  // What a reload interrupted goes on.
  const [isAdding, setAdding] = useState(feature.hasDraft)
  const [asked, setAsked] = useState<PayoutAccount>()
  const attempt = useAttempt('payoutAccount')
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isMade = attempt?.state.status === 'made'
  useEffect(() => {
    if (isMade && !feature.hasDraft()) setAdding(false)
  }, [feature, isMade])
  const isFull = accounts.length >= most
  // The form that had the focus has gone.
  const close = (isAdded: boolean) => {
    setAdding(false)
    requestAnimationFrame(() => (isAdded ? list : addButton).current?.focus())
  }
  return (
    <>
      <Note size="inherit">{t('payout.lead')}</Note>
      <AttemptNote attempt={attempt} made={<p>{t('payout.made')}</p>} />
      <IncompleteRows rows={accounts} />
      {accounts.length > 0 ? (
        <ul ref={list} tabIndex={-1} className="fy-payouts" aria-label={t('payout.list', [accounts.length, most])}>
          {accounts.map((account) => (
            <Account key={account.accountId} account={account} onRemove={() => setAsked(account)} />
          ))}
        </ul>
      ) : isAdding || isIncomplete(accounts) ? null : (
        <EmptyState
          title={t('payout.none')}
          text={t('payout.none.text')}
          icon={<WalletCards aria-hidden className="fy-icon" />}
        />
      )}
      {isAdding ? (
        <PhoneGate task="payoutAccounts">
          <AddAccountForm data={data} onAdded={() => close(true)} onCancel={() => close(false)} />
        </PhoneGate>
      ) : (
        <>
          <Button ref={addButton} wide disabled={isFull} onClick={() => setAdding(true)}>
            <Plus aria-hidden className="fy-icon" />
            {t('payout.add')}
          </Button>
          <Note size={1}>{isFull ? t('payout.full', [most]) : t('payout.count', [accounts.length, most])}</Note>
        </>
      )}
      <RemoveDialog account={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

function Account({ account, onRemove }: { readonly account: PayoutAccount; readonly onRemove: () => void }) {
  const t = useText()
  const Icon = ICONS[account.kind]
  return (
    <li className="fy-payout">
      <Icon aria-hidden className="fy-icon" />
      <span className="fy-payout-words">
        <span className="fy-payout-name">
          {account.name} <AccountEnding masked={account.masked} />
        </span>
        {account.holder === undefined ? null : (
          <Note as="span" size={1}>
            {account.holder}
          </Note>
        )}
      </span>
      {account.isInUse ? (
        <Note as="span" size={1}>
          {t('payout.inUse')}
        </Note>
      ) : (
        <Button
          size="small"
          tone="quiet"
          aria-label={t('payout.remove.this', [account.name, account.masked])}
          onClick={onRemove}
        >
          {t('payout.remove')}
        </Button>
      )}
    </li>
  )
}

/** `••4821`, read as `ending 4 8 2 1`. */
export function AccountEnding({ masked }: { readonly masked: string }) {
  const t = useText()
  const digits = masked.replace(/\D/g, '')
  return (
    <>
      <span aria-hidden className="fy-payout-ending" dir="ltr">
        {masked}
      </span>
      <span className="fy-hidden-text">{t('payout.ending', [[...digits].join(' ')])}</span>
    </>
  )
}

function RemoveDialog({
  account,
  onClose,
}: {
  readonly account: PayoutAccount | undefined
  readonly onClose: () => void
}) {
  const t = useText()
  const feature = useFeature(payoutAccounts)
  const [isBusy, setBusy] = useState(false)
  // Its name stays while it closes.
  const shown = useRef(account)
  useEffect(() => {
    if (account !== undefined) shown.current = account
  }, [account])
  const { name = '', masked = '', accountId = '' } = account ?? shown.current ?? {}
  const remove = async () => {
    setBusy(true)
    await feature.remove(accountId)
    setBusy(false)
    onClose()
  }
  return (
    <Dialog
      open={account !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={t('payout.remove.question', [name, masked])}
      actions={
        <>
          <Button onClick={onClose}>{t('payout.keep')}</Button>
          <Button tone="danger" busy={isBusy} onClick={() => void remove()}>
            {t('payout.remove')}
          </Button>
        </>
      }
    >
      <p>{t('payout.remove.text')}</p>
    </Dialog>
  )
}

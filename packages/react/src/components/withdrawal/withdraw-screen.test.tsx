import { attempts, wallet, withdrawals } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { WithdrawScreen } from './withdraw-screen.tsx'
import { WithdrawSummary } from './withdraw-summary.tsx'
import { WithdrawalDetailsView } from './withdrawal-details.tsx'

afterEach(cleanup)

const DEMO = { userName: 'demo' }
const PASSWORD = '730518'

/** As the site shows it: by the address. */
function Page() {
  const { result } = useCurrentPage()
  const { step, withdrawal } = 'route' in result ? result.route.params : {}
  return withdrawal === undefined ? (
    <WithdrawScreen isReview={step === 'review'} />
  ) : (
    <WithdrawalDetailsView withdrawalId={withdrawal} />
  )
}

async function open({ isReady = true, path = '/m/withdraw', timeZone = 'UTC' } = {}) {
  const client = await openFoyerOnSandbox({ as: 'demo', path, config: { timeZone } })
  const { control } = client.sandbox
  if (isReady) {
    await control.setPaymentPassword({ ...DEMO, password: PASSWORD })
    await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  }
  const show = async () => {
    renderWith(client.foyer, <Page />)
    await client.settle()
  }
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await client.settle()
  }
  return {
    ...client,
    control,
    show,
    type,
    press,
    here: () => client.ports.navigation.current(),
    async review(amount: string, password = PASSWORD) {
      fireEvent.click(screen.getByRole('radio', { name: /^QuickPay/ }))
      type('Amount', amount)
      type('Payment password', password)
      await press('Review')
    },
  }
}

describe('the page of withdrawals', () => {
  it('[CASH-30] goes from the fields over the review to a withdrawal with its timeline, each at its address', async () => {
    const { show, review, press, here, advance, control } = await open()
    await show()
    expect(screen.getByText('₱2,000.00').className).toContain('fy-money')
    // What it costs and takes stands there before the first figure is typed.
    for (const [label, value] of [
      ['Amounts', '₱100.00 – ₱50,000.00'],
      ['Fee', '1 more free today, then ₱10.00'],
      ['Usually within', '8 minutes'],
      ['Left today', '3 withdrawals, ₱100,000.00'],
    ]) {
      expect(screen.getByText(label ?? '').nextElementSibling?.textContent).toBe(value)
    }
    await review('1,000.5')
    expect(here()).toBe('/m/withdraw?step=review')
    const heading = screen.getByRole('heading', { name: 'Check your withdrawal' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('A withdrawal cannot be cancelled.').tagName).toBe('P')
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull()
    await press('Withdraw ₱1,000.50')
    expect(here()).toMatch(/^\/m\/withdraw\?withdrawal=W\w{9}$/)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requested' }))
    expect(document.body.innerHTML).not.toContain(PASSWORD)
    const steps = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((step) => step.dataset.state)
    expect(steps()).toEqual(['running', 'coming', 'coming', 'coming'])
    await control.reviewWithdrawal({ ...DEMO, decision: 'approve' })
    await advance(20_000)
    expect(screen.getByRole('heading').textContent).toBe('On its way to QuickPay')
    await control.settleWithdrawal({ ...DEMO, result: 'paid' })
    await press('Check now')
    expect(screen.getByRole('heading').textContent).toBe('Paid to QuickPay')
    expect(steps()).toEqual(['done', 'done', 'done', 'done'])
  })

  it.each([
    ['Asia/Manila', /^Times in \S.* \(UTC\+8\)$/],
    ['America/St_Johns', /^Times in \S.* \(UTC-3:30\)$/],
    ['Not/There', /^Times in \S.* \(UTC\)$/],
  ])('has its times by the clock of the merchant in %s, which is named', async (timeZone, named) => {
    const { show, review, press, sandbox } = await open({ timeZone })
    await show()
    await review('500')
    await press('Withdraw ₱500.00')
    const at = sandbox.snapshot().withdrawals?.at(-1)?.history[0]?.at ?? Number.NaN
    const zone = timeZone === 'Not/There' ? 'UTC' : timeZone
    const step = screen.getByText('Requested', { selector: '.fy-timeline-name' })
    expect(step.nextElementSibling?.textContent).toBe(formatDate('en', at, 'moment', zone))
    expect(screen.getByText(named).tagName).toBe('P')
  })

  it('[CASH-33] says why one was not paid, and that the money is back, in its row too', async () => {
    const { show, review, press, control, foyer } = await open()
    await show()
    await review('500')
    await press('Withdraw ₱500.00')
    await control.reviewWithdrawal({ ...DEMO, decision: 'refuse', reason: 'name', note: 'Not <b>yours</b>' })
    await press('Check now')
    expect(screen.getByRole('heading').textContent).toBe('Not paid')
    expect(screen.getByText('The payout account is in another name than yours.').tagName).toBe('P')
    expect(screen.getByText('Not <b>yours</b>').tagName).toBe('BLOCKQUOTE')
    expect(screen.getByText('₱500.00 is back in your wallet.').role).toBe('status')
    cleanup()
    foyer.access.go('/m/withdraw')
    await show()
    expect(screen.getByRole('button', { name: /500\.00.*Not paid/ }).textContent).toContain(
      'The payout account is in another name than yours.',
    )
  })

  it.each([
    ['refused', 'identity', 'link', 'Prove my identity', '/m/member/verification'],
    ['refused', 'account', 'link', 'To your payout accounts', '/m/withdraw/accounts'],
    ['refused', 'name', 'link', 'To your payout accounts', '/m/withdraw/accounts'],
    ['refused', 'rules', 'button', 'Contact support', null],
    ['refused', 'other', 'button', 'Contact support', null],
    ['returned', 'account', 'link', 'To your payout accounts', '/m/withdraw/accounts'],
    ['returned', undefined, 'link', 'To your payout accounts', '/m/withdraw/accounts'],
  ] as const)('one that was %s (%s) leads first to what mends it', async (end, reason, role, name, href) => {
    const { show, review, press, control } = await open()
    await show()
    await review('500')
    await press('Withdraw ₱500.00')
    if (end === 'refused') await control.reviewWithdrawal({ ...DEMO, decision: 'refuse', reason })
    else {
      await control.reviewWithdrawal({ ...DEMO, decision: 'approve' })
      await control.settleWithdrawal({ ...DEMO, result: 'returned', reason })
    }
    await press('Check now')
    const first = screen.getByRole(role, { name })
    expect(first.className).toContain('fy-button-primary')
    expect(first.getAttribute('href')).toBe(href)
    expect(document.querySelectorAll('.fy-button-primary')).toHaveLength(1)
    // With the words that say why, above the steps and the figures.
    expect(first.previousElementSibling).toBe(screen.getByText('₱500.00 is back in your wallet.'))
  })

  it('[CASH-34] a fifth wrong payment password is answered once, with the way on', async () => {
    const { show, review, press } = await open()
    await show()
    for (let count = 0; count < 5; count += 1) {
      await review('500', '990011')
      await press('Withdraw ₱500.00')
    }
    const text = screen.getByText(/^Locked until .*\. You can reset it with your phone\.$/)
    expect(screen.getByRole('alert').contains(text)).toBe(true)
    expect(screen.getByRole('link', { name: 'Reset payment password' }).getAttribute('href')).toBe(
      '/m/withdraw/paymentPassword?step=reset',
    )
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('leads back from the review, and from its address alone, with what was typed', async () => {
    const { show, review, press, here } = await open({ path: '/m/withdraw?step=review' })
    await show()
    expect(here()).toBe('/m/withdraw')
    await review('500')
    await press('Change')
    expect(here()).toBe('/m/withdraw')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500')
    expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe(PASSWORD)
  })

  it('after a refusal shows the fields again with the reason; only the secret is gone', async () => {
    const { show, review, press, type, here, control } = await open()
    await show()
    await review('500', '990011')
    await press('Withdraw ₱500.00')
    expect(here()).toBe('/m/withdraw')
    const field = screen.getByLabelText('Payment password')
    const told = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(told()).toBe('Wrong payment password. 4 tries left.')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500')
    expect(document.activeElement).toBe(field)
    fireEvent.blur(field)
    expect(told()).toBe('Wrong payment password. 4 tries left.')
    type('Payment password', PASSWORD)
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    await review('500')
    await control.setBalance({ ...DEMO, balance: '450' })
    await press('Withdraw ₱500.00')
    expect(screen.getByRole('alert').textContent).toBe('You can withdraw up to ₱450.00.')
    expect(screen.getByText('Enter ₱100.00 to ₱450.00.').className).toBe('fy-text-field-error')
  })

  it.each([
    ['12480.50', 2],
    ['1500.00', 1],
  ])('of ₱%s says what a proof of identity would allow, at the amount where it matters', async (balance, count) => {
    const { show, type, control } = await open()
    await control.setBalance({ ...DEMO, balance })
    await show()
    type('Amount', '3000')
    const links = screen.getAllByRole('link', { name: 'Up to ₱2,000.00 until your identity is verified' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/m/member/verification'))
    expect(links.filter((link) => link.closest('form'))).toHaveLength(count - 1)
  })

  it('chooses the only payout account', async () => {
    const { show } = await open()
    await show()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^QuickPay/ }).checked).toBe(true)
  })

  it('chooses the only payout account where another one, that has gone, was chosen before', async () => {
    const { show, foyer, control } = await open()
    await show()
    cleanup()
    const { list } = await foyer.call(contract.payoutAccounts, {})
    await foyer.call(contract.payoutAccountRemove, { accountId: list[0]?.accountId ?? '' })
    await control.addPayoutAccount({ ...DEMO, number: '09171230000' })
    await show()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /0 0 0 0$/ }).checked).toBe(true)
  })

  it('chooses none of two payout accounts', async () => {
    const { show, control } = await open()
    await control.addPayoutAccount({ ...DEMO, kind: 'bank', institution: 'B1', number: '001234560093' })
    await show()
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  })

  it('[CASH-06] says beside its button that it is not known what became of it', async () => {
    const { show, review, press, control } = await open()
    await control.setFault({ endpoint: 'withdrawalCreate', kind: 'status:502' })
    await control.setFault({ endpoint: 'attemptResolve', kind: 'status:502' })
    await show()
    await review('500')
    await press('Withdraw ₱500.00')
    const note = screen.getByText('We do not know yet whether this went through. Checking…').closest('[role=status]')
    const figures = screen.getByText('Fee').closest('dl')
    const button = screen.getByRole('button', { name: 'Withdraw ₱500.00' })
    const order = [...document.querySelectorAll('dl, [role=status], button')]
    const places = [figures, note, button].map((one) => (one === null ? -1 : order.indexOf(one)))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    await control.clearFaults()
  })

  it('[CASH-32] asks whether a second one is meant', async () => {
    const { show, review, press, foyer, here } = await open()
    await show()
    await review('500')
    await press('Withdraw ₱500.00')
    await act(async () => foyer.access.go('/m/withdraw'))
    await review('500')
    await press('Withdraw ₱500.00')
    expect(screen.getByRole('alert').textContent).toBe('You asked for the same a moment ago.')
    await press('Send a second one')
    expect(here()).toMatch(/withdrawal=W/)
    expect(foyer.use(wallet).$state.get().data?.amount).toBe('11480.5')
  })

  it('[CASH-02] while the end is not known says so, sends nothing again, and finds it out', async () => {
    const { show, review, press, control, advance, here } = await open()
    await control.setFault({ endpoint: 'withdrawalCreate', kind: 'truncated' })
    await control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
    await show()
    await review('500')
    await press('Withdraw ₱500.00')
    expect(screen.getByText('We do not know yet whether this went through. Checking…').tagName).toBe('P')
    expect(screen.getByRole('button', { name: /^Withdraw/ }).getAttribute('aria-busy')).toBe('true')
    await advance(65_000)
    expect(screen.getByText(/^Still checking. Do not send it again. Reference [0-9A-F]{6}\.$/).tagName).toBe('P')
    await control.clearFaults()
    await press('Check now')
    expect(here()).toMatch(/withdrawal=W/)
  })

  it('while it loads says so, and what is not finished stays in view', async () => {
    const { control, advance, foyer, settle } = await open()
    await control.setFault({ endpoint: 'withdrawalCreate', kind: 'truncated' })
    await control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
    const input = { accountId: 'A', amount: '500.00', fee: '0.00', paymentPassword: PASSWORD }
    void foyer.use(attempts).run({ kind: 'withdrawal', target: 'A', endpoint: contract.withdrawalCreate, input })
    await settle()
    await advance(65_000)
    await control.setFault({ endpoint: 'withdrawalTerms', kind: 'slow', delayMs: 5000 })
    renderWith(foyer, <Page />)
    expect((await screen.findByRole('status', { name: 'Loading' })).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText(/^Still checking\. Do not send it again\./).tagName).toBe('P')
    await control.clearFaults()
    await advance(20_000)
  })

  it.each([
    ['no account and no password', 'Tell us where your money should go.', 'Add an account', '/m/withdraw/accounts'],
    ['no account and no password', /^Set a payment password\./, 'Set payment password', '/m/withdraw/paymentPassword'],
  ])('with %s says what is needed: %s', async (_, text, link, href) => {
    const { show } = await open({ isReady: false })
    await show()
    expect(screen.getByText(text).tagName).toBe('P')
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('[CASH-31] names what keeps money locked, and how much is still to be played', async () => {
    const { show, control } = await open()
    await control.setBalance({ ...DEMO, balance: '0' })
    await control.openTurnover({
      ...DEMO,
      ...{ kind: 'deposit', name: { EN: 'QuickPay' }, amount: '500.00', required: '500.00' },
    })
    await show()
    expect(screen.getByText('Balance ₱500.00 · locked ₱500.00').tagName).toBe('P')
    expect(screen.getByText('Play ₱500.00 more.').tagName).toBe('SPAN')
    expect(screen.getByRole('meter', { name: '₱0.00 of ₱500.00 turnover done' }).getAttribute('value')).toBe('0')
    expect(
      screen.getByText('The smallest withdrawal is ₱100.00. You have less than that to withdraw now.').tagName,
    ).toBe('P')
    expect(screen.getByText('You can withdraw').nextElementSibling?.textContent).toBe('₱0.00')
  })

  it('[CASH-31] says what can be withdrawn now, and below it why it is not more', async () => {
    const { foyer, settle } = await open()
    await foyer.use(withdrawals).terms.load()
    const terms = foyer.use(withdrawals).terms.$state.get().data
    if (terms === undefined) throw new Error('no terms')
    const left = { count: 3, amount: '800.00', freesAt: Date.UTC(2026, 10, 29) } as typeof terms.left
    const verified = { state: 'verified' } as typeof terms.identity
    for (const [more, ...told] of [
      [{}, '₱2,000.00', 'Balance ₱12,480.50', 'Up to ₱2,000.00 until your identity is verified'],
      [{ identity: verified }, '₱12,480.50', 'Balance ₱12,480.50', undefined],
      [
        { identity: verified, left },
        ...['₱800.00', 'Balance ₱12,480.50'],
        'This is what today’s limit leaves. You can withdraw more from Nov 29, 2026, 12:00 AM.',
      ],
      [
        { identity: verified, left: undefined, maximum: '900.00' as typeof terms.maximum },
        ...['₱900.00', 'Balance ₱12,480.50', 'This is the most for one withdrawal.'],
      ],
    ] as const) {
      renderWith(
        foyer,
        <PageTexts>
          <WithdrawSummary terms={{ ...terms, ...more }} />
        </PageTexts>,
      )
      await settle()
      const lines = [...(screen.getByText('You can withdraw').parentElement?.children ?? [])]
      expect(lines.slice(1, 4).map((line) => (line.matches('dl') ? undefined : line.textContent))).toEqual(told)
      cleanup()
    }
  })

  it('[CASH-31] says why a request was refused at the field that it is about', async () => {
    const { show, review, press, control, foyer } = await open()
    const [account] = await foyer.call(contract.payoutAccounts, {}).then(({ list }) => list)
    const told = () => screen.getByRole('alert').nextElementSibling
    await show()
    await review('1,500')
    await control.setBalance({ ...DEMO, balance: '450' })
    await press('Withdraw ₱1,500.00')
    expect(told()?.contains(screen.getByLabelText('Amount'))).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
    await review('400')
    await control.addPayoutAccount({ ...DEMO, number: '09171230000' })
    await foyer.call(contract.payoutAccountRemove, { accountId: account?.accountId ?? '' })
    await press('Withdraw ₱400.00')
    expect(screen.getByRole('alert').textContent).toBe(
      'This account is no longer among yours. Choose where it should go.',
    )
    expect(told()?.contains(screen.getByRole('radio', { name: /0 0 0 0$/ }))).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /0 0 0 0$/ }))
  })

  it('after a refusal that leaves no field the keyboard goes on at what stands in the way', async () => {
    const { show, review, press, control } = await open()
    await show()
    await review('500')
    await control.setBalance({ ...DEMO, balance: '50' })
    await press('Withdraw ₱500.00')
    expect(screen.queryByLabelText('Amount')).toBeNull()
    const focused = document.activeElement
    // What is so now is said, and not beside what was so a moment ago.
    expect(focused?.contains(screen.getByRole('alert'))).toBe(true)
    expect(screen.queryByText(/up to/)).toBeNull()
    expect(
      focused?.contains(
        screen.getByText('The smallest withdrawal is ₱100.00. You have less than that to withdraw now.'),
      ),
    ).toBe(true)
    expect(focused).not.toBe(document.body)
  })

  it('one of another member is not found', async () => {
    const { show } = await open({ path: '/m/withdraw?withdrawal=W222222222' })
    await show()
    expect(screen.getByText('Not found').tagName).toBe('P')
  })
})

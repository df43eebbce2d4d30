import { registration, unwrap } from '@foyer/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { DepositScreen } from './deposit-screen.tsx'

afterEach(cleanup)

const HOUR_MS = 3_600_000

/** As the site shows it: by the address. */
function Page() {
  const { result } = useCurrentPage()
  const { step, deposit, promotion, status } = 'route' in result ? result.route.params : {}
  return <DepositScreen step={step} depositId={deposit} promotionId={promotion} hasReturned={status !== undefined} />
}

async function open(path = '/m/voucherCenter') {
  const client = await openFoyerOnSandbox({ as: 'demo', path })
  const { control } = client.sandbox
  const show = async () => {
    renderWith(client.foyer, <Page />)
    await client.settle()
  }
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await client.settle()
  }
  return {
    ...client,
    control,
    show,
    press,
    here: () => client.ports.navigation.current(),
    /** The form filled in, reviewed and sent. */
    async pay(method = /^QuickPay/, amount = '500', before: () => unknown = () => undefined) {
      fireEvent.click(screen.getByRole('radio', { name: method }))
      fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: amount } })
      await press('Review')
      await before()
      await press(/^Pay /)
    },
    depositId: () => client.sandbox.snapshot().deposits?.at(-1)?.depositId ?? '',
  }
}

const shown = () => screen.getByRole('heading', { level: 2 }).textContent
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

describe('the offer of a promotion that one comes from', () => {
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? value : []))

  it('is chosen, once', async () => {
    const { show, here } = await open('/m/voucherCenter?promotion=214')
    await show()
    expect([chosen(), here()]).toEqual([['214'], '/m/voucherCenter'])
    fireEvent.click(screen.getByRole('radio', { name: 'No offer' }))
    expect(chosen()).toEqual([''])
  })

  it('that ends between look and tap is said once, where none can be chosen, though there is no other', async () => {
    const { show, pay, press, control, here, depositId } = await open('/m/voucherCenter?promotion=214')
    await show()
    await pay(/^QuickPay/, '500', () => control.setAnnouncements({ announcements: [] }))
    expect([here(), chosen(), depositId()]).toEqual(['/m/voucherCenter', ['QUICKPAY', '214'], ''])
    const ended = 'This offer has ended. Choose another one, or “No offer”.'
    expect(screen.getAllByText(ended)).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Nothing was paid.')
    await press('Review')
    const group = screen.getByRole('group', { name: 'Offer' })
    expect([here(), document.activeElement]).toEqual(['/m/voucherCenter', within(group).getAllByRole('radio')[0]])
    fireEvent.click(screen.getByRole('radio', { name: 'No offer' }))
    // What has the focus stays.
    expect([screen.queryByText(ended), chosen(), within(group).getAllByRole('radio')]).toEqual([
      null,
      ['QUICKPAY', ''],
      [document.activeElement],
    ])
    await press('Review')
    await press(/^Pay /)
    expect(here()).toBe(`/m/voucherCenter?deposit=${depositId()}`)
  })

  it('says in the review what it adds at most and asks for, beside the turnover of the deposit', async () => {
    const { show, press } = await open('/m/voucherCenter?promotion=214')
    await show()
    fireEvent.click(screen.getByRole('radio', { name: /^QuickPay/ }))
    fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '500' } })
    await press('Review')
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts.slice(4)).toEqual([
      ['Offer', '10 % on a deposit, up to ₱100.00'],
      ['Bonus', 'up to ₱100.00'],
      ['Turnover of the bonus', '5 times the bonus, within 7 days'],
      ['Bonus to be staked on', 'Slots'],
      ['Turnover of the deposit', '₱500.00'],
    ])
  })

  it('is none where the promotion adds nothing to a deposit', async () => {
    const { show } = await open('/m/voucherCenter?promotion=201')
    await show()
    expect(chosen()).toEqual([''])
  })
})

describe('the first deposit of a member', () => {
  /** Registers as people do. */
  async function openAsNew() {
    const client = await openFoyerOnSandbox({ path: '/m/register' })
    const form = client.foyer.use(registration).form()
    await client.settle()
    for (const [field, value] of [
      ['username', 'maria'],
      ['password', 'Foyer2026'],
      ['confirmPassword', 'Foyer2026'],
      ['terms', true],
      ['adult', true],
    ] as const)
      form.set(field, value)
    const done = form.submit()
    await client.settle()
    unwrap(await done)
    form.dispose()
    const show = async () => {
      client.foyer.access.go('/m/voucherCenter')
      renderWith(client.foyer, <Page />)
      await client.settle()
    }
    const press = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }))
      await client.settle()
    }
    return { ...client, show, press, here: () => client.ports.navigation.current() }
  }
  const question = () => screen.queryByRole('region', { name: 'Your first deposit: set a limit?' })

  it.each([
    ['Not now', '/m/voucherCenter'],
    ['Set a limit', '/m/voucherCenter/limits'],
  ])(
    '[CASH-21] asks once whether to set a limit: %s is an answer, and the form is there meanwhile',
    async (answer, leads) => {
      const { show, press, here } = await openAsNew()
      await show()
      expect(question()).not.toBeNull()
      expect(screen.getByRole('button', { name: 'Review' }).isConnected).toBe(true)
      await press(answer)
      expect(here()).toBe(leads)
      if (answer === 'Not now') expect(document.activeElement?.tagName).toBe('FORM')
      cleanup()
      await show()
      expect([question(), screen.getByRole('button', { name: 'Review' }).isConnected]).toEqual([null, true])
    },
  )

  it('that is not the first asks nothing', async () => {
    const { show } = await open()
    await show()
    expect(question()).toBeNull()
  })
})

describe('the methods', () => {
  it.each([
    ['1', 'tiles'],
    ['0', 'rows'],
    ['true', 'rows'],
  ])('[FLAG-05] with dep_func %j are %s: the same ones in the same order, with the same words', async (flag, shape) => {
    const { show, control, foyer, settle } = await open()
    await control.setFlags({ dep_func: flag })
    await foyer.platform.refresh()
    await settle()
    await show()
    const methods = screen.getByRole('group', { name: 'How do you want to pay?' })
    expect(methods.dataset.shape).toBe(shape)
    const radios = within(methods).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['QUICKPAY', false, false],
      ['MOBOCASH', false, false],
      ['BANKLINK', false, false],
      ['CARDPAY', false, true],
    ])
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'QuickPayfree · about 1 minute₱50 to ₱20,000',
      'MoboCash1% · about 1 minute₱100 to ₱25,000',
      'BankLink₱15.00 · about 2 hours₱500 to ₱200,000',
      expect.stringMatching(/^CardPayClosed until .+₱200 to ₱10,000$/),
    ])
  })

  it('of which one closes between look and tap: said once, where another is chosen, and the amount stays', async () => {
    const { show, pay, control, here, requestCount } = await open()
    await show()
    await pay(/^QuickPay/, '500', () => control.setDepositMethod({ methodCode: 'QUICKPAY', isClosed: true }))
    expect(here()).toBe('/m/voucherCenter')
    expect(screen.getAllByText('This method is closed now. Choose another.')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Nothing was paid.')
    expect(document.activeElement?.getAttribute('name')).toBe('methodCode')
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('500')
    expect(requestCount('depositCreate')).toBe(1)
  })
})

describe('an own limit', () => {
  it('[CASH-16] bounds what each method takes; one that takes no less is not possible, and says why', async () => {
    const { show, control } = await open()
    await control.setDepositLimit({ userName: 'demo', amount: '300.00' })
    await show()
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    const words = (name: RegExp) => radio(name).closest('label')?.textContent
    expect([words(/^QuickPay/), radio(/^QuickPay/).disabled]).toEqual([
      'QuickPayfree · about 1 minute₱50 to ₱300',
      false,
    ])
    expect([words(/^BankLink/), radio(/^BankLink/).disabled]).toEqual([
      'BankLink₱15.00 · about 2 hours₱500 to ₱200,000Not possible: your own limit leaves ₱300.00.',
      true,
    ])
    fireEvent.click(radio(/^QuickPay/))
    // At the method, and at the amount.
    expect(screen.getAllByText('₱50 to ₱300')).toHaveLength(2)
  })
})

describe('an own limit that leaves less than any way to pay takes', () => {
  const fields = () => screen.queryAllByRole('radio').length + screen.queryAllByRole('textbox').length
  const limits = () => screen.getAllByRole('link', { name: 'My limits' }).map((link) => link.getAttribute('href'))

  it('is said once, with when it leaves more and the way to the limits, and no field is shown', async () => {
    const { show, pay, control, depositId, foyer } = await open()
    await control.setDepositLimit({ userName: 'demo', amount: '500.00' })
    await show()
    await pay()
    await control.payDeposit({ depositId: depositId(), end: 'paid' })
    cleanup()
    foyer.access.go('/m/voucherCenter')
    await show()
    expect(screen.getAllByText('Your own limit is reached.')).toHaveLength(1)
    expect(screen.getByText(/^Your limit leaves more on Jan 1, 2026, 4:00.PM\.$/).tagName).toBe('P')
    expect([fields(), limits()]).toEqual([0, ['/m/voucherCenter/limits', '/m/voucherCenter/limits']])
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
  })

  it('says what it leaves and what the least is, where it is not used up', async () => {
    const { show, control } = await open()
    await control.setDepositLimit({ userName: 'demo', amount: '20.00' })
    await show()
    expect(screen.getByText('Your own limit leaves ₱20.00.').tagName).toBe('P')
    expect(screen.getByText(/^The smallest deposit is ₱50\.00\. Your limit leaves more on /).tagName).toBe('P')
    expect([fields(), limits().length, document.activeElement]).toEqual([0, 2, document.body])
  })

  it('[CASH-16] a payment that it refuses was not made, it says, and the keyboard goes on there', async () => {
    const { show, pay, control, here } = await open()
    await show()
    await pay(/^QuickPay/, '500', () => control.setDepositLimit({ userName: 'demo', amount: '20.00' }))
    expect([here(), screen.getByRole('alert').textContent]).toEqual(['/m/voucherCenter', 'Nothing was paid.'])
    const focused = document.activeElement
    expect(focused).not.toBe(document.body)
    expect(focused?.contains(screen.getByText('Your own limit leaves ₱20.00.'))).toBe(true)
  })
})

describe('an own limit that was set in another tab', () => {
  const setLimit = (control: Awaited<ReturnType<typeof open>>['control']) =>
    control.setDepositLimit({ userName: 'demo', amount: '200.00' })
  const amount = () => screen.getByLabelText<HTMLInputElement>(/^Amount/)
  const told = () => screen.getByText('Your own limit leaves ₱200.00.').className

  it('[CASH-16] refuses the payment: nothing was paid, it says, and the amount has the focus', async () => {
    const { show, pay, control, here } = await open()
    await show()
    await pay(/^QuickPay/, '500', () => setLimit(control))
    expect([here(), screen.getByRole('alert').textContent]).toEqual(['/m/voucherCenter', 'Nothing was paid.'])
    expect([told(), amount().value]).toEqual(['fy-text-field-error', '500'])
    expect(document.activeElement).toBe(amount())
  })

  it.each([
    ['shown again', false],
    ['reloaded', true],
  ])('is learned of by a review that is %s: back to the amount, which says why', async (_, isReloaded) => {
    const { show, press, control, ports, settle, here } = await open()
    await show()
    fireEvent.click(screen.getByRole('radio', { name: /^QuickPay/ }))
    fireEvent.change(amount(), { target: { value: '500' } })
    await press('Review')
    ports.visibility.setVisible(false)
    await setLimit(control)
    if (isReloaded) {
      cleanup()
      await show()
    }
    ports.visibility.setVisible(true)
    await settle()
    expect([here(), screen.queryByRole('alert')]).toEqual(['/m/voucherCenter', null])
    expect([told(), document.activeElement]).toEqual(['fy-text-field-error', amount()])
  })
})

describe('a break that begins before the payment', () => {
  it('is said where the methods were, until when, with the ways to withdraw and to a person', async () => {
    const { show, pay, control, here, clock } = await open()
    const until = clock.now() + HOUR_MS
    await show()
    await pay(/^QuickPay/, '500', () => control.setDepositPause({ userName: 'demo', paused: true, until }))
    expect(here()).toBe('/m/voucherCenter')
    expect(screen.getByText('You are taking a break.').tagName).toBe('P')
    expect(screen.getByText(/^Deposits open again on .+\./).tagName).toBe('P')
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw')
    expect(buttons()).toContain('Contact support')
  })

  it('until a moment that no date can be is said without it', async () => {
    const { show, control } = await open()
    control.setDepositPause({ userName: 'demo', paused: true, until: Number.MAX_SAFE_INTEGER })
    await show()
    expect(screen.getByText('You are taking a break.').tagName).toBe('P')
    expect(screen.getByText(/^Nothing can be added until you end it\./).tagName).toBe('P')
  })

  it('says that nothing was paid, and the keyboard goes on there', async () => {
    const { show, pay, control } = await open()
    await show()
    await pay(/^QuickPay/, '500', () => control.setDepositPause({ userName: 'demo', paused: true }))
    expect(screen.getByRole('alert').textContent).toBe('Nothing was paid.')
    const focused = document.activeElement
    expect(focused).not.toBe(document.body)
    expect(focused?.contains(screen.getByText('You are taking a break.'))).toBe(true)
  })

  it('takes no focus where nothing was refused', async () => {
    const { show, control } = await open()
    await control.setDepositPause({ userName: 'demo', paused: true })
    await show()
    expect([screen.getByText('You are taking a break.').tagName, document.activeElement]).toEqual(['P', document.body])
  })
})

describe('a deposit', () => {
  it('that waits can be paid, asked for and left; left, it can be begun again with the same figures', async () => {
    const { show, pay, press, here, depositId, settle } = await open()
    await show()
    await pay()
    expect(here()).toBe(`/m/voucherCenter?deposit=${depositId()}`)
    expect(shown()).toBe('Waiting for your payment')
    expect(buttons()).toEqual(['Open payment page', 'I have paid', 'Leave it', 'Copy'])
    await press('Leave it')
    await press('Keep it')
    expect(shown()).toBe('Waiting for your payment')
    await press('Leave it')
    const question = screen.getByRole('alertdialog', { name: 'Leave this deposit of ₱500.00?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Leave it' }))
    await settle()
    expect(shown()).toBe('You left the payment. Nothing was added.')
    await press('Start again')
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('500.00')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^QuickPay/ }).checked).toBe(true)
  })

  it('[WALLET-03] that is paid says what was added and what there is now, also where another amount came', async () => {
    const { show, pay, control, press, depositId } = await open()
    await show()
    await pay()
    await control.payDeposit({ depositId: depositId(), end: 'paid', amount: '300.00' })
    await press('I have paid')
    expect(shown()).toBe('Added to your wallet')
    expect(screen.getByText('₱300.00').className).toContain('fy-money')
    expect(screen.getByText('₱300.00 came in instead of ₱500.00.').tagName).toBe('P')
    expect(screen.getByText('₱12,780.50').className).toContain('fy-money')
    expect(screen.getByRole('link', { name: 'See transactions' }).getAttribute('href')).toBe('/m/transaction/record')
  })

  it('[CASH-15] that was refused says that nothing was charged only where the provider has said so', async () => {
    const { show, pay, control, press, depositId } = await open()
    await show()
    await pay()
    await control.payDeposit({ depositId: depositId(), end: 'refused' })
    await press('I have paid')
    expect(shown()).toBe('The payment did not go through.')
    expect(screen.getByText('You were not charged.').tagName).toBe('P')
    expect(buttons()).toEqual(['Try QuickPay again', 'Other method', 'Contact support', 'Copy'])
    await press('Other method')
    expect(screen.queryByRole('radio', { checked: true, name: /Pay/ })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('500.00')
  })

  it('that is open is told from others, and left only after a question; one that is being confirmed is viewed', async () => {
    const { show, pay, press, control, depositId, foyer, settle, requestCount } = await open()
    await show()
    await pay()
    const confirmed = depositId()
    await control.payDeposit({ depositId: confirmed, end: 'silent' })
    cleanup()
    foyer.access.go('/m/voucherCenter')
    await show()
    await pay(/^QuickPay/, '300')
    const unpaid = depositId()
    cleanup()
    foyer.access.go('/m/voucherCenter')
    await show()
    const box = (words: string) => screen.getByText(words, { exact: false }).closest('section')
    const done = box('₱500.00 is being confirmed.')
    const waiting = box('One deposit is still open: ₱300.00.')
    expect(done?.textContent).toMatch(new RegExp(`QuickPay · .+ · ${confirmed}View$`))
    expect(waiting?.textContent).toMatch(new RegExp(`QuickPay · To be paid · .+ · ${unpaid}ContinueLeave it$`))
    await press('Leave it')
    await press('Keep it')
    expect([requestCount('depositCancel'), waiting?.isConnected]).toEqual([0, true])
    await press('Leave it')
    const question = screen.getByRole('alertdialog', { name: 'Leave this deposit of ₱300.00?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Leave it' }))
    await settle()
    expect([requestCount('depositCancel'), waiting?.isConnected, done?.isConnected]).toEqual([1, false, true])
  })

  it('[CASH-15] that is being confirmed offers no second try; after 72 hours it leads to a person', async () => {
    const { show, pay, control, press, depositId, advance, sandbox, ports, settle } = await open()
    await show()
    await pay()
    await control.payDeposit({ depositId: depositId(), end: 'silent' })
    await press('I have paid')
    expect(shown()).toBe('Your payment is being confirmed')
    expect(buttons()).toEqual(['Check now', 'Copy'])
    // Away meanwhile: a page that is not looked at asks nothing.
    ports.visibility.setVisible(false)
    await advance(73 * HOUR_MS)
    ports.visibility.setVisible(true)
    await settle()
    expect(sandbox.snapshot().deposits?.at(-1)?.history.at(-1)?.state).toBe('processing')
    expect(buttons()).toEqual(['Check now', 'Contact support', 'Copy'])
  })

  it('that there is not is not found; one that cannot be looked up says so, and is looked up again', async () => {
    const gone = await open('/m/voucherCenter?deposit=D000000000')
    await gone.show()
    expect(screen.getByText('Not found').tagName).toBe('P')
    expect(screen.getByRole('link', { name: 'To your deposits' }).getAttribute('href')).toBe('/m/voucherCenter')
    cleanup()
    const { show, pay, control, press } = await open()
    await show()
    await pay()
    cleanup()
    await control.setFault({ endpoint: 'depositState', kind: 'malformed' })
    await show()
    expect(screen.queryByRole('heading', { name: /payment/ })).toBeNull()
    await control.clearFaults()
    await press('Try again')
    expect(shown()).toBe('Waiting for your payment')
  })

  it.each(['abc', '1,000,000'])(
    'of which the answer is lost: %s, typed since, is wrong there, and its review leads back',
    async (typed) => {
      const { show, pay, press, control, foyer, settle, here } = await open()
      await show()
      await pay(/^QuickPay/, '500', () => control.setFault({ endpoint: 'depositCreate', kind: 'truncated' }))
      foyer.access.go({ name: 'deposit' })
      await settle()
      fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: typed } })
      await press('Review')
      expect(here()).toBe('/m/voucherCenter')
      expect(screen.getByLabelText(/^Amount/).getAttribute('aria-invalid')).toBe('true')
      foyer.access.go({ name: 'deposit', params: { step: 'review' } })
      await settle()
      expect(here()).toBe('/m/voucherCenter')
      expect(screen.getByRole('button', { name: 'Review' }).tagName).toBe('BUTTON')
    },
  )

  it('cannot be sent, left or asked for without a network, and nothing that was typed is lost', async () => {
    const { show, pay, ports, settle, requestCount } = await open()
    await show()
    const offline = async () => {
      ports.network.setOnline(false)
      await settle()
    }
    await pay(/^QuickPay/, '500', offline)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / }).disabled).toBe(true)
    expect(screen.getByText('No Internet.').tagName).toBe('P')
    expect(requestCount('depositCreate')).toBe(0)
  })
})

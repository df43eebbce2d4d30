import { attempts } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { PageTexts } from '../../text/page-texts.tsx'
import { OpenAttempts } from './open-attempts.tsx'

afterEach(cleanup)

const pageOf = () => ({ name: 'withdraw' }) as const
const INPUT = { methodCode: 'QUICKPAY', amount: '500.00', fee: '0.00', returnUrl: '/m/voucherCenter' } as const

async function open(sentHere: 'deposit'[] = []) {
  const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/home' })
  await client.sandbox.control.setFault({ endpoint: 'depositCreate', kind: 'slow', delayMs: 5000 })
  renderWith(
    client.foyer,
    <PageTexts>
      <OpenAttempts sentHere={sentHere} pageOf={pageOf} />
    </PageTexts>,
  )
  const screenOfDeposit = new AbortController()
  const action = { kind: 'deposit', target: 'QUICKPAY', endpoint: contract.depositCreate, input: INPUT } as const
  const sent = client.foyer.use(attempts).run(action, { signal: screenOfDeposit.signal })
  await act(async () => {
    await client.idle({ hanging: 1 })
    screenOfDeposit.abort()
    await sent
  })
  return client
}

it('[CASH-06] says that a request is on its way when its page was left, and then what became of it', async () => {
  const { advance } = await open()
  expect(screen.getByText('Your last request is on its way.').getAttribute('role')).toBe('status')
  await advance(10_000)
  expect(screen.queryByText('Your last request is on its way.')).toBeNull()
  expect(screen.getByRole('link', { name: 'See what became of it' })).toBeDefined()
})

it('says nothing of a request while the page that sends it is shown', async () => {
  const { advance } = await open(['deposit'])
  expect(screen.queryByText('Your last request is on its way.')).toBeNull()
  await advance(10_000)
})

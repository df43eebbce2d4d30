import '../testing/jsdom-dialogs.ts'
import { agentLinks, unwrap } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../testing/foyer-on-sandbox.ts'
import { imageFile, watchObjectUrls } from '../testing/image-files.ts'
import { renderWith } from '../testing/render.tsx'
import { OpenAccount } from './agent-links/open-account.tsx'
import { ChangePasswordForm } from './change-password-form/change-password-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form/forgot-password-form.tsx'
import { KycScreen } from './kyc-screen/kyc-screen.tsx'
import { RebateSettingsView } from './rebates/rebate-settings.tsx'

afterEach(cleanup)

const ALL_LOW = { slots: '0.10', live: '0.10', sports: '0.10', lottery: '0.10' }
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const click = async ({ settle }: FoyerOnSandbox, name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

async function show(client: FoyerOnSandbox, page: ReactNode) {
  await act(async () => {
    renderWith(client.foyer, page)
  })
  await client.settle()
}

interface Screen {
  readonly endpoint: string
  readonly as?: string
  /** Prepares the page. Resolves to the name of the button. */
  open(client: FoyerOnSandbox): Promise<string>
}

const SCREENS: readonly Screen[] = [
  {
    endpoint: 'changePassword',
    as: 'demo',
    async open(client) {
      await show(client, <ChangePasswordForm />)
      type('Old password', 'Foyer2026')
      for (const name of ['New password', 'Confirm new password']) type(name, 'Lobby2027')
      return 'Change password'
    },
  },
  {
    endpoint: 'forgotEmail',
    async open(client) {
      await show(client, <ForgotPasswordForm />)
      await click(client, 'E-mail')
      type('User name', 'demo')
      type('E-mail', 'demo@example.com')
      return 'Send me a new password'
    },
  },
  {
    endpoint: 'verificationUpload',
    as: 'demo',
    async open(client) {
      watchObjectUrls()
      await show(client, <KycScreen />)
      for (const name of [/Front of your ID/, /Back of your ID/]) {
        await act(async () => {
          fireEvent.change(screen.getByLabelText(name), { target: { files: [imageFile('id.png')] } })
        })
        await client.settle()
      }
      return 'Send for review'
    },
  },
  {
    endpoint: 'linkCreate',
    as: 'agent2',
    async open(client) {
      await show(client, <OpenAccount />)
      await click(client, 'New link')
      return 'Make the link'
    },
  },
  {
    endpoint: 'linkDeactivate',
    as: 'agent2',
    async open(client) {
      const made = client.foyer.use(agentLinks).create({ title: 'Flyer', memberType: 0, rates: ALL_LOW })
      await client.settle()
      unwrap(await made)
      await show(client, <OpenAccount />)
      await click(client, 'Turn off')
      return 'Yes, turn off'
    },
  },
  {
    endpoint: 'accountOpen',
    as: 'agent2',
    async open(client) {
      await show(client, <OpenAccount />)
      await click(client, 'Directly')
      type('User name', 'opened01')
      type('Password', 'Foyer2026')
      return 'Open the account'
    },
  },
  {
    endpoint: 'rebateSet',
    as: 'agent2',
    async open(client) {
      const { foyer, settle } = client
      const account = { username: 'opened01', password: 'Foyer2026', memberType: 1, rates: ALL_LOW } as const
      const opened = foyer.use(agentLinks).openAccount(account)
      await settle()
      const { memberId } = unwrap(await opened)
      await show(client, <RebateSettingsView memberId={memberId} onMember={() => {}} />)
      type('Slots', '0.90')
      return 'Save'
    },
  },
]

it.each(SCREENS)(
  'sends one $endpoint when its button is clicked ten times in one task',
  async ({ as, endpoint, open }) => {
    const client = await openFoyerOnSandbox(as === undefined ? {} : { as })
    const name = await open(client)
    const button = screen.getByRole('button', { name })
    await act(async () => {
      for (let clicks = 0; clicks < 10; clicks += 1) button.click()
    })
    await client.settle()
    await client.advance(500)
    expect(client.requestCount(endpoint)).toBe(1)
  },
)

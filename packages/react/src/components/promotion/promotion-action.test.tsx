import { type Promotion, promotions, session } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { usePromotions } from '../../hooks/use-promotions.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import '../../testing/jsdom-dialogs.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { imageFile, watchObjectUrls } from '../../testing/image-files.ts'
import { renderWith } from '../../testing/render.tsx'
import { PromotionAction } from './promotion-action.tsx'

const ID = 207
const LABELS = [
  ...(['Join', 'Claim', 'Applying', 'Close', 'Rejected', 'Issued', 'Claimed', 'Process', 'Joined', 'Signed'] as const),
  ...(['coming soon', 'Subscribed', 'Permanent'] as const),
]

afterEach(cleanup)

/** As the site shows it: by the address. */
function Shown() {
  const { access } = useFoyer()
  const { result } = useCurrentPage()
  const { id: wanted, step } = 'route' in result ? result.route.params : {}
  const list = usePromotions()
  const promotion: Promotion | undefined = list.data?.find(({ id }) => String(id) === wanted)
  return promotion === undefined ? null : (
    <PromotionAction
      promotion={promotion}
      applies={step === 'apply'}
      onApplyShown={() => access.go({ name: 'promotion', params: { id: String(promotion.id) } }, { replace: true })}
    />
  )
}

async function show(
  as: string | undefined,
  label?: (typeof LABELS)[number],
  path = `/m/activityDetail?id=${ID}`,
): Promise<FoyerOnSandbox> {
  const client = await openFoyerOnSandbox(as === undefined ? { path } : { as, path })
  if (as !== undefined && label !== undefined) {
    await client.sandbox.control.setPromotionLabel({ userName: as, id: ID, label })
  }
  // The login leads to the lobby.
  client.foyer.access.go(path)
  await act(async () => {
    renderWith(client.foyer, <Shown />)
  })
  await client.settle()
  return client
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it.each(LABELS)('[PROMO-14][PROMO-12] %s', async (label) => {
  await show('player1', label)
  const acts = label === 'Join' || label === 'Claim'
  expect(buttons()).toEqual(acts ? [label] : label === 'Applying' || label === 'Process' ? ['Check again'] : [])
  expect(document.querySelectorAll('.fy-promo-label')).toHaveLength(acts ? 0 : 1)
})

it('[PROMO-12] a word that is no label shows no button', async () => {
  const client = await show('player1', 'Claim')
  expect(buttons()).toEqual(['Claim'])
  const state = client.foyer.use(promotions).$state.get()
  const promotion = state.data?.find(({ id }) => id === ID)
  if (promotion === undefined) throw new Error('no promotion')
  cleanup()
  await act(async () => {
    renderWith(client.foyer, <PromotionAction promotion={{ ...promotion, label: undefined, action: 'none' }} />)
  })
  expect(document.querySelectorAll('button, .fy-promo-label')).toHaveLength(0)
})

it('[APPLY-01] in a break an application is refused, and the form says until when', async () => {
  const client = await show('player1')
  const until = Date.UTC(2030, 0, 1, 4)
  await client.sandbox.control.setDepositPause({ userName: 'player1', paused: true, until })
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await client.settle()
  expect(screen.getByRole('alert').textContent).toMatch(/^You are taking a break until Jan 1, 2030/)
})

it('[APPLY-01][APPLY-06][PROMO-14] Join opens the form; what was sent closes it and shows Applying', async () => {
  const openUrls = watchObjectUrls()
  const client = await show('player1')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Hello' } })
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Picture 1/), {
      target: { files: [imageFile('a.png'), imageFile('b.png')] },
    })
  })
  await client.settle()
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Chosen: a.png',
    'Chosen: b.png',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await client.settle()
  expect(screen.queryByLabelText('Comment')).toBeNull()
  expect(screen.getByText('Applying').className).toBe('fy-promo-label')
  expect(client.requestCount('activityUpload')).toBe(1)
  cleanup()
  expect([...openUrls]).toEqual([])
})

it('[APPLY-01] an application that is begun and not sent is said, and one tap goes on with it on the next visit', async () => {
  const client = await show('player1')
  const said = () => screen.queryByText('You have begun an application. It is not sent yet.')
  expect(said()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'My friend is maria' } })
  cleanup()
  await act(async () => {
    renderWith(client.foyer, <Shown />)
  })
  await client.settle()
  expect(said()).not.toBeNull()
  expect(buttons()).toEqual(['Continue'])
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('My friend is maria')
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: '' } })
  expect([said(), screen.queryByRole('button', { name: 'Join', hidden: true }) === null]).toEqual([null, false])
})

it('[APPLY-02] counts the comment, and says when it is too long', async () => {
  const client = await show('player1')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: ` ${'🎰'.repeat(141)} ` } })
  expect(screen.getByText('141 of 140').dataset.invalid).toBe('true')
  expect(screen.getByText('A comment has at most 140 characters.').getAttribute('aria-live')).toBe('polite')
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await client.settle()
  expect(client.requestCount('activityUpload')).toBe(0)
})

it('[APPLY-04] says at the button that a refused picture is not sent; button and failure are at the foot of the sheet', async () => {
  const client = await show('player1')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  const foot = () => within(document.querySelector<HTMLElement>('.fy-sheet-foot') ?? document.body)
  expect(foot().queryByText('Refused pictures are not sent.')).toBeNull()
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Picture 1/), {
      target: { files: [new File(['GIF89a'], 'bad.gif', { type: 'image/gif' })] },
    })
  })
  await client.settle()
  expect(foot().getByRole('status').textContent).toBe('Refused pictures are not sent.')
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Hello' } })
  await client.sandbox.control.setFault({ endpoint: 'activityUpload', kind: 'status:503', times: 1 })
  fireEvent.click(foot().getByRole('button', { name: 'Send application' }))
  await client.settle()
  await client.advance(1000)
  expect(foot().getByRole('alert').textContent).toBe('System upgrading, please try again later.')
  await client.sandbox.control.setFault({ endpoint: 'activityUpload', kind: 'status:500', times: 1 })
  fireEvent.click(foot().getByRole('button', { name: 'Try again' }))
  await client.settle()
  await client.advance(1000)
  expect(foot().getByRole('alert').textContent).toBe(
    'Your application was not sent. Nothing is lost: please try again.',
  )
  fireEvent.click(foot().getByRole('button', { name: 'Try again' }))
  await client.settle()
  expect(screen.getByText('Applying').className).toBe('fy-promo-label')
})

it('the form, and what was chosen in it, outlive a change of the language', async () => {
  const client = await show('player1')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Hello' } })
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Picture 1/), { target: { files: [imageFile('a.png')] } })
  })
  await client.settle()
  // As another tab chooses it: the texts of this test stay.
  await act(async () => void client.foyer.languages.setLanguage('TY'))
  await client.settle()
  const shown = client.foyer
    .use(promotions)
    .$state.get()
    .data?.find(({ id }) => id === ID)
  expect(shown?.title).toBe('Magdala ng kaibigan, parehong may kape')
  expect(document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')?.value).toBe('Hello')
  expect(document.querySelectorAll('dialog[open] img')).toHaveLength(1)
})

it('[PROMO-12] who was rejected is told where to ask', async () => {
  await show('player1', 'Rejected')
  expect(screen.getByRole('link', { name: 'Customer service can tell you why.' }).getAttribute('href')).toBe('/m/help')
})

it('[PROMO-14] a claim is one call, however often it is tapped', async () => {
  const client = await show('player1', 'Claim')
  const claim = screen.getByRole('button', { name: 'Claim' })
  for (let tap = 0; tap < 3; tap += 1) fireEvent.click(claim)
  await client.settle()
  expect(screen.getByText('Claimed').className).toBe('fy-promo-label')
  expect(client.requestCount('activityClaim')).toBe(1)
})

it('the focus follows what was done, and not an application that was not sent', async () => {
  const client = await show('player1')
  const join = screen.getByRole('button', { name: 'Join' })
  fireEvent.click(join)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await client.settle()
  await client.sandbox.control.setPromotionLabel({ userName: 'player1', id: ID, label: 'Applying' })
  await act(async () => void client.foyer.use(promotions).refresh())
  await client.settle()
  const status = screen.getByText('Applying').closest('.fy-promo-status')
  expect(status).not.toBeNull()
  expect(document.activeElement).not.toBe(status)
})

it('the focus goes to the label where the sheet was closed while the application was sent', async () => {
  const client = await show('player1')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Hello' } })
  await client.sandbox.control.setFault({ endpoint: 'activityUpload', kind: 'slow', delayMs: 1000, times: 1 })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await client.advance(1000)
  await client.settle()
  expect(document.activeElement).toBe(screen.getByText('Applying').closest('.fy-promo-status'))
})

it('after a claim that failed the focus stays where the person has gone', async () => {
  const client = await show('player1', 'Claim')
  await client.sandbox.control.setFault({ endpoint: 'activityClaim', kind: 'status:400', times: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Claim' }))
  await client.settle()
  expect(screen.getByRole('button', { name: 'Claim' }).getAttribute('aria-busy')).not.toBe('true')
  await client.sandbox.control.setPromotionLabel({ userName: 'player1', id: ID, label: 'Claimed' })
  await act(async () => void client.foyer.use(promotions).refresh())
  await client.settle()
  const status = screen.getByText('Claimed').closest('.fy-promo-status')
  expect(status).not.toBeNull()
  expect(document.activeElement).not.toBe(status)
})

it('[PERR-10] a claim says that it has to wait where there is no network', async () => {
  const client = await show('player1', 'Claim')
  const isDisabled = () => screen.getByRole('button', { name: 'Claim' }).getAttribute('aria-disabled')
  expect(isDisabled()).toBeNull()
  await act(async () => client.ports.network.setOnline(false))
  expect(isDisabled()).toBe('true')
})

it('[PROMO-14] a guest is led to the login', async () => {
  const client = await show(undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  await client.settle()
  expect(screen.queryByLabelText('Comment')).toBeNull()
  expect(client.foyer.access.$page.get().result).toMatchObject({ route: { name: 'signIn' } })
  expect(client.foyer.use(session).returnTarget()?.path).toBe(`/m/activityDetail?id=${ID}&step=apply`)
})

const sheet = () => document.querySelector('dialog[open]')

it('[PROMO-14] the sheet is open where the address asks for it, once, and nothing is sent', async () => {
  const client = await show('player1', undefined, `/m/activityDetail?id=${ID}&step=apply`)
  expect(sheet()?.querySelector('textarea')).not.toBeNull()
  expect(client.ports.navigation.current()).toBe(`/m/activityDetail?id=${ID}`)
  expect(client.requestCount('activityUpload')).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await client.settle()
  expect(sheet()).toBeNull()
})

it('[PROMO-14] the address opens nothing where there is nothing to apply for any more', async () => {
  const client = await show('player1', 'Claimed', `/m/activityDetail?id=${ID}&step=apply`)
  expect(sheet()).toBeNull()
  expect(client.ports.navigation.current()).toBe(`/m/activityDetail?id=${ID}`)
})

it('[PROMO-14] a guest who comes by such an address is asked for nothing', async () => {
  const client = await show(undefined, undefined, `/m/activityDetail?id=${ID}&step=apply`)
  expect([sheet(), client.foyer.access.$page.get().result]).toMatchObject([null, { route: { name: 'promotion' } }])
})

it.each([undefined, 'player1'])('[PROMO-14] an offer for deposits leads %s to the deposit with it', async (as) => {
  await show(as, undefined, '/m/activityDetail?id=214')
  expect(buttons()).toEqual([])
  const link = screen.getByRole('link', { name: 'Deposit with this offer' })
  expect(link.getAttribute('href')).toBe('/m/voucherCenter?promotion=214')
})

it('[PROMO-14] what comes by itself has no button, and says so', async () => {
  await show(undefined, undefined, '/m/activityDetail?id=202')
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Members take part automatically: there is nothing to apply for.')).toBeTruthy()
})

it('[APPLY-01] the form says what is asked for', async () => {
  await show('player1')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(sheet()?.textContent).toContain('Write the user name of your friend. No picture is needed.')
})

it('[PERR-10] a status that cannot be had is as offline as anything else, and comes by itself', async () => {
  const client = await show('player1')
  const shown = client.foyer
    .use(promotions)
    .$state.get()
    .data?.find(({ id }) => id === ID)
  if (shown === undefined) throw new Error('no promotion')
  cleanup()
  await act(async () => client.ports.network.setOnline(false))
  await act(async () => {
    renderWith(client.foyer, <PromotionAction promotion={{ ...shown, label: undefined, labelStatus: 'failed' }} />)
  })
  expect(screen.getByRole('status').textContent).toBe('You are offlineThis opens by itself when the network is back.')
  const asked = client.requestCount('memberLabels')
  await act(async () => client.ports.network.setOnline(true))
  await client.settle()
  expect(client.requestCount('memberLabels')).toBeGreaterThan(asked)
})

it('says that pictures are gone with the page, unlike the comment, until one is chosen again', async () => {
  const words = 'Your pictures could not be kept. Please choose them again.'
  const client = await show('player1')
  const choose = () =>
    act(async () => {
      fireEvent.change(screen.getByLabelText(/^Picture 1/), { target: { files: [imageFile('a.png')] } })
    })
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Hello' } })
  await choose()
  await client.settle()
  expect(screen.queryByText(words)).toBeNull()
  cleanup()
  await act(async () => {
    renderWith(client.foyer, <Shown />)
  })
  await client.settle()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Hello')
  expect(screen.getByText(words).getAttribute('role')).toBe('status')
  await choose()
  await client.settle()
  expect(screen.queryByText(words)).toBeNull()
})

import { type Promotion, promotions } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePromotions } from '../../hooks/use-promotions.ts'
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

function Shown() {
  const list = usePromotions()
  const promotion: Promotion | undefined = list.data?.find(({ id }) => id === ID)
  return promotion === undefined ? null : <PromotionAction promotion={promotion} />
}

async function show(as: string | undefined, label?: (typeof LABELS)[number]): Promise<FoyerOnSandbox> {
  const path = `/m/activityDetail?id=${ID}`
  const client = await openFoyerOnSandbox(as === undefined ? { path } : { as, path })
  if (as !== undefined && label !== undefined) {
    await client.sandbox.control.setPromotionLabel({ userName: as, id: ID, label })
  }
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
  expect(foot().getByRole('alert').textContent).toBe('System upgrading, please try again later.')
  await client.sandbox.control.setFault({ endpoint: 'activityUpload', kind: 'status:500', times: 1 })
  fireEvent.click(foot().getByRole('button', { name: 'Try again' }))
  await client.settle()
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

it('[PROMO-14] the focus follows what was done, and not an application that was not sent', async () => {
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

it('[PROMO-14] the focus goes to the label where the sheet was closed while the application was sent', async () => {
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

it('[PROMO-14] after a claim that failed the focus stays where the person has gone', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Hello')
  expect(screen.getByText(words).getAttribute('role')).toBe('status')
  await choose()
  await client.settle()
  expect(screen.queryByText(words)).toBeNull()
})

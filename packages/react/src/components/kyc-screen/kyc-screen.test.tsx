import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { imageFile, watchObjectUrls } from '../../testing/image-files.ts'
import { renderWith } from '../../testing/render.tsx'
import { KycScreen } from './kyc-screen.tsx'

const FRONT = 'Front of your ID'
const BACK = 'Back of your ID'
const SELFIE = 'Selfie (optional)'
const MAX = 5 * 1024 * 1024

let client: FoyerOnSandbox
let openUrls: ReadonlySet<string>

beforeEach(async () => {
  openUrls = watchObjectUrls()
  client = await openFoyerOnSandbox({ as: 'demo', path: '/m/member/verification' })
  await act(async () => {
    renderWith(client.foyer, <KycScreen />)
  })
  await client.settle()
})
afterEach(() => {
  cleanup()
  expect([...openUrls]).toEqual([])
})

const slot = (label: string) => screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}|${label}`))
const choose = async (label: string, ...files: readonly unknown[]) => {
  await act(async () => {
    fireEvent.change(slot(label), { target: { files } })
  })
  await client.settle()
}
const submit = async (name = 'Send for review') => {
  fireEvent.click(screen.getByRole('button', { name }))
  await client.settle()
}
const chosen = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt')?.replace('Chosen: ', ''))
const uploads = () => client.requestCount('verificationUpload')

describe('account verification', () => {
  it('[VERIFY-01][VERIFY-03][VERIFY-04] takes three pictures at once, and then none while they are looked at', async () => {
    expect([FRONT, BACK, SELFIE].map((label) => slot(label).getAttribute('accept'))).toEqual(
      Array(3).fill('image/png,image/jpeg'),
    )
    await choose(FRONT, imageFile('front.png'))
    await choose(BACK, imageFile('back.png'))
    await choose('Selfie', imageFile('me.png'))
    expect(chosen()).toEqual(['front.png', 'back.png', 'me.png'])
    await submit()
    const sent = client.sandbox.control.log().find(({ endpoint }) => endpoint === 'verificationUpload')
    expect(Object.keys(sent?.body ?? {})).toEqual(['frontImage', 'backImage', 'selfie'])
    const words = screen.getByText('Still pending process')
    expect(document.activeElement?.contains(words)).toBe(true)
    expect(document.querySelectorAll('input[type="file"], form')).toHaveLength(0)
    await client.sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await client.settle()
    expect(screen.getByText('Verified').textContent).toBe('Verified')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(document.querySelectorAll('input[type="file"]')).toHaveLength(0)
  })

  it('[VERIFY-02] with the front alone sends nothing, and says what is missing', async () => {
    await choose(FRONT, imageFile('front.png'))
    await submit()
    expect(uploads()).toBe(0)
    expect(slot(BACK).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(slot(BACK))
    expect(screen.getAllByText('This picture is needed.')).toHaveLength(1)
    await choose(BACK, imageFile('back.png'))
    expect(screen.queryByText('This picture is needed.')).toBeNull()
  })

  it('[UPLOAD-01][UPLOAD-02] says why a file is refused, and keeps those that were taken', async () => {
    await choose(FRONT, imageFile('front.png'))
    await choose(BACK, imageFile('animated.gif', 'gif'))
    expect(screen.getByText('animated.gif: Only png/jpg images.').textContent).toContain('gif')
    await choose(BACK, imageFile('large.png', 'png', MAX + 1))
    expect(screen.getByText('large.png: Image must not exceed 5 MB.').textContent).toContain('large.png')
    expect(screen.queryByText(/animated/)).toBeNull()
    expect(chosen()).toEqual(['front.png'])
    expect(slot(BACK).getAttribute('aria-invalid')).toBe('true')
  })

  it('[UPLOAD-02] takes several up to three, and another one after one was taken away', async () => {
    await choose(FRONT, imageFile('a.png'), imageFile('b.png'))
    await choose('Selfie', imageFile('c.png'), imageFile('d.png'))
    expect(chosen()).toEqual(['a.png', 'b.png', 'c.png'])
    expect(screen.getByText('d.png: No more than 3 images.').textContent).toContain('d.png')
    fireEvent.click(screen.getByRole('button', { name: `Remove: ${FRONT}` }))
    expect(chosen()).toEqual(['b.png', 'c.png'])
    expect(screen.queryByText(/No more than/)).toBeNull()
    await choose(FRONT, imageFile('e.png'))
    expect(chosen()).toEqual(['e.png', 'b.png', 'c.png'])
  })

  it('[UPLOAD-02] keeps what was chosen when the upload fails, and sends it with the next try', async () => {
    await choose(FRONT, imageFile('front.png'), imageFile('back.png'))
    await client.sandbox.control.setFault({ endpoint: 'verificationUpload', kind: 'status:503', times: 1 })
    await submit()
    await client.advance(1000)
    expect(screen.getByRole('alert').textContent).toBe('System upgrading, please try again later.')
    expect(chosen()).toEqual(['front.png', 'back.png'])
    await submit('Try again')
    expect(screen.getByText('Still pending process').tagName).toBe('P')
  })

  it('says that the documents may have arrived while that is not known, keeps them, and finds out at the next tap', async () => {
    await choose(FRONT, imageFile('front.png'), imageFile('back.png'))
    const { control } = client.sandbox
    await control.setFault({ endpoint: 'verificationUpload', kind: 'status:503', times: 1 })
    await control.setFault({ endpoint: 'verificationState', kind: 'status:404', times: 1 })
    await submit()
    await client.advance(1000)
    expect(screen.getByRole('alert').textContent).toContain('your documents may have arrived')
    expect(chosen()).toEqual(['front.png', 'back.png'])
    await submit('Try again')
    expect([screen.getByText('Still pending process').tagName, uploads()]).toEqual(['P', 2])
  })

  it('[UPLOAD-02] shows how far it is, locks what is being sent, and can be given up', async () => {
    await choose(FRONT, imageFile('front.png'), imageFile('back.png'))
    await client.sandbox.control.setFault({ endpoint: 'verificationUpload', kind: 'hang' })
    fireEvent.click(screen.getByRole('button', { name: 'Send for review' }))
    await act(async () => client.idle({ hanging: 1 }))
    expect(screen.getByRole('progressbar', { name: 'Progress of the upload' }).getAttribute('value')).toBe('100')
    expect(screen.getByText('Sent. Waiting for the answer…').getAttribute('role')).toBe('status')
    expect([slot(FRONT), slot(BACK)].every((input) => input instanceof HTMLInputElement && input.disabled)).toBe(true)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    // Too late for the second tap of a double tap.
    const now = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    later.mockRestore()
    await client.settle()
    expect(chosen()).toEqual(['front.png', 'back.png'])
    expect(screen.getByRole('button', { name: 'Send for review' }).textContent).toBe('Send for review')
  })

  it('[VERIFY-03] says why documents were not accepted, and takes others', async () => {
    await choose(FRONT, imageFile('front.png'), imageFile('back.png'))
    await submit()
    await client.sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'refuse', reason: '<b>Too dark</b>' })
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await client.settle()
    expect(screen.getByRole('alert').textContent).toContain('<b>Too dark</b>')
    expect(chosen()).toEqual([])
    expect(slot(FRONT).getAttribute('name')).toBe('frontImage')
  })
})

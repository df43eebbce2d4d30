import '../../testing/jsdom-dialogs.ts'
import { FoyerError, SPEC_CONSTANTS, type ToastEvent } from '@foyer/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { withholdCode } from '../../testing/withhold-code.ts'
import { createI18n } from '../../text/i18n.ts'
import { lazyToast, ToastHost } from './toast-host.tsx'

beforeAll(async () => {
  await lazyToast.load()
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

let lastId = 0
const toast = (changes: Partial<ToastEvent>): ToastEvent => {
  lastId += 1
  return { id: lastId, kind: 'info', key: 'toast.saved', ms: 1500, ...changes }
}

/** The words of the first message come a frame after the region that they are announced in. */
const FRAME_MS = 16

const setup = () => {
  const stub = stubFoyer()
  const { container } = renderWith(stub.foyer, <ToastHost />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  let first = true
  return {
    ...stub,
    container,
    say: (changes: Partial<ToastEvent>) => {
      const said = toast(changes)
      act(() => stub.emit('toast', said))
      if (first) pass(FRAME_MS)
      first = false
      return said
    },
    pass,
  }
}

describe('the toasts', () => {
  it('[TOAST-04] shows one at a time; a new one takes the place of the old', () => {
    const { say, container } = setup()
    say({ key: 'toast.saved' })
    say({ key: 'toast.saved' })
    expect(container.querySelectorAll('.fy-toast')).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('Saved.')
  })

  it('[TOAST-04] is raised with the first message, a frame before its words, so that they are announced', () => {
    const { emit, pass, container } = setup()
    const raised = () => container.querySelector<HTMLElement>('.fy-toasts')?.style.display
    expect(raised()).toBe('')
    act(() => emit('toast', toast({ key: 'toast.saved' })))
    expect([raised(), screen.getByRole('status').textContent]).toEqual(['block', ''])
    pass(FRAME_MS)
    expect(screen.getByRole('status').textContent).toBe('Saved.')
  })

  it('[TOAST-04] announces errors at once and the rest politely', () => {
    const { say } = setup()
    say({ kind: 'error', key: 'error.user.invalid' })
    expect(screen.getByRole('alert').textContent).toBe('User does not exist or is disabled.')
    expect(screen.getByRole('status').textContent).toBe('')
    say({ kind: 'success', key: 'toast.saved' })
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.getByRole('status').textContent).toBe('Saved.')
  })

  it('[TOAST-01] stays as long as core says, counted anew for each', () => {
    const { say, pass } = setup()
    say({ ms: 1500 })
    pass(1000)
    say({ ms: 1500, key: 'toast.saved' })
    pass(1499)
    expect(screen.getByRole('status').textContent).toBe('Saved.')
    pass(1)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('[ERR-19] shows the words of the server as text, never as HTML', () => {
    const { say, container } = setup()
    say({ kind: 'error', key: 'error.unknown', text: '<img src=x onerror=alert(1)>' })
    expect(screen.getByRole('alert').textContent).toBe('<img src=x onerror=alert(1)>')
    expect(container.querySelector('img')).toBeNull()
  })

  it('a refusal in a break says until when, where its words are there', () => {
    const { say } = setup()
    const error = new FoyerError({ code: 'break.active', value: { until: Date.UTC(2026, 10, 28, 4) } })
    say({ kind: 'error', key: 'error.break.active', error })
    expect(screen.getByRole('alert').textContent).toMatch(/until Nov 28, 2026, 4:00.AM/)
    say({ kind: 'error', key: 'error.break.active', error: new FoyerError({ code: 'break.active' }) })
    expect(screen.getByRole('alert').textContent).toMatch(/^You are taking a break: no deposits/)
  })

  it('[TOAST-04] keeps taps from what is behind while loading, and lets go when core is done', () => {
    const { say, emit, container } = setup()
    const { id } = say({ kind: 'loading', key: 'toast.launching', ms: 15_000, blocks: true })
    expect(container.querySelector('.fy-toasts')?.hasAttribute('data-blocking')).toBe(true)
    act(() => emit('toastHide', id + 1))
    expect(screen.getByRole('status').textContent).toBe('Opening the game…')
    act(() => emit('toastHide', id))
    expect(container.querySelector('.fy-toasts')?.hasAttribute('data-blocking')).toBe(false)
  })

  it('[TOAST-04] keeps no tap from the page while a list loads', () => {
    const { say, container } = setup()
    say({ kind: 'loading', key: 'toast.loading', ms: 3000, blocks: false })
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    expect(container.querySelector('.fy-toasts')?.hasAttribute('data-blocking')).toBe(false)
  })

  it('[TOAST-02] never leaves a person stuck: an endless one can be dismissed after 15 s', () => {
    const { say, pass } = setup()
    say({ kind: 'loading', key: 'toast.loggingOut', ms: SPEC_CONSTANTS.loading.endless })
    pass(SPEC_CONSTANTS.loadingDismissMs - 1)
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    pass(1)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('a toast while a dialog is open', () => {
  /** A dialog of the platform, as the host finds it. */
  const openDialog = () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.append(document.createElement('button'))
    dialog.showModal()
    return dialog
  }
  afterEach(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  })

  it('[TOAST-04] is inside it, where it is announced and can be reached, and comes out when it closes', async () => {
    const { say, pass, container } = setup()
    openDialog()
    const top = openDialog()
    say({ kind: 'error', key: 'error.user.invalid', ms: 1500 })
    expect(top.querySelector('[role="alert"]')?.textContent).toBe('User does not exist or is disabled.')
    expect(container.textContent).toBe('')
    pass(1000)
    await act(async () => top.close())
    const below = document.querySelector('dialog[open]')
    expect([below?.textContent, top.textContent]).toEqual(['User does not exist or is disabled.', ''])
    pass(499)
    expect(below?.textContent).toBe('User does not exist or is disabled.')
    pass(1)
    expect(below?.textContent).toBe('')
  })

  it('[TOAST-02] can be dismissed there, and stays when the dialog is taken away', async () => {
    const { say, pass, container } = setup()
    const dialog = openDialog()
    say({ kind: 'loading', key: 'toast.loggingOut', ms: SPEC_CONSTANTS.loading.endless, blocks: true })
    expect(dialog.querySelector('[data-blocking]')?.textContent).toBe('Logging out…')
    pass(SPEC_CONSTANTS.loadingDismissMs)
    expect(dialog.contains(screen.getByRole('button', { name: 'Dismiss' }))).toBe(true)
    dialog.remove()
    await act(async () => dialog.close())
    expect(container.querySelector('.fy-toast-text')?.textContent).toBe('Logging out…')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(container.textContent).toBe('')
  })

  it('[TOAST-04] stays when a dialog that is a popover is removed, which sends no close event', () => {
    const { say, container } = setup()
    const dialog = openDialog()
    say({ key: 'toast.saved' })
    expect(dialog.querySelector('[role="status"]')?.textContent).toBe('Saved.')
    dialog.remove()
    act(() => void dialog.dispatchEvent(new Event('toggle')))
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Saved.')
  })

  it('[TOAST-04] follows a dialog that opens over it', () => {
    const { say, container } = setup()
    say({ key: 'toast.saved' })
    const dialog = openDialog()
    act(() => void dialog.dispatchEvent(new Event('toggle')))
    expect([dialog.querySelector('[role="status"]')?.textContent, container.textContent]).toEqual(['Saved.', ''])
  })
})

describe('a toast whose code is still on its way', () => {
  const setup = () => {
    vi.useRealTimers()
    const stub = stubFoyer()
    const { container } = render(
      <FoyerProvider foyer={stub.foyer} text={createI18n(stub.foyer.languages.$language)}>
        <ToastHost />
      </FoyerProvider>,
    )
    return { ...stub, container, blocks: () => container.querySelector('[data-blocking]') !== null }
  }

  it('[TOAST-04] shows as soon as it is there', async () => {
    const { emit } = setup()
    act(() => emit('toast', toast({ key: 'toast.saved' })))
    expect(screen.getByRole('status').textContent).toBe('')
    expect((await screen.findByText('Saved.')).className).toBe('fy-toast-text')
  })

  describe('and cannot be had', () => {
    const setupOffline = () => {
      const mend = withholdCode(lazyToast)
      const stub = setup()
      return {
        ...stub,
        say: (changes: Partial<ToastEvent>) => act(async () => stub.emit('toast', toast(changes))),
        reconnect: async () => {
          await act(async () => stub.$online.set(false))
          mend()
          await act(async () => stub.$online.set(true))
        },
      }
    }

    it('[CALL-43] keeps nobody from anything while it does not show, and is not shown later', async () => {
      const { say, blocks, reconnect } = setupOffline()
      await say({ kind: 'loading', key: 'toast.launching' })
      expect(blocks()).toBe(false)
      await reconnect()
      await say({ key: 'toast.saved' })
      expect((await screen.findByText('Saved.')).className).toBe('fy-toast-text')
      expect(screen.queryByText('Opening the game…')).toBeNull()
    })

    it('[TOAST-04] says what has words here in plain words, for as long as core says', async () => {
      const { say } = setupOffline()
      await say({ kind: 'error', key: 'error.network.offline', ms: 500 })
      expect((await screen.findByText('No Internet.')).closest('[role]')?.getAttribute('role')).toBe('alert')
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
      await say({ kind: 'error', key: 'error.unknown', text: 'Closed for today' })
      expect((await screen.findByText('Closed for today')).className).toBe('fy-toast')
    })

    it('[TOAST-04] says the rest as soon as the network is back', async () => {
      const { say, reconnect } = setupOffline()
      await say({ kind: 'success', key: 'toast.saved' })
      expect(screen.getByRole('status').textContent).toBe('')
      await reconnect()
      expect((await screen.findByText('Saved.')).className).toBe('fy-toast-text')
    })
  })
})

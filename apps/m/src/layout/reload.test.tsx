import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const load = vi.fn()
let served: string

beforeEach(() => {
  // A page is loaded again once in its life, so each test has one of its own.
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.release = 'A'
  served = 'B'
  vi.stubGlobal('location', { reload: load, pathname: '/m/help', search: '', origin: 'https://site.example' })
  vi.stubGlobal('fetch', async () => {
    await settled()
    return new Response(`<html lang="en" data-release="${served}">`)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  load.mockClear()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.release
})

/** Longer than the host takes, where it was asked before. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

interface PageProps {
  readonly useLeave: (isBusy: boolean) => void
  readonly isBusy: boolean
}

function Page({ useLeave, isBusy }: PageProps) {
  useLeave(isBusy)
  return null
}

function openDialog(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  return dialog
}

describe('a reload for another release', () => {
  it('is noted once for each in a tab, so that hosts of two releases do not send a page to and fro', async () => {
    const notes: boolean[] = []
    for (const [own, other] of ['AB', 'BA', 'AB', 'BA']) {
      document.documentElement.dataset.release = own
      vi.resetModules()
      notes.push((await import('./reload.ts')).noteReloadFor(other))
    }
    expect(notes).toEqual([true, true, false, false])
    const { noteReloadFor } = await import('./reload.ts')
    expect([noteReloadFor('C'), noteReloadFor(undefined), noteReloadFor('B')]).toEqual([true, false, false])
  })

  it('keeps no endless list', async () => {
    const { noteReloadFor } = await import('./reload.ts')
    for (let release = 0; release < 100; release += 1) noteReloadFor(`release-${release}`)
    expect(sessionStorage.getItem('foyer.reloadedFor')?.split(' ')).toHaveLength(20)
    expect(noteReloadFor('release-99')).toBe(false)
  })

  it('begins once', async () => {
    const { reload } = await import('./reload.ts')
    reload()
    reload()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['closes', (dialog: HTMLDialogElement) => dialog.removeAttribute('open')],
    ['is taken away without it', (dialog: HTMLDialogElement) => dialog.remove()],
  ])('waits until a dialog %s', async (_, end) => {
    const { afterDialog, reload } = await import('./reload.ts')
    const dialog = openDialog()
    afterDialog(reload)
    document.body.append('something else')
    await settled()
    expect(load).not.toHaveBeenCalled()
    end(dialog)
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('[SW-03] a page whose files are gone', () => {
  async function open(isBusy: boolean) {
    const { createFoyer, updates } = await import('@foyer/core')
    const { memoryPorts } = await import('@foyer/core/testing')
    const { FoyerProvider } = await import('@foyer/react')
    const { createSiteI18n } = await import('../texts/create-site-i18n.ts')
    const { useLeaveWhenFilesAreGone } = await import('./use-service-worker.ts')
    const foyer = createFoyer({ merchant: 'demo', ports: memoryPorts() })
    const text = createSiteI18n(foyer)
    const root = createRoot(document.createElement('div'))
    const show = (busy: boolean) =>
      act(async () => {
        root.render(
          <FoyerProvider foyer={foyer} text={text} autoStart={false}>
            <Page useLeave={useLeaveWhenFilesAreGone} isBusy={busy} />
          </FoyerProvider>,
        )
      })
    await show(isBusy)
    onTestFinished(() => {
      root.unmount()
      foyer.dispose()
    })
    return { show, hold: () => foyer.use(updates).hold() }
  }

  it('is left though a game ends while the host is asked', async () => {
    const { show, hold } = await open(true)
    const end = hold()
    dispatchEvent(new Event('vite:preloadError'))
    await show(false)
    end()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 20_000 })
  })

  it('is left though a file was missing before anything listened', async () => {
    document.documentElement.dataset.filesMissing = ''
    onTestFinished(() => {
      delete document.documentElement.dataset.filesMissing
    })
    await open(false)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 20_000 })
  })

  it('is left after the game that begins while the host is asked', async () => {
    const { show, hold } = await open(false)
    dispatchEvent(new Event('vite:preloadError'))
    const end = hold()
    await show(true)
    await settled()
    await settled()
    expect(load).not.toHaveBeenCalled()
    end()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 20_000 })
  })

  it('is not left for its own release', async () => {
    served = 'A'
    await open(false)
    dispatchEvent(new Event('vite:preloadError'))
    await settled()
    await settled()
    expect(load).not.toHaveBeenCalled()
  })
})

import type { StoredSession } from '@foyer/core'
import { renderHook } from '@testing-library/react'
import { atom } from 'nanostores'
import { StrictMode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useScrollRestoration } from './use-scroll-restoration.ts'

const GUEST = { $info: atom(undefined) }

it.each([
  ['', undefined],
  [' in strict mode', StrictMode],
])('a page that is not yet tall enough keeps its position when the site is closed%s', (_, wrapper) => {
  // Nothing is tall enough here, so that the wait lasts.
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  const { rerender, unmount } = renderHook(({ path }) => useScrollRestoration(path, GUEST), {
    initialProps: { path: '/' },
    ...(wrapper === undefined ? {} : { wrapper }),
  })
  window.scrollY = 400
  window.dispatchEvent(new Event('scroll'))
  history.pushState(null, '', '/offers')
  rerender({ path: '/offers' })
  window.scrollY = 0
  history.replaceState(null, '', '/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  rerender({ path: '/' })
  unmount()
  expect(JSON.parse(sessionStorage.getItem('foyer-scroll') ?? '')).toContainEqual(['/', { path: '/', y: 400 }])
})

it('a page that grows to its height is brought to its position in strict mode too', () => {
  let height = 300
  let grow = () => {}
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => {
    window.scrollY = Math.min(top, height)
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    window.scrollY = 0
  })
  window.scrollY = 0
  history.replaceState(null, '', '/')
  sessionStorage.setItem('foyer-left', JSON.stringify({ path: '/', y: 5000 }))
  sessionStorage.setItem('foyer-scroll', JSON.stringify([['/', { path: '/', y: 5000 }]]))
  renderHook(() => useScrollRestoration('/', GUEST))
  expect(window.scrollY).toBe(300)
  height = 9000
  grow()
  expect(window.scrollY).toBe(5000)
})

it('[SESSION-04] forgets the places of a user when the session ends, and keeps those of a guest who signs in', () => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const demo: StoredSession = { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }
  const $info = atom<StoredSession | undefined>(undefined)
  const session = { $info }
  const { rerender } = renderHook(({ path }) => useScrollRestoration(path, session), { initialProps: { path: '/' } })
  const visit = (path: string) => {
    history.pushState(null, '', path)
    rerender({ path })
    window.dispatchEvent(new Event('scroll'))
  }
  const stored = () => {
    window.dispatchEvent(new Event('pagehide'))
    return `${sessionStorage.getItem('foyer-scroll')} ${sessionStorage.getItem('foyer-left')}`
  }
  visit('/slots')
  $info.set(demo)
  visit('/letter?id=7')
  $info.set({ ...demo, token: 'renewed' })
  expect(stored()).toMatch(/slots.*letter/)
  $info.set(undefined)
  visit('/home')
  expect(stored()).toContain('/home')
  expect(stored()).not.toMatch(/letter|slots/)
})

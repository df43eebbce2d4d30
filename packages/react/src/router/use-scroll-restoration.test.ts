import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useScrollRestoration } from './use-scroll-restoration.ts'

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
  const { rerender, unmount } = renderHook(({ path }) => useScrollRestoration(path), {
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
  renderHook(() => useScrollRestoration('/'))
  expect(window.scrollY).toBe(300)
  height = 9000
  grow()
  expect(window.scrollY).toBe(5000)
})

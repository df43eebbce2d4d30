import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** What jsdom lacks and a test wants to steer, until it ends: what is on screen, and what was scrolled to. */
export interface FakeViewport {
  /** Tells the observers of an element whether it is on screen. */
  show(element: Element, inView: boolean): void
  /** Margins that elements are watched with. */
  marginOf(element: Element): string | undefined
  readonly scrolls: readonly ScrollToOptions[]
}

export function fakeViewport(): FakeViewport {
  const watched = new Map<Element, { readonly margin: string; readonly tell: (inView: boolean) => void }>()
  const scrolls: ScrollToOptions[] = []
  const before = {
    observer: Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver'),
    scrollTo: window.scrollTo,
    height: window.innerHeight,
  }
  // A low screen: few rows, quick tests.
  window.innerHeight = 400

  class Observer {
    readonly #tell: (element: Element, inView: boolean) => void
    readonly #margin: string
    readonly #own = new Set<Element>()
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.#margin = options.rootMargin ?? ''
      this.#tell = (target, isIntersecting) =>
        callback(
          [
            {
              target,
              isIntersecting,
              intersectionRatio: isIntersecting ? 1 : 0,
              boundingClientRect: target.getBoundingClientRect(),
            } as IntersectionObserverEntry,
          ],
          this as unknown as IntersectionObserver,
        )
    }
    observe(element: Element) {
      this.#own.add(element)
      watched.set(element, { margin: this.#margin, tell: (inView) => this.#tell(element, inView) })
    }
    disconnect() {
      for (const element of this.#own) watched.delete(element)
    }
  }

  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true, writable: true })
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolls.push(options)
    window.scrollY = options.top ?? 0
    window.dispatchEvent(new Event('scroll'))
  }) as typeof window.scrollTo

  onTestFinished(() => {
    if (before.observer === undefined) Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    else Object.defineProperty(globalThis, 'IntersectionObserver', before.observer)
    window.scrollTo = before.scrollTo
    window.scrollY = 0
    window.innerHeight = before.height
  })

  return {
    show: (element, inView) => act(() => watched.get(element)?.tell(inView)),
    marginOf: (element) => watched.get(element)?.margin,
    scrolls,
  }
}

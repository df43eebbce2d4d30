import { act, cleanup, render } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDisposable } from './use-disposable.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface OwnProps {
  readonly make: () => { readonly id: number; dispose(): void }
  readonly from?: string
  readonly waits?: boolean
}

const NEVER = new Promise<void>(() => {})

function Own({ make, from, waits }: OwnProps) {
  const { id } = useDisposable(make, [from])
  if (waits) use(NEVER)
  return <p>{id}</p>
}

/** Makes numbered objects and knows which are not disposed. */
function counter() {
  const open = new Set<number>()
  const make = vi.fn(() => {
    const id = make.mock.calls.length
    open.add(id)
    return { id, dispose: () => open.delete(id) }
  })
  return { make, open }
}

it('makes one object for a component under StrictMode, and none is left when it is gone', async () => {
  const { make, open } = counter()
  const view = await act(async () => render(<Own make={make} />, { wrapper: StrictMode }))
  act(() => vi.advanceTimersByTime(60_000))
  expect([view.container.textContent, [...open]]).toEqual(['1', [1]])
  expect(make).toHaveBeenCalledOnce()
  await act(async () => view.unmount())
  act(() => vi.advanceTimersByTime(60_000))
  expect([...open]).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves nothing behind when React throws a render away', async () => {
  const { make, open } = counter()
  const page = (waits: boolean) => (
    <Suspense>
      <Own make={make} waits={waits} />
    </Suspense>
  )
  const view = await act(async () => render(page(true)))
  expect(open.size).toBeGreaterThan(0)
  act(() => vi.advanceTimersByTime(60_000))
  expect([...open]).toEqual([])
  await act(async () => view.rerender(page(false)))
  act(() => vi.advanceTimersByTime(60_000))
  expect([...open].map(String)).toEqual([view.container.textContent])
  await act(async () => view.unmount())
  expect(open.size).toBe(0)
})

it('makes another when what it was made from changes', async () => {
  const { make, open } = counter()
  const view = render(<Own make={make} from="a" />)
  const first = view.container.textContent
  await act(async () => view.rerender(<Own make={make} from="b" />))
  expect(view.container.textContent).not.toBe(first)
  act(() => vi.advanceTimersByTime(60_000))
  expect([...open].map(String)).toEqual([view.container.textContent])
})

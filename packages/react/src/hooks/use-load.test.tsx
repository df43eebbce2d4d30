import { FoyerError, type Resource } from '@foyer/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useResource } from './use-resource.ts'
import { useResourceData } from './use-resource-data.ts'

afterEach(cleanup)

type Words = Resource<string>
const ready = (data: string): Words => ({ status: 'ready', data, refreshing: false, stale: false })
const failed: Words = { status: 'failed', error: new FoyerError({ code: 'network.failed' }) }

/** A resource of core, reduced to its state: a load joins the one that runs. */
const resource = (first: Words = { status: 'idle' }) => {
  const $state = atom<Words>(first)
  let asked = 0
  return {
    $state,
    asked: () => asked,
    load: async () => {
      const { status } = $state.get()
      if (status === 'loading' || status === 'ready') return
      asked += 1
      $state.set({ status: 'loading' })
    },
    set: (state: Words) => act(async () => $state.set(state)),
  }
}
type Fake = ReturnType<typeof resource>

const Shown = ({ of, enabled }: { readonly of: Fake; readonly enabled?: boolean }) => (
  <p>{useResource(of.$state, of.load, enabled).status}</p>
)
const Watched = ({ of, onDraw }: { readonly of: Fake; readonly onDraw: (state: Words) => void }) => {
  onDraw(useResource(of.$state, of.load))
  return null
}
const Known = ({ of }: { readonly of: Fake }) => <p>{useResourceData(of.$state, of.load) ?? 'unknown'}</p>

describe('a component that shows a resource', () => {
  it('asks for it, once for all who show it, under StrictMode too', async () => {
    const words = resource()
    render(
      <StrictMode>
        <Shown of={words} />
        <Known of={words} />
      </StrictMode>,
    )
    expect(words.asked()).toBe(1)
    await words.set(ready('here'))
    expect(screen.getByText('ready').isConnected).toBe(true)
    expect(screen.getByText('here').isConnected).toBe(true)
  })

  it('asks again when the resource is reset while it is shown', async () => {
    const words = resource(ready('of one person'))
    render(<Known of={words} />)
    expect(words.asked()).toBe(0)
    await words.set({ status: 'idle' })
    expect(words.asked()).toBe(1)
  })

  it('tries an earlier failure again when it comes, and its own failure not for ever', async () => {
    const words = resource(failed)
    const { unmount } = render(<Shown of={words} />)
    expect(words.asked()).toBe(1)
    await words.set(failed)
    expect(words.asked()).toBe(1)
    unmount()
    render(<Shown of={words} />)
    expect(words.asked()).toBe(2)
  })

  it('is not drawn again for a reload, and never says that one is under way', async () => {
    const words = resource({ status: 'ready', data: 'here', refreshing: true, stale: false })
    const drawn: Words[] = []
    // Counts renders, which StrictMode doubles.
    render(<Watched of={words} onDraw={(state) => drawn.push(state)} />, { reactStrictMode: false })
    await words.set(ready('here'))
    await words.set({ status: 'ready', data: 'here', refreshing: true, stale: false })
    await words.set(ready('here'))
    expect(drawn).toEqual([ready('here')])
    await words.set({ status: 'ready', data: 'here', refreshing: true, stale: true })
    expect(drawn).toEqual([ready('here'), { ...ready('here'), stale: true }])
  })

  it('asks for nothing that the person who is here may not have', async () => {
    const words = resource()
    const { rerender } = render(<Shown of={words} enabled={false} />)
    expect(words.asked()).toBe(0)
    rerender(<Shown of={words} enabled />)
    expect(words.asked()).toBe(1)
  })
})

import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFoyer } from '../provider/use-foyer.ts'
import { renderWith } from '../testing/render.tsx'
import { ready, stubFoyer } from '../testing/stub-foyer.ts'
import { useSession } from './store-hooks.ts'
import { useBalance } from './use-balance.ts'
import { useDisposable } from './use-disposable.ts'

afterEach(cleanup)

type Note = (who: string) => void

function Wallet({ note }: { readonly note: Note }) {
  note('wallet')
  return <p>{useBalance().data?.amount}</p>
}

function Session({ note }: { readonly note: Note }) {
  note('session')
  return <p>{useSession().type}</p>
}

function Plain({ note }: { readonly note: Note }) {
  note('plain')
  useFoyer()
  return null
}

interface Named {
  readonly name: string
  dispose(): void
}

function Owner({ name, make }: { readonly name: string; readonly make: (name: string) => Named }) {
  return <p>{useDisposable(() => make(name), [name]).name}</p>
}

describe('the hooks', () => {
  it('render only who subscribes to the store that changed', () => {
    const { foyer, $wallet } = stubFoyer()
    const renders: string[] = []
    const note = (who: string) => {
      renders.push(who)
    }
    const view = renderWith(
      foyer,
      <>
        <Wallet note={note} />
        <Session note={note} />
        <Plain note={note} />
      </>,
      // Counts renders, which StrictMode doubles.
      { reactStrictMode: false },
    )
    expect(renders).toEqual(['wallet', 'session', 'plain'])
    act(() => $wallet.set(ready({ amount: '7.00' })))
    expect(view.container.textContent).toBe('7.00guest')
    expect(renders.slice(3)).toEqual(['wallet'])
  })

  it('say what is missing when there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Plain note={() => {}} />)).toThrow('useFoyer needs a <FoyerProvider> above it')
  })

  it('end what a component owned, and make it anew when its question changes', async () => {
    const log: string[] = []
    const make = (name: string) => ({ name, dispose: () => log.push(`end ${name}`) })
    const view = render(<Owner name="a" make={make} />)
    expect(view.container.textContent).toBe('a')
    await act(async () => view.rerender(<Owner name="b" make={make} />))
    expect(view.container.textContent).toBe('b')
    expect(log).toEqual(['end a'])
    await act(async () => view.unmount())
    expect(log).toEqual(['end a', 'end b'])
  })

  it('never show what was ended, in StrictMode either', async () => {
    const ended = new Set<string>()
    let made = 0
    const make = () => {
      made += 1
      const name = String(made)
      return { name, dispose: () => ended.add(name) }
    }
    const view = render(
      <StrictMode>
        <Owner name="a" make={make} />
      </StrictMode>,
    )
    const shown = view.container.textContent ?? ''
    expect(ended.has(shown)).toBe(false)
    await act(async () => view.unmount())
    expect(ended.has(shown)).toBe(true)
  })
})

import { type Foyer, theme } from '@foyer/core'
import { createTestFoyer, type TestFoyer } from '@foyer/core/testing'
import { createSandbox } from '@foyer/sandbox'
import { useStore } from '@nanostores/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { EmptyState } from '../components/empty-state/empty-state.tsx'
import { renderWith } from '../testing/render.tsx'
import { stubFoyer } from '../testing/stub-foyer.ts'
import { useText } from '../text/use-text.ts'
import { FoyerProvider } from './foyer-provider.tsx'
import { useFoyer } from './use-foyer.ts'

afterEach(cleanup)

function Word() {
  return <p>{useText()('header.register')}</p>
}

interface LoadsProps {
  readonly onLoad: (session: string) => void
}

function Loads({ onLoad }: LoadsProps) {
  const foyer = useFoyer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as a component loads, once.
  useEffect(() => {
    onLoad(foyer.session.$state.get().type)
  }, [foyer])
  return <p>{useStore(foyer.session.$state).type}</p>
}

function App({ make, onLoad }: LoadsProps & { readonly make: () => Foyer }) {
  const [foyer] = useState(make)
  return (
    <FoyerProvider foyer={foyer} embedded>
      <Loads onLoad={onLoad} />
    </FoyerProvider>
  )
}

describe('the provider', () => {
  it('[I18N-04] switches the texts and the language of the document together', async () => {
    const { foyer } = stubFoyer()
    renderWith(foyer, <Word />)
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
    await act(async () => {
      expect(foyer.languages.setLanguage('TY')).toBe(true)
    })
    expect((await screen.findByText('Magrehistro')).isConnected).toBe(true)
    expect(document.documentElement).toMatchObject({ lang: 'fil', dir: 'ltr' })
  })

  it('[THEME-01] makes the document dark, whatever was chosen', () => {
    const { foyer } = stubFoyer()
    renderWith(foyer, <Word />)
    act(() => foyer.use(theme).setTheme('light'))
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('leaves the document alone when embedded', () => {
    document.documentElement.lang = 'xx'
    const { foyer } = stubFoyer()
    render(
      <FoyerProvider foyer={foyer} embedded>
        <Word />
      </FoyerProvider>,
    )
    expect(document.documentElement.lang).toBe('xx')
  })

  it('stops following the client when it goes', () => {
    const { foyer } = stubFoyer()
    const before = foyer.languages.$language.lc
    const view = renderWith(foyer, <Word />)
    expect(foyer.languages.$language.lc).toBeGreaterThan(before)
    view.unmount()
    expect(foyer.languages.$language.lc).toBe(before)
  })

  it('starts the client before what is inside loads, stops it when it goes, and survives StrictMode', async () => {
    const sandbox = createSandbox()
    const made: TestFoyer[] = []
    const makeFoyer = () => {
      const test = createTestFoyer({ start: false, fetch: (request) => sandbox.fetch(request) })
      made.push(test)
      return test.foyer
    }
    const statesAtLoad: string[] = []
    const view = render(<App make={makeFoyer} onLoad={(type) => statesAtLoad.push(type)} />, { wrapper: StrictMode })
    const settle = () => act(async () => void (await Promise.all(made.map((test) => test.idle()))))
    await settle()
    expect(screen.getByText('guest').isConnected).toBe(true)
    expect(new Set(statesAtLoad)).toEqual(new Set(['guest']))
    const shown = made.filter((test) => test.leftovers().length > 0)
    expect(shown).toHaveLength(1)
    expect(sandbox.control.log().filter(({ endpoint }) => endpoint === 'siteFlags')).toHaveLength(1)
    view.unmount()
    await settle()
    expect(made.flatMap((test) => test.leftovers())).toEqual([])
    sandbox.dispose()
  })

  it('brings the texts of what it shows, and no key in place of one', async () => {
    const { foyer } = stubFoyer()
    render(
      <FoyerProvider foyer={foyer} embedded>
        <EmptyState />
      </FoyerProvider>,
    )
    expect(document.querySelector('.fy-state-title')?.textContent).not.toContain('state.')
    expect((await screen.findByText('Nothing here yet')).isConnected).toBe(true)
  })

  it('leaves the start to the caller who says so', () => {
    const { foyer, leftovers } = createTestFoyer({ start: false })
    render(<FoyerProvider foyer={foyer} autoStart={false} embedded />)
    expect(leftovers()).toEqual([])
    expect(foyer.session.$state.get().type).toBe('unknown')
  })
})

import { theme } from '@foyer/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../testing/render.tsx'
import { stubFoyer } from '../testing/stub-foyer.ts'
import { useText } from '../text/use-text.ts'
import { FoyerProvider } from './foyer-provider.tsx'

afterEach(cleanup)

function Word() {
  return <p>{useText()('header.register')}</p>
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
      <FoyerProvider client={foyer} embedded>
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
})

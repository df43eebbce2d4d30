import { type FeatureApi, FoyerError, type GameQuery, safe, suggestions } from '@foyer/core'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { game, stubList } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { EmptyList } from './empty-list.tsx'

afterEach(cleanup)

const show = (changes: Partial<GameQuery>, fixedVendor?: string) => {
  const stub = stubList([], changes, fixedVendor)
  renderWith(stubFoyer().foyer, <EmptyList list={stub.list} fixedVendor={fixedVendor} />)
  return stub
}

describe('a list without games', () => {
  it('[LIST-11] leads back from a vendor, a tab and a filter', () => {
    for (const [changes, action, call] of [
      [{ vendorCode: 'JL' }, 'Show all providers', 'setQuery {"vendorCode":""}'],
      [{ tab: 'new' }, 'Clear filters', 'setQuery {"tab":"all"}'],
      [{ tab: 'filter', minBet: 0.1 }, 'Clear filters', 'setQuery {"tab":"all"}'],
      [{ tab: 'fav' }, 'Show all games', 'setQuery {"tab":"all"}'],
      [{ tab: 'recent' }, 'Show all games', 'setQuery {"tab":"all"}'],
    ] as const) {
      const stub = show(changes)
      fireEvent.click(screen.getByRole('button', { name: action }))
      expect(stub.calls).toEqual([call])
      cleanup()
    }
  })

  it('[LIST-11] leads on where there is nothing to go back to', () => {
    show({})
    expect(screen.getByRole('link', { name: 'See hot games' }).getAttribute('href')).toBe('/m/hot-games')
    cleanup()
    show({ vendorCode: 'ZZ' }, 'ZZ')
    expect(screen.getByRole('link', { name: 'To the slots' }).getAttribute('href')).toBe('/m/slot-games')
  })

  it('has similar games of the language that is shown, also where it changes during the search', async () => {
    const { foyer } = stubFoyer()
    const { $language } = foyer.languages
    /** Answers to the last search in each language. */
    const answers: Record<string, (name: string) => void> = {}
    const findSimilar: FeatureApi<typeof suggestions>['findSimilar'] = async (_, { signal } = {}) => {
      const asked = $language.get()
      const name = await new Promise<string>((resolve) => {
        answers[asked] = resolve
      })
      if (signal?.aborted || asked !== $language.get())
        return safe(Promise.reject(new FoyerError({ code: 'request.aborted' })))
      return { ok: true, data: { matchedText: '', games: [game(1, { name })] } }
    }
    const { list } = stubList([], { name: 'dragno' })
    renderWith(withFeature(foyer, suggestions, { findSimilar }), <EmptyList list={list} />)
    answers.EN?.('Golden Dragon')
    expect(await screen.findByText('Golden Dragon')).not.toBeNull()
    await act(async () => foyer.languages.setLanguage('TY'))
    await act(async () => foyer.languages.setLanguage('BN'))
    await act(async () => answers.TY?.('Gintong Dragon'))
    expect(screen.queryByText(/Dragon/)).toBeNull()
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
    answers.BN?.('Sonar Dragon')
    expect(await screen.findByText('Sonar Dragon')).not.toBeNull()
    // Texts that arrive after the file is done would fail the next one.
    await waitFor(() => expect(document.documentElement.lang).toBe('bn'))
  })
})

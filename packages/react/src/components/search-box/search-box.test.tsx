import { featured, suggestions } from '@foyer/core'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { SearchBox } from './search-box.tsx'

let client: FoyerOnSandbox
const searches: string[] = []
afterEach(() => {
  cleanup()
  searches.length = 0
})

const show = async ({ as, vendorCode }: { as?: string; vendorCode?: string } = {}) => {
  client = await openFoyerOnSandbox({ path: '/m/slot-games', ...(as === undefined ? {} : { as }) })
  await client.foyer.use(featured).load()
  // Comes with the first focus, as a part of its own.
  await client.foyer.use(suggestions).prefetch()
  renderWith(client.foyer, <SearchBox value="" onSearch={(text) => searches.push(text)} vendorCode={vendorCode} />)
  fireEvent.focus(input())
  await client.settle()
}
const input = () => {
  const found = document.querySelector<HTMLInputElement>('[role="combobox"]')
  if (found === null) throw new Error('no search box')
  return found
}
const list = () => document.querySelector('[role="listbox"]')
const options = () => [...document.querySelectorAll('[role="option"]')]
const nameOf = (option: Element | undefined) => option?.querySelector('.fy-suggestion-list-name')?.textContent
const type = async (text: string) => {
  fireEvent.change(input(), { target: { value: text } })
  await client.settle()
}
const press = (key: string) => fireEvent.keyDown(input(), { key })
const reached = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id === null ? undefined : nameOf(document.getElementById(id) ?? undefined)
}

describe('a search box', () => {
  it('suggests at once what the loaded games and vendors know, a typo forgiven, and says how many', async () => {
    await show()
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await type('sowrd in')
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(input().getAttribute('aria-controls')).toBe(list()?.id)
    expect(options().map(nameOf)).toEqual(['Sword in the Stack', 'Search for “sowrd in”'])
    expect(client.requestCount('gameList')).toBe(0)
    await type('jadeline')
    expect(nameOf(options()[0])).toBe('Jadeline House')
    await client.advance(400)
    expect(document.querySelector('[role="status"]')?.textContent).toBe('1 suggestion')
  })

  it('follows with what the platform finds', async () => {
    await show()
    await type('lemon lo')
    expect(options().map(nameOf)).toEqual(['Search for “lemon lo”'])
    expect(list()?.getAttribute('aria-busy')).toBe('true')
    await client.advance(400)
    expect(client.requestCount('gameList')).toBe(1)
    expect(options().map(nameOf)).toEqual(['Lemon Lounge', 'Search for “lemon lo”'])
    expect(list()?.getAttribute('aria-busy')).toBe('false')
  })

  it('says before Enter that no game has a name like it, and offers the search all the same', async () => {
    await show()
    const says = 'No game has a name like “qwerty”.'
    await type('qwerty')
    // The platform may have one.
    expect(document.body.textContent).not.toContain(says)
    await client.advance(400)
    expect(document.querySelector('[role="status"]')?.textContent).toBe(says)
    expect(document.querySelector('.fy-suggestion-list-none')?.textContent).toBe(says)
    // It is no option.
    expect(list()?.textContent).not.toContain(says)
    expect(options().map(nameOf)).toEqual(['Search for “qwerty”'])
    await type('blakjak')
    expect(document.body.textContent).not.toContain('No game has a name like')
    await client.advance(400)
    expect(options().length).toBeGreaterThan(1)
    expect(nameOf(options()[0])).toContain('Blackjack')
  })

  it('is used by its keys: arrows through the options and the text, Enter chooses, Escape closes', async () => {
    await show({ as: 'player1' })
    await type('dragon')
    const names = options().map(nameOf)
    expect(names.length).toBeGreaterThan(1)
    press('ArrowDown')
    expect(reached()).toBe(names[0])
    expect(options()[0]?.getAttribute('aria-selected')).toBe('true')
    press('ArrowUp')
    expect(reached()).toBeUndefined()
    press('ArrowUp')
    expect(reached()).toBe('Search for “dragon”')
    press('Escape')
    expect(list()).toBeNull()
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    await client.settle()
    expect(list()).toBeNull()
    expect(client.requestCount('launchGame')).toBe(1)
    expect(searches).toEqual([])
  })

  it('[LIST-03] searches by Enter, and by the last of its options', async () => {
    await show()
    await type('dragon')
    fireEvent.submit(input())
    await client.advance(400)
    expect(searches).toEqual(['dragon'])
    expect(list()).toBeNull()
    // No suggestions are asked for any more.
    expect(client.requestCount('gameList')).toBe(0)
    await type('tiger')
    press('ArrowUp')
    press('Enter')
    expect(searches).toEqual(['dragon', 'tiger'])
  })

  it('leads to a vendor’s page, and guests who choose a game to the login', async () => {
    await show()
    await type('jadeline')
    fireEvent.click(options()[0] ?? input())
    await client.settle()
    expect(client.ports.navigation.current()).toBe('/m/provider?vassalage=JL')
    await type('sword in')
    fireEvent.click(options()[0] ?? input())
    await client.settle()
    expect(client.ports.navigation.current()).toMatch(/^\/m\/login/)
    expect(client.requestCount('launchGame')).toBe(0)
  })

  it('keeps to the vendor of a page that has one, and closes when it is left', async () => {
    await show({ vendorCode: 'JL' })
    await type('jadeline')
    expect(options().map(nameOf)).toEqual(['Search for “jadeline”'])
    fireEvent.blur(input())
    expect(list()).toBeNull()
    fireEvent.click(document.querySelector('.fy-search-clear') ?? input())
    expect(input().value).toBe('')
    expect(list()).toBeNull()
  })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { autoplayModule } from '../autoplay/use-motion-chunk.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { smoothScroll } from './smooth-scroll.ts'

let client: FoyerOnSandbox
beforeEach(async () => {
  client = await openFoyerOnSandbox({ as: 'player1' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Strip({ first }: { readonly first: string }) {
  const [current, select] = useState(first)
  return <CategoryTabs current={current} onSelect={select} />
}

/** As on a visit that begins here: nothing has been asked for yet. */
const show = async (strip: ReactElement) => {
  const view = renderWith(client.foyer, strip)
  await client.settle()
  return view
}

describe('the strip of categories', () => {
  it('[HOME-10] selects a category, and launches lottery at once', async () => {
    const chosen: string[] = []
    await show(<CategoryTabs current="HOME" onSelect={(code) => chosen.push(code)} />)
    fireEvent.click(screen.getByRole('button', { name: 'Fishing' }))
    expect(chosen).toEqual(['FISH'])
    fireEvent.click(screen.getByRole('button', { name: 'Lottery' }))
    await client.settle()
    expect(chosen).toEqual(['FISH'])
    expect(client.requestCount('lotteryLaunch')).toBe(1)
    expect(client.ports.navigation.assigned).toHaveLength(1)
  })

  it('[HOME-10][LOGIN-11] sends a guest to the sign-in, which goes on with the lottery', async () => {
    client = await openFoyerOnSandbox()
    await show(<CategoryTabs current="HOME" onSelect={() => {}} />)
    fireEvent.click(screen.getByRole('button', { name: 'E-lottery' }))
    await client.settle()
    expect(client.requestCount('lotteryLaunch')).toBe(0)
    expect(client.ports.navigation.current()).toBe('/m/login')
    expect(client.foyer.session.returnTarget()?.launch).toEqual({ kind: 'lottery', category: 'ELOTT' })
  })

  it('[HOME-09] marks the category shown, by name and by hue', async () => {
    await show(<CategoryTabs current="FISH" onSelect={() => {}} />)
    const marked = screen.getAllByRole('button').filter((tab) => tab.getAttribute('aria-current') === 'true')
    expect(marked.map((tab) => [tab.textContent, tab.dataset.category])).toEqual([['Fishing', 'FISH']])
    expect(screen.getAllByRole('button')[0]?.textContent).toBe('Home')
  })

  it('[HOME-09] brings the chosen tab into the middle in 200 ms', async () => {
    await autoplayModule.load()
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 70
    })
    const view = await show(<Strip first="HOME" />)
    const tabs = screen.getAllByRole('button')
    const fishing = screen.getByRole('button', { name: 'Fishing' })
    const left = (tabs.indexOf(fishing) - 2) * 70
    expect(left).toBeGreaterThan(0)
    fireEvent.click(fishing)
    vi.advanceTimersByTime(112)
    expect(screen.getByRole('list').scrollLeft).toBeGreaterThan(0)
    expect(screen.getByRole('list').scrollLeft).toBeLessThan(left)
    vi.advanceTimersByTime(112)
    expect(screen.getByRole('list').scrollLeft).toBe(left)
    view.unmount()
    // Shown where it belongs at once; only a change glides.
    await show(<Strip first="FISH" />)
    expect(screen.getByRole('list').scrollLeft).toBe(left)
    offset.mockRestore()
  })

  it('[HOME-09] glides for as long as it is told', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const strip = document.createElement('div')
    smoothScroll(strip, 280, 200)
    vi.advanceTimersByTime(112)
    expect(strip.scrollLeft).toBeGreaterThan(0)
    expect(strip.scrollLeft).toBeLessThan(280)
    vi.advanceTimersByTime(112)
    expect(strip.scrollLeft).toBe(280)
  })
})

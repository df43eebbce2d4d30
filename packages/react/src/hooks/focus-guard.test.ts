import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardFocus, isFocusLost } from './focus-guard.ts'

const body = document.body
let stop = () => {}
let frames: FrameRequestCallback[] = []
let scrolled: Element[] = []

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

/** Mutation observers run, then the next frame. */
async function settle(): Promise<void> {
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  for (const frame of frames.splice(0)) frame(0)
}

const press = (key: string) => find('body').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const focusedId = () => document.activeElement?.id

beforeEach(() => {
  frames = []
  scrolled = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this)
  })
  body.innerHTML = `
    <header style="position: sticky; top: 0"><button id="menu">Menu</button></header>
    <main id="main" tabindex="-1">
      <ul id="list">
        <li><button id="a">A</button></li>
        <li><button id="b">B</button></li>
        <li><button id="c">C</button></li>
      </ul>
      <section id="part" tabindex="-1"><p><button id="leave">Leave</button></p></section>
      <button id="alone">Alone</button>
    </main>`
  stop = guardFocus(document)
})

afterEach(() => {
  stop()
  body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the focus guard', () => {
  it.each([
    ['the next item of its list', 'a', 'li', 'b'],
    ['the item before, when the last item of its list is removed', 'c', 'li', 'b'],
    ['the part around it', 'leave', 'p', 'part'],
    ['the main part, when the list with all its items is removed', 'b', 'ul', 'main'],
  ])('moves the focus to %s', async (_where, id, removed, expected) => {
    find(`#${id}`).focus()
    find(`#${id}`).closest(removed)?.remove()
    expect(document.activeElement).toBe(body)
    await settle()
    expect(focusedId()).toBe(expected)
  })

  it('leaves the focus to a message that takes it before the next frame', async () => {
    find('#leave').focus()
    find('#leave').remove()
    find('#alone').focus()
    await settle()
    expect(focusedId()).toBe('alone')
  })

  it('leaves the focus nowhere when a person has tapped beside the element', async () => {
    find('#leave').focus()
    find('#leave').blur()
    await settle()
    find('#leave').remove()
    await settle()
    expect(document.activeElement).toBe(body)
  })

  it('counts a stand-in as lost focus until a key is pressed', async () => {
    find('#alone').focus()
    expect(isFocusLost(document)).toBe(false)
    find('#alone').remove()
    expect(isFocusLost(document)).toBe(true)
    await settle()
    expect([focusedId(), isFocusLost(document)]).toEqual(['main', true])
    press('Shift')
    expect(isFocusLost(document)).toBe(false)
  })

  it('scrolls an element into view when a key moves the focus to it', () => {
    press('Tab')
    find('#alone').focus()
    expect(scrolled).toEqual([find('#alone')])
  })

  it('does not move the page when a script gives the focus back after Escape', () => {
    press('Tab')
    press('Escape')
    find('#alone').focus()
    expect(scrolled).toEqual([])
  })

  it('does not move the page when a key moves the focus to a control of a sticky bar', () => {
    press('Tab')
    find('#menu').focus()
    expect(scrolled).toEqual([])
  })

  it('does nothing more after it has ended', async () => {
    find('#alone').focus()
    stop()
    find('#alone').remove()
    await settle()
    expect(document.activeElement).toBe(body)
  })
})

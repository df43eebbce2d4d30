// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { quickStyles } from './fast-computed-style.mjs'

const thorough = window.getComputedStyle
quickStyles(window)

const TAGS =
  'a address article aside b button col colgroup dd dialog div dl embed fieldset form footer h1 header hr img input ' +
  'label legend li link main nav noscript ol option p progress rt ruby script section select slot span style svg table ' +
  'tbody td template textarea tfoot th thead title tr ul video'
const ATTRIBUTES = [
  '',
  'hidden',
  'hidden="until-found"',
  'open',
  'popover',
  'popover open',
  'type="hidden"',
  'type="HIDDEN" hidden',
  'style="display: none"',
  'style="display: inline; color: red"',
  'style="visibility: hidden"',
  'style="transform: none"',
]

afterEach(() => {
  document.body.replaceChildren()
})

/** Elements whose answer is not that of jsdom. */
function wrong() {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const [quick, slow] = [getComputedStyle(element), thorough(element)]
    const same =
      quick.display === slow.display &&
      quick.visibility === slow.visibility &&
      quick.direction === slow.direction &&
      quick.gridTemplateColumns === slow.gridTemplateColumns &&
      quick.rowGap === slow.rowGap &&
      quick.getPropertyValue('display') === slow.display &&
      quick.getPropertyValue('visibility') === slow.visibility
    return same ? [] : [element.outerHTML]
  })
}

function add(parent, tag, attributes) {
  const host = document.createElement('div')
  host.innerHTML = `<i ${attributes}></i>`
  const element = document.createElement(tag)
  for (const { name, value } of host.firstElementChild.attributes) element.setAttribute(name, value)
  parent.append(element)
  return element
}

describe('the quick computed style', () => {
  it.each(ATTRIBUTES)('shows and hides as jsdom does, with %j', (attributes) => {
    const inside = add(document.body, 'section', '')
    for (const tag of TAGS.split(' ')) for (const place of [document.body, inside]) add(place, tag, attributes)
    expect(wrong()).toEqual([])
  })

  it('knows which way is read, and what a style of its own says', () => {
    for (const attributes of ['dir="rtl"', 'dir="auto"', 'style="direction: rtl; row-gap: 3px"']) {
      const around = add(document.body, 'section', attributes)
      for (const tag of ['bdi', 'bdo', 'div', 'input'])
        for (const own of ['', attributes, 'type="tel"']) add(around, tag, own)
    }
    expect(wrong()).toEqual([])
    expect(getComputedStyle(document.body.firstElementChild.children[6]).direction).toBe('rtl')
  })

  it('does so again in other places, and after changes', () => {
    for (const attributes of ['hidden', 'style="visibility: hidden"', 'style="display: flex"']) {
      const around = add(document.body, 'section', attributes)
      for (const tag of ['div', 'span', 'button', 'dialog', 'li']) add(add(around, tag, ''), 'b', '')
    }
    expect(wrong()).toEqual([])
    const [first] = document.body.children
    first.hidden = false
    first.firstElementChild.style.display = 'none'
    first.lastElementChild.style.visibility = 'hidden'
    expect(wrong()).toEqual([])
    expect(getComputedStyle(first.firstElementChild).display).toBe('none')
    expect(getComputedStyle(first.lastElementChild.firstElementChild).visibility).toBe('hidden')
  })

  it('leaves everything else, and pages with sheets of their own, to jsdom', () => {
    const box = add(document.body, 'div', 'style="padding-left: 7px; --own: 3"')
    const style = getComputedStyle(box)
    expect([style.paddingLeft, style.getPropertyValue('--own'), style.direction]).toEqual(['7px', '3', 'ltr'])
    const sheet = add(document.body, 'style', '')
    sheet.textContent = 'div { display: none }'
    expect(getComputedStyle(box).display).toBe('none')
    sheet.remove()
    expect(getComputedStyle(box).display).toBe('block')
  })
})

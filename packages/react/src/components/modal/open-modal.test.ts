import '../../testing/jsdom-dialogs.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installPopovers } from '../../testing/jsdom-popovers.ts'
import { maskOf } from './mask.ts'
import { openModal } from './open-modal.ts'

const body = document.body

function dialogIn(parent: ParentNode, content = '<button>One</button><button>Two</button>'): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = content
  parent.append(dialog)
  return dialog
}

function element(selector: string, root: ParentNode = document): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  (document.activeElement ?? body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init }),
  )
/** The ids of everything that is hidden from screen readers. */
const hidden = () =>
  [...document.querySelectorAll('[aria-hidden="true"]:not(.fy-modal-mask, .fy-modal-guard)')].map(({ id }) => id)
/** What the browser's own step with the Tab key does when it leaves the dialog on top. */
const leaveBy = (edge: 'first' | 'last') => {
  const guards = [...document.querySelectorAll<HTMLElement>('.fy-modal-guard')]
  guards.at(edge === 'first' ? 0 : -1)?.focus()
}
/** Mutation observers run. */
const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve))
const isLocked = () => document.documentElement.hasAttribute('data-fy-modal')

const PAGE = `
  <button id="opener">Open</button>
  <main id="main"><a href="/">Behind</a></main>
  <aside id="own" aria-hidden="true"></aside>
  <p id="shown" aria-hidden="false"></p>
  <div id="status" role="status"></div>
  <script id="script"></script>
  <div id="frame"></div>`

beforeEach(() => {
  body.innerHTML = PAGE
  element('#opener').focus()
})

afterEach(() => {
  body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a modal in a browser without popovers', () => {
  it('is opened by showModal(), and hides nothing by itself', () => {
    const dialog = dialogIn(body)
    const showModal = vi.spyOn(dialog, 'showModal')
    const hide = openModal(dialog, () => {})
    expect(showModal).toHaveBeenCalledOnce()
    expect([hidden(), document.querySelector('.fy-modal-mask'), isLocked()]).toEqual([['own'], null, true])
    hide()
    expect([dialog.open, isLocked(), document.activeElement?.id]).toEqual([false, false, 'opener'])
  })
})

describe('a modal that is a popover', () => {
  let remove = () => {}
  beforeEach(() => {
    remove = installPopovers()
  })
  afterEach(async () => {
    body.replaceChildren()
    await settle()
    remove()
  })

  it('hides everything beside it from screen readers but live parts, and gives each its own aria-hidden back', () => {
    const dialog = dialogIn(element('#frame'))
    const hide = openModal(dialog, () => {})
    expect([dialog.open, dialog.getAttribute('aria-modal'), isLocked()]).toEqual([true, 'true', true])
    expect(hidden()).toEqual(['opener', 'main', 'own', 'shown'])
    expect(document.activeElement?.textContent).toBe('One')
    hide()
    expect(hidden()).toEqual(['own'])
    expect(element('#shown').getAttribute('aria-hidden')).toBe('false')
    expect([dialog.open, dialog.hasAttribute('aria-modal'), dialog.hasAttribute('popover'), isLocked()]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([document.querySelector('.fy-modal-mask'), document.activeElement?.id]).toEqual([null, 'opener'])
  })

  it('hides what is added beside it later, keeps it hidden, and hides nothing that is added after it closed', async () => {
    const hide = openModal(dialogIn(element('#frame')), () => {})
    body.insertAdjacentHTML('beforeend', '<section id="banner"></section><div id="toasts" aria-live="polite"></div>')
    await settle()
    expect(hidden()).toContain('banner')
    expect(hidden()).not.toContain('toasts')
    // The application changes attributes of its own meanwhile.
    element('#main').setAttribute('aria-hidden', 'false')
    element('#banner').setAttribute('aria-hidden', 'true')
    await settle()
    expect(hidden()).toEqual(expect.arrayContaining(['main', 'banner']))
    hide()
    expect(hidden()).toEqual(['own', 'banner'])
    expect(element('#main').getAttribute('aria-hidden')).toBe('false')
    body.insertAdjacentHTML('beforeend', '<section id="late"></section>')
    await settle()
    expect(hidden()).not.toContain('late')
  })

  it('stays alone for screen readers when a modal below it closes first, and gives the focus back to where that began', () => {
    const lower = dialogIn(body, '<button id="lower">Next</button>')
    const hideLower = openModal(lower, () => {})
    const upper = dialogIn(body, '<button id="upper">Yes</button>')
    const hideUpper = openModal(upper, () => {})
    expect([lower.getAttribute('aria-modal'), upper.getAttribute('aria-modal')]).toEqual(['false', 'true'])
    expect(lower.getAttribute('aria-hidden')).toBe('true')
    hideLower()
    expect(hidden()).toEqual(expect.arrayContaining(['opener', 'main']))
    expect(document.activeElement?.id).toBe('upper')
    lower.remove()
    hideUpper()
    expect([hidden(), document.activeElement?.id, isLocked()]).toEqual([['own'], 'opener', false])
  })

  it('leaves the modal around it in reach when it closes, and loses no focus when the button that opened it is gone', () => {
    const outer = dialogIn(body, '<button id="close">Close</button><p id="text"></p><button id="more">More</button>')
    const hideOuter = openModal(outer, () => {})
    element('#more').focus()
    const inner = dialogIn(outer, '<button id="inner">Choose</button>')
    const hideInner = openModal(inner, () => {})
    expect(hidden()).toEqual(expect.arrayContaining(['close', 'text', 'more', 'main']))
    element('#more').remove()
    hideInner()
    expect(hidden()).not.toContain('text')
    expect(hidden()).toContain('main')
    expect(document.activeElement?.id).toBe('close')
    hideOuter()
    expect(document.activeElement?.id).toBe('opener')
  })

  it.each([
    ['its element', () => element('dialog').remove()],
    ['the frame around it', () => element('#frame').remove()],
  ])('leaves nothing behind when the host removes %s', async (_, removeIt) => {
    const close = vi.fn()
    const hide = openModal(dialogIn(element('#frame')), close)
    removeIt()
    await settle()
    expect([hidden(), isLocked(), document.activeElement?.id]).toEqual([['own'], false, 'opener'])
    const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    body.dispatchEvent(escapeKey)
    element('#main a').focus()
    expect([close.mock.calls.length, escapeKey.defaultPrevented, document.activeElement?.textContent]).toEqual([
      0,
      false,
      'Behind',
    ])
    hide()
    expect(document.activeElement?.textContent).toBe('Behind')
  })

  it('closes by its mask and by Escape, unless a part of the dialog has used the key', () => {
    const close = vi.fn()
    const hide = openModal(dialogIn(body, '<input id="combobox">'), close)
    const consumeKey = (event: Event) => event.preventDefault()
    element('#combobox').addEventListener('keydown', consumeKey)
    press('Escape')
    press('Escape', { isComposing: true })
    expect(close).not.toHaveBeenCalled()
    element('#combobox').removeEventListener('keydown', consumeKey)
    press('Escape')
    element('.fy-modal-mask').click()
    expect(close).toHaveBeenCalledTimes(2)
    hide()
    press('Escape')
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('is closed by close watchers where there are some, again when its owner keeps it open, and never after its end', () => {
    const watchers: EventTarget[] = []
    const destroy = vi.fn()
    class Watcher extends EventTarget {
      destroy = destroy
      constructor() {
        super()
        watchers.push(this)
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher)
    const close = vi.fn()
    const hide = openModal(dialogIn(body), close)
    press('Escape')
    expect(close).not.toHaveBeenCalled()
    for (const time of [1, 2]) {
      watchers.at(-1)?.dispatchEvent(new Event('close'))
      expect(close).toHaveBeenCalledTimes(time)
    }
    hide()
    expect(destroy).toHaveBeenCalledOnce()
    watchers.at(-1)?.dispatchEvent(new Event('close'))
    expect(watchers).toHaveLength(3)
  })

  it('goes round with the Tab key, and takes a group of radio buttons for one stop', () => {
    const radio = (id: string, checked = '') => `<input type="radio" name="kind" id="${id}" ${checked}>`
    const hide = openModal(
      dialogIn(
        body,
        `<button id="first">One</button><button disabled>No</button><a>No</a><button tabindex="-1">No</button>
        ${radio('left')}${radio('middle', 'checked')}${radio('right')}`,
      ),
      () => {},
    )
    leaveBy('first')
    expect(document.activeElement?.id).toBe('middle')
    leaveBy('last')
    expect(document.activeElement?.id).toBe('first')
    hide()
    expect(document.querySelector('.fy-modal-guard')).toBeNull()
  })

  it('leaves each step of the Tab key to the browser, which alone knows the parts of a field', () => {
    const hide = openModal(dialogIn(body, '<button id="close">Close</button><input type="date" id="date">'), () => {})
    for (const id of ['close', 'date']) {
      element(`#${id}`).focus()
      for (const shiftKey of [true, false]) expect(press('Tab', { shiftKey })).toBe(true)
    }
    hide()
  })

  it('passes the focus by controls that do not take it', () => {
    const refuses = '<button class="refuses">Folded</button>'
    const dialog = dialogIn(body, `${refuses}<button id="first">One</button><button id="last">Two</button>${refuses}`)
    for (const button of dialog.querySelectorAll<HTMLElement>('.refuses')) button.focus = () => {}
    const hide = openModal(dialog, () => {})
    leaveBy('first')
    expect(document.activeElement?.id).toBe('last')
    leaveBy('last')
    expect(document.activeElement?.id).toBe('first')
    hide()
  })

  it('takes the focus back where it was when code behind it takes it, and leaves it to live parts', () => {
    const hide = openModal(dialogIn(body), () => {})
    element('dialog button:last-of-type').focus()
    element('#main a').focus()
    expect(document.activeElement?.textContent).toBe('Two')
    element('#status').innerHTML = '<button id="undo">Undo</button>'
    element('#undo').focus()
    expect(document.activeElement?.id).toBe('undo')
    // A live part of the page behind is hidden with the page.
    element('#main').insertAdjacentHTML('beforeend', '<p role="status"><button id="hidden">Undo</button></p>')
    element('#hidden').focus()
    expect(document.activeElement?.textContent).toBe('Two')
    element('#undo').focus()
    // From there, as from a frame or the browser's own controls, it comes to the nearest edge.
    element('#main a').focus()
    expect(document.activeElement?.textContent).toBe('Two')
    hide()
  })

  it('takes the focus itself when nothing in it can', () => {
    const dialog = dialogIn(body, '<p>Only text</p>')
    const hide = openModal(dialog, () => {})
    expect(document.activeElement).toBe(dialog)
    for (const edge of ['first', 'last'] as const) {
      leaveBy(edge)
      expect(document.activeElement).toBe(dialog)
    }
    hide()
  })

  it('hides the page around the host of a shadow tree too', () => {
    const host = element('#frame')
    const shadow = host.attachShadow({ mode: 'closed' })
    shadow.innerHTML = '<nav id="inside"></nav>'
    const dialog = dialogIn(shadow)
    const hide = openModal(dialog, () => {})
    expect(hidden()).toEqual(['opener', 'main', 'own', 'shown'])
    expect(element('#inside', shadow).getAttribute('aria-hidden')).toBe('true')
    expect(shadow.activeElement?.textContent).toBe('One')
    element('button:last-of-type', shadow).focus()
    expect(shadow.activeElement?.textContent).toBe('Two')
    hide()
    expect([hidden(), document.activeElement?.id]).toEqual([['own'], 'opener'])
  })

  it('works in the document of a frame, and leaves that of the host alone', () => {
    const frame = document.createElement('iframe')
    body.append(frame)
    const inner = frame.contentDocument
    if (inner === null) throw new Error('no document')
    inner.body.innerHTML = '<button id="there">Open</button>'
    const view = frame.contentWindow
    if (view === null) throw new Error('no window')
    for (const name of ['showPopover', 'hidePopover'] as const) {
      Object.defineProperty(Reflect.get(view, 'HTMLElement').prototype, name, { value: () => {} })
    }
    Object.defineProperty(Reflect.get(view, 'HTMLElement').prototype, 'popover', { value: null })
    const dialog = inner.createElement('dialog')
    dialog.innerHTML = '<button>One</button>'
    inner.body.append(dialog)
    const hide = openModal(dialog, () => {})
    expect([hidden(), inner.querySelector('#there')?.getAttribute('aria-hidden')]).toEqual([['own'], 'true'])
    expect([isLocked(), inner.documentElement.hasAttribute('data-fy-modal')]).toEqual([false, true])
    expect(maskOf(dialog)?.className).toBe('fy-modal-mask')
    hide()
    expect(inner.documentElement.hasAttribute('data-fy-modal')).toBe(false)
    expect(inner.querySelector('#there')?.hasAttribute('aria-hidden')).toBe(false)
  })
})

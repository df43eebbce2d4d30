import type { LinkTarget } from '@foyer/core'
import createPurifier, { type DOMPurify } from 'dompurify'

export interface SanitizeHtmlOptions {
  /** Where a link leads. A link that leads nowhere loses its address and keeps its words. */
  readonly linkTarget: (address: string) => LinkTarget
  /** The address of a picture; a picture without one is removed. */
  readonly pictureUrl: (address: string) => string | undefined
}

/**
 * An instance of our own: hooks on the shared one would reach other users of the page. One per page, since a page
 * may make a Trusted Types policy of one name only once.
 */
let own: DOMPurify | undefined

/**
 * Turns the platform's HTML into nodes without anything that runs, submits or restyles. DOMPurify brings its own
 * Trusted Types policy (`dompurify`); we never write to `innerHTML`.
 */
export function sanitizeHtml(html: string, { linkTarget, pictureUrl }: SanitizeHtmlOptions): DocumentFragment {
  own ??= createPurifier(window)
  const purifier = own
  purifier.removeAllHooks()
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') {
      const target = linkTarget(node.getAttribute('href') ?? '')
      const href = addressOf(target)
      if (href === undefined) {
        node.removeAttribute('href')
      } else {
        node.setAttribute('href', href)
        node.setAttribute('rel', 'noopener noreferrer nofollow')
      }
      if (target.kind === 'external') node.setAttribute('target', '_blank')
      else node.removeAttribute('target')
    }
    if (node.nodeName === 'IMG') {
      const src = pictureUrl(node.getAttribute('src') ?? '')
      if (src === undefined) {
        node.remove()
      } else {
        node.setAttribute('src', src)
        node.setAttribute('loading', 'lazy')
        node.setAttribute('referrerpolicy', 'no-referrer')
        if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
      }
    }
  })
  const fragment = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'audio',
      'video',
      'source',
      'picture',
      'dialog',
      'map',
      'area',
      'template',
      'track',
      'font',
      'marquee',
      'blink',
      // It would name a field of ours.
      'label',
    ],
    FORBID_ATTR: [
      'style',
      'class',
      'id',
      'name',
      'srcset',
      'ping',
      'background',
      'popover',
      'popovertarget',
      'tabindex',
      'for',
      'crossorigin',
      'download',
      'usemap',
      'bgcolor',
      'color',
      'face',
      'size',
    ],
    RETURN_DOM_FRAGMENT: true,
    // Without it HTML that begins with a frame set has no body, and DOMPurify answers null.
    FORCE_BODY: true,
  })
  // The page has one already.
  for (const heading of fragment.querySelectorAll('h1')) heading.replaceWith(lowered(heading))
  return fragment
}

function lowered(heading: Element): Element {
  const lower = document.createElement('h2')
  for (const { name, value } of heading.attributes) lower.setAttribute(name, value)
  lower.append(...heading.childNodes)
  return lower
}

function addressOf(target: LinkTarget): string | undefined {
  switch (target.kind) {
    case 'page':
      return target.path
    case 'external':
    case 'program':
      return target.url
    case 'none':
      return undefined
  }
}

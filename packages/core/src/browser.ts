/** `@foyer/core/browser`: the ports of a page. */
export { afterPaint } from './ports/after-paint.ts'
export { browserPorts } from './ports/browser.ts'
export { MODAL_ENTRY } from './ports/modal-entry.ts'

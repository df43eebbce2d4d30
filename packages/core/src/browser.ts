/** `@foyer/core/browser`: the ports of a page. */
export { browserPorts } from './ports/browser.ts'

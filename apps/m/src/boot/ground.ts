/** What the client stands on, apart from all that is drawn. */
export { createFoyer } from '@foyer/core'
export { browserPorts } from '@foyer/core/browser'

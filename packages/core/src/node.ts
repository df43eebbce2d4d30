/** `@foyer/core/node`: what a client needs on a server or in a script. */

export { type NodePortsOptions, nodePorts } from './ports/node.ts'

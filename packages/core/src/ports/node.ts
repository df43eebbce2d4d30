import { type MemoryPortsOptions, memoryPorts } from './memory.ts'
import type { Ports } from './ports.ts'

/** What a server may put in place of the defaults. */
export type NodePortsOptions = Pick<MemoryPortsOptions, 'clock' | 'crypto' | 'device' | 'fetch' | 'path' | 'random'>

/**
 * {@link Ports} of a program without a page: the clock, `fetch` and Web Crypto of Node, and storage that ends with the
 * client. Make new ones for each client, so that the requests of two people share nothing.
 */
export function nodePorts(options: NodePortsOptions = {}): Ports {
  return memoryPorts(options)
}

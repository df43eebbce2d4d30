import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const PORTS_TRIED = 50

function isTaken(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && (reason.code === 'EADDRINUSE' || reason.code === 'EACCES')
}

function listenOnce(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.removeListener('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Listens on `port` or the next free one; 0 takes any. Answers the port. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = 0; tried < PORTS_TRIED && port + tried <= 65_535; tried++) {
    try {
      return await listenOnce(server, port === 0 ? 0 : port + tried, host)
    } catch (reason) {
      if (!isTaken(reason)) throw reason
    }
  }
  return listenOnce(server, 0, host)
}

/** Lets requests under way end for a moment; idle connections end at once. */
export async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}

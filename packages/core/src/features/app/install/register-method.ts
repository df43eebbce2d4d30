import type { Device } from '../../../ports/ports.ts'

export type RegisterMethodCode = 'APP' | 'H5' | 'WEBCLIP' | 'PWA'

export interface ClientFacts {
  readonly device: Pick<Device, 'userAgent' | 'standalone'>
  /** Path and query of the page. */
  readonly path: string
  readonly appToken: string
}

/** How the site runs: native wrapper, configuration-profile web clip, installed web app, or browser page (REG-11). */
export function detectRegisterMethod({ device, path, appToken }: ClientFacts): RegisterMethodCode {
  if (device.userAgent.includes(appToken)) return 'APP'
  if (!device.standalone) return 'H5'
  const isClip = /iPhone|iPad|iPod/.test(device.userAgent) && queryOf(path).has('webclip')
  return isClip ? 'WEBCLIP' : 'PWA'
}

export function queryOf(path: string): URLSearchParams {
  const at = path.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : (path.slice(at + 1).split('#')[0] ?? ''))
}

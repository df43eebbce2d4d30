import type { Device } from '../../../ports/ports.ts'
import type { EndpointInput } from '../../../transport/endpoint.ts'
import type { registerUsername } from './contract.ts'
import type { RegField } from './fields.ts'

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

/** The host without port and leading www (REG-10). */
export function registerDomain(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^www\./i, '')
}

export function queryOf(path: string): URLSearchParams {
  const at = path.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : (path.slice(at + 1).split('#')[0] ?? ''))
}

export type RegisterPayload = EndpointInput<typeof registerUsername>

export interface PayloadFacts {
  /** The values of the fields that are shown. */
  readonly values: Readonly<Partial<Record<RegField, string>>>
  readonly countryDialingCode: string
  readonly host: string
  readonly method: RegisterMethodCode
  /** Proofs of the captcha and of the number (REG-13). */
  readonly proofs?: Readonly<Record<string, string | undefined>>
}

/** The entered values and the constants; empty values are left out, passwords are not trimmed (DATA-09, REG-10). */
export function buildRegisterPayload(facts: PayloadFacts): RegisterPayload {
  const { values, countryDialingCode, host, method, proofs } = facts
  const entered = Object.entries(values).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const text = SECRETS.has(name) ? value : value.trim()
    return text === '' ? [] : [[name, text]]
  })
  return {
    ...Object.fromEntries(entered),
    ...proofs,
    type: 0,
    countryDialingCode,
    registerUrl: host,
    domain: registerDomain(host),
    registerMethod: method,
  }
}

/** Fields that are not trimmed. */
export const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

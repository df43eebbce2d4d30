import * as z from 'zod/mini'
import { KEY_ALGORITHMS } from '../engine/decryption.ts'
import { FAULT_TARGETS, type FaultKind } from '../engine/faults.ts'
import { LIMITED } from '../world/rate-limits.ts'
import { type ControlDeps, type HandlersOf, withoutUndefined } from './command-group.ts'

const FAULT_KINDS = [
  'offline',
  'slow',
  'hang',
  'malformed',
  'html',
  'schema',
  'truncated',
  'session-expired',
  'upgrading',
  'reorder',
] as const

const faultKind = z.custom<FaultKind>(
  (value) =>
    typeof value === 'string' && (FAULT_KINDS.some((kind) => kind === value) || /^status:[2-5]\d\d$/.test(value)),
  'one of the fault kinds, or status:<n>',
)

const rateLimits = z.partialRecord(
  z.enum(LIMITED),
  z.strictObject({ most: z.int().check(z.minimum(0)), seconds: z.int().check(z.minimum(1), z.maximum(30 * 86_400)) }),
)

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

/** What the platform is: its state, its site, its lobby, its key, its faults and its rate limits. */
export const platformCommands = {
  /** The seed again: no sessions, all switches as at the start. */
  reset: z.strictObject({}),
  /** Merged into the current flags; a string is sent as a string. */
  setFlags: z.record(z.string(), z.union([z.boolean(), z.string()])),
  setStatus: z.strictObject({
    maintenance: z.optional(z.boolean()),
    regionRestriction: z.optional(z.boolean()),
    ip: z.optional(z.string()),
    info: z.optional(z.string()),
    /** When the site is expected back, at the next whole quarter of an hour; without it nothing is said. */
    endsInMinutes: z.optional(z.number()),
  }),
  setSite: z.strictObject({
    cdn: z.optional(z.array(z.string())),
    defaultCdn: z.optional(z.string()),
    languages: z.optional(z.array(z.string())),
    currencySymbol: z.optional(z.string()),
  }),
  setFault: z.strictObject({
    endpoint: z.enum(FAULT_TARGETS),
    kind: faultKind,
    times: z.optional(z.int().check(z.minimum(1))),
    delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  }),
  clearFaults: z.strictObject({}),
  /** A new key pair; bodies encrypted with the old one are refused. */
  rotateKey: z.strictObject({
    alg: z.optional(z.enum(KEY_ALGORITHMS)),
    /** A private key of the caller, who can then decrypt what is encrypted for the platform. */
    jwk: z.optional(z.looseObject({ kty: z.string(), alg: z.enum(KEY_ALGORITHMS) })),
  }),
  /** Merged into the current limits; `on: false` counts nothing. */
  setRateLimits: z.strictObject({
    on: z.optional(z.boolean()),
    byAccountAtAddress: z.optional(rateLimits),
    byAccount: z.optional(rateLimits),
    byAddress: z.optional(rateLimits),
  }),
  /** Merged into the current lobby: no vendors and no games; so many slots (0: those of the seed); whole lists on one page. */
  setLobby: z.strictObject({
    empty: z.optional(z.boolean()),
    slots: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    onePage: z.optional(z.boolean()),
  }),
  /** Vendors that are closed for maintenance; replaces the list. */
  setClosedVendors: z.strictObject({ codes: z.array(z.string()) }),
} as const

/** RFC 3339, at the next whole quarter of an hour: no announcement says 18:07:23. */
function quarterAfter(at: number): string {
  return new Date(Math.ceil(at / QUARTER_MS) * QUARTER_MS).toISOString()
}

export function platformHandlers(deps: ControlDeps): HandlersOf<typeof platformCommands> {
  const { faults, decryption, reset } = deps
  const settings = () => deps.world().settings
  return {
    reset,
    setFlags(flags) {
      settings().flags = { ...settings().flags, ...flags }
    },
    setStatus({ endsInMinutes, ...status }) {
      const until = endsInMinutes === undefined ? '' : quarterAfter(deps.now() + endsInMinutes * MINUTE_MS)
      settings().status = { ...settings().status, ...withoutUndefined(status), until }
    },
    setSite(site) {
      settings().site = { ...settings().site, ...withoutUndefined(site) }
    },
    setFault: (fault) => faults.set(fault),
    clearFaults: () => faults.clear(),
    async rotateKey({ alg, jwk }) {
      await decryption.rotate(jwk ?? alg)
    },
    setRateLimits({ on, byAccountAtAddress, byAccount, byAddress }) {
      const now = settings().rateLimits
      settings().rateLimits = {
        on: on ?? now.on,
        byAccountAtAddress: { ...now.byAccountAtAddress, ...byAccountAtAddress },
        byAccount: { ...now.byAccount, ...byAccount },
        byAddress: { ...now.byAddress, ...byAddress },
      }
    },
    setLobby(lobby) {
      settings().lobby = { ...settings().lobby, ...withoutUndefined(lobby) }
    },
    setClosedVendors({ codes }) {
      settings().closedVendors = codes
    },
  }
}

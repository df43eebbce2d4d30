import * as z from 'zod/mini'
import { AGENT_TILES } from '../config/agent-tiles.ts'
import { PROMO_LABELS } from '../config/code-lists.ts'
import type { FoyerConfig, FoyerConfigInput } from '../config/config.ts'
import { ENDPOINT_IDS } from '../config/endpoint-ids.ts'
import type { ReadEnvelope } from '../config/envelope.ts'
import { ERROR_CODES } from '../config/error-codes.ts'
import { FLAG_NAMES } from '../config/flags.ts'
import { FoyerError, type FoyerErrorInit } from '../kernel/errors.ts'
import { nearestName } from '../kernel/nearest-name.ts'
import { isPlainHttpUrl, parseUrl } from '../kernel/url.ts'
import { flag, maybeText, number, text, textByText, texts, whole } from '../transport/wire-schemas.ts'
import { accountConfig } from './account-config.ts'

const promoLabel = z.enum(PROMO_LABELS)

/** The tabs of the promotions: each once, with a name in every language, which EN stands in for. */
const checkCategories = z.check<{
  readonly languages: readonly string[]
  readonly promo: { readonly categories: readonly { id: number; name: string | Readonly<Record<string, string>> }[] }
}>(({ value: { languages, promo }, issues }) => {
  const isFilled = (name: string | undefined) => name !== undefined && name.trim() !== ''
  promo.categories.forEach(({ id, name }, at) => {
    const refuse = (field: string) =>
      issues.push({ code: 'custom', input: undefined, path: ['promo', 'categories', at, field] })
    const names = typeof name === 'string' ? [name] : Object.values(name)
    const isWhole = typeof name === 'string' || isFilled(name.EN) || languages.every((one) => isFilled(name[one]))
    if (!isWhole || !names.every(isFilled)) refuse('name')
    if (promo.categories.findIndex((one) => one.id === id) < at) refuse('id')
  })
})

/** The form of a name: an old phone does not know every zone, and must not do without the site for that. */
const TIME_ZONE = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/

/** Whether a text is an http or https address without user name and password. */
function isHttpAddress(address: string): boolean {
  const url = parseUrl(address)
  return url !== undefined && isPlainHttpUrl(url)
}

function isPlatformAddress(address: string): boolean {
  return address === '' || /^\/(?![/\\])/.test(address) || isHttpAddress(address)
}

/** Whether a text is an origin as a browser writes it. `*` and `null` are none. */
function isOrigin(address: string): boolean {
  return isHttpAddress(address) && !address.includes('*') && parseUrl(address)?.origin === address
}

/** The schema of the settings. `FoyerConfig` documents each of them; a type test compares the two. */
const settings = z.strictObject({
  merchant: text.check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),

  baseUrl: z._default(text.check(z.refine(isPlatformAddress)), ''),

  http: z.prefault(
    z.strictObject({
      unwrap: z._default(z.array(z.enum(['value', 'data', 'self'])), ['value', 'data', 'self']),
      moduleHeader: z._default(text, 'ModuleId'),
      languageHeader: z._default(text, 'Language'),
      gatewayHeader: z._default(z.nullable(text), null),
      retries: z._default(whole.check(z.minimum(0), z.maximum(5)), 2),
    }),
    {},
  ),

  envelope: z.optional(z.custom<ReadEnvelope>((value) => typeof value === 'function')),

  endpoints: z._default(
    z.partialRecord(
      z.enum(ENDPOINT_IDS),
      z.union([
        z.literal(false),
        z.strictObject({
          method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
          path: z.optional(text.check(z.startsWith('/'))),
          encrypted: z.optional(flag),
          bare: z.optional(flag),
        }),
      ]),
    ),
    {},
  ),

  auth: z.prefault(
    z.strictObject({
      header: z._default(text, 'Authorization'),
      scheme: z._default(text, 'Bearer'),
      tokenPlacement: z._default(z.enum(['both', 'header', 'payload']), 'header'),
    }),
    {},
  ),

  ...accountConfig,

  encryption: z.prefault(
    z.strictObject({
      header: z._default(text, 'X-Encryption'),
      publicKey: z.optional(z.looseObject({ kty: text, kid: maybeText })),
      supportKey: z.optional(z.looseObject({ kty: z.literal('oct'), k: text })),
    }),
    {},
  ),

  errorCodes: z._default(z.record(text, z.enum(ERROR_CODES)), {}),

  flags: z._default(z.partialRecord(z.enum(FLAG_NAMES), flag), {}),
  flagNames: z._default(z.partialRecord(z.enum(FLAG_NAMES), text), {}),

  roles: z.prefault(
    z.strictObject({
      nonAgent: z._default(z.array(whole), [0, 4, 40]),
      footerAllowed: z._default(z.array(whole), [0, 1, 2]),
    }),
    {},
  ),

  category: z.prefault(
    z.strictObject({
      cockfightVendors: z._default(texts, []),
      esportsVendors: z._default(texts, ['AV', 'AI', 'IMES', 'TF', 'IA']),
      inhouse: z._default(z.strictObject({ gameType: text, vendorCode: text }), {
        gameType: 'RNG',
        vendorCode: 'JL',
      }),
      lotteryVendors: z._default(texts, ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
    }),
    {},
  ),

  filter: z.prefault(
    z.strictObject({
      minBetOptions: z._default(z.array(number), [0.01, 0.05, 0.1, 0.5, 0.75, 1]),
      minLineOptions: z._default(z.array(whole), []),
    }),
    {},
  ),

  cdn: z.prefault(
    z.strictObject({
      hosts: z._default(texts, []),
      default: z._default(text, ''),
      template: z._default(text, '{cdn}/{merchantCode}/{path}'),
      pick: z._default(z.enum(['random', 'stable']), 'random'),
    }),
    {},
  ),

  currency: z.prefault(
    z.strictObject({
      code: z._default(text, 'CNY'),
      symbol: z._default(text, '¥'),
      byLanguage: z._default(textByText, {}),
      digits: z._default(whole.check(z.minimum(0), z.maximum(8)), 2),
    }),
    {},
  ),

  timeZone: z._default(text.check(z.regex(TIME_ZONE)), 'UTC'),

  languages: z._default(texts.check(z.minLength(1)), ['EN', 'TY', 'BN']),

  texts: z._default(z.record(text, textByText), {}),

  promo: z.prefault(
    z.strictObject({
      categories: z._default(z.array(z.strictObject({ id: whole, name: z.union([text, textByText]) })), []),
      transitions: z._default(z.partialRecord(promoLabel, z.array(promoLabel)), {}),
    }),
    {},
  ),

  agent: z.prefault(
    z.strictObject({
      tileGate: z._default(z.enum(['paired', 'set']), 'paired'),
      tileKeys: z._default(z.partialRecord(z.enum(AGENT_TILES), z.enum(FLAG_NAMES)), {}),
      dividendEnabled: z._default(z.union([flag, z.enum(FLAG_NAMES)]), false),
    }),
    {},
  ),

  launch: z.prefault(
    z.strictObject({
      target: z._default(z.enum(['self', 'blank', 'frame']), 'self'),
      allowTrial: z._default(flag, true),
    }),
    {},
  ),

  serviceWorker: z._default(flag, true),

  allowedOrigins: z._default(z.array(text.check(z.refine(isOrigin))), []),

  support: z.prefault(
    z.strictObject({
      floatingPositions: z._default(texts, [
        'FACEBOOK-1',
        'TELEGRAM-1',
        'TELEGRAM-2',
        'TELEGRAM-3',
        'TELEGRAM-4',
        // The specification writes the whole range as one name (HOME-06).
        'TELEGRAM 1-4',
        'LIVECHAT-1',
      ]),
      sideMenuPositions: z._default(texts, ['TELEGRAM-1', 'TELEGRAM-2', 'TELEGRAM-3', 'FACEBOOK-1']),
      affiliateTarget: maybeText,
    }),
    {},
  ),

  footer: z.prefault(
    z.strictObject({
      social: z._default(textByText, {}),
      licences: z._default(z.array(z.strictObject({ name: text, image: text, url: maybeText })), []),
      gameCount: z._default(text, '600+'),
    }),
    {},
  ),

  readings: z.prefault(
    z.strictObject({
      forgotBack: z._default(z.enum(['login', 'home']), 'login'),
      changePswGuest: z._default(z.enum(['home', 'login']), 'home'),
      status: z._default(z.enum(['A', 'B']), 'B'),
      captcha: z._default(z.enum(['numeric6', 'free16']), 'numeric6'),
      favouritesGuest: z._default(z.enum(['redirect', 'toast']), 'redirect'),
      unknownPath: z._default(z.enum(['home', 'notFound']), 'home'),
      minAge: z._default(whole, 18),
      birthdayMinAge: z._default(whole, 21),
      ageForAll: z.optional(whole),
      toastLayout: z._default(z.enum(['main', 'alt']), 'main'),
    }),
    {},
  ),
})
/** The settings with the checks that concern several of them. */
export const configSchema = settings.check(checkCategories)

/**
 * Checks a merchant's configuration and fills in the defaults.
 * @throws FoyerError `config.invalid` with the first invalid `field`; the message says which name was probably meant.
 */
export function parseConfig(input: FoyerConfigInput): FoyerConfig {
  const parsed = z.safeParse(configSchema, input, { reportInput: true })
  if (parsed.success) return withAgeForAll(parsed.data)
  const [issue] = parsed.error.issues
  // Without the error of the schema, which holds the whole configuration, keys included.
  throw new FoyerError({ code: 'config.invalid', ...(issue && explain(issue)) })
}

function withAgeForAll(config: FoyerConfig): FoyerConfig {
  const { ageForAll } = config.readings
  if (ageForAll === undefined) return config
  return { ...config, readings: { ...config.readings, minAge: ageForAll, birthdayMinAge: ageForAll } }
}

/** Names the field of the mistake, and the name that was probably meant. */
function explain(found: z.core.$ZodIssue): Pick<FoyerErrorInit, 'field' | 'suggestion'> {
  const issue = insideUnions(found)
  const { code, path, input } = issue
  if (code === 'unrecognized_keys') {
    const [typed = ''] = issue.keys
    return { field: [...path, typed].join('.'), suggestion: nearestName(typed, namesAt(configSchema, path)) }
  }
  return {
    field: path.join('.') || 'config',
    suggestion: typeof input === 'string' ? nearestName(input, valuesOf(issue)) : undefined,
  }
}

/** The mistake in the option of a union that was meant: the one that got further than the others, if there is one. */
function insideUnions(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const [deepest] = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [insideUnions(first)]))
    .sort((one, other) => other.path.length - one.path.length)
  if (deepest === undefined || deepest.path.length === 0) return issue
  return { ...deepest, path: [...issue.path, ...deepest.path] }
}

/** The texts that could be written in place of a wrong one. */
function valuesOf(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(valuesOf)
  return issue.code === 'invalid_value' ? issue.values.filter((value) => typeof value === 'string') : []
}

/** The names that can be written at a place. */
function namesAt(at: z.core.$ZodType, [name, ...rest]: readonly PropertyKey[]): readonly string[] {
  const { def } = (at as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'default':
    case 'prefault':
    case 'optional':
      return namesAt(def.innerType, name === undefined ? [] : [name, ...rest])
    case 'union':
      return def.options.flatMap((option) => namesAt(option, name === undefined ? [] : [name, ...rest]))
    case 'object': {
      if (name === undefined) return Object.keys(def.shape)
      const below = def.shape[String(name)]
      return below === undefined ? [] : namesAt(below, rest)
    }
    case 'record':
      return name === undefined ? [...(def.keyType._zod.values ?? [])].map(String) : namesAt(def.valueType, rest)
    default:
      return []
  }
}

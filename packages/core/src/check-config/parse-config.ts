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

/**
 * The settings of a merchant. Everything else is a constant (`spec-constants.ts`, settlement 1).
 * Only `merchant` must be given (CONST-01).
 */
const settings = z.strictObject({
  /** The merchant's code, `merchantCode` on the wire: part of image paths, storage keys and several calls. */
  merchant: text.check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),

  /** Address of the platform, http or https, or a path of the page's own origin; '' is that origin (CALL-01). */
  baseUrl: z._default(text.check(z.refine(isPlatformAddress)), ''),

  http: z.prefault(
    z.strictObject({
      /** The fields that hold the payload of a response, the first match wins; `self` is the response itself (CALL-02). */
      unwrap: z._default(z.array(z.enum(['value', 'data', 'self'])), ['value', 'data', 'self']),
      moduleHeader: z._default(text, 'ModuleId'),
      languageHeader: z._default(text, 'Language'),
      /** The name of the header with the gateway code MOBILE; null: not sent (CALL-45). */
      gatewayHeader: z._default(z.nullable(text), null),
      /** Attempts after the first, for safe calls only. */
      retries: z._default(whole.check(z.minimum(0), z.maximum(5)), 2),
    }),
    {},
  ),

  /** Reads an envelope other than `{success, value, code, message}` (CALL-02); `http.unwrap` and `bare` then have no effect. */
  envelope: z.optional(z.custom<ReadEnvelope>((value) => typeof value === 'function')),

  /**
   * Changes of single endpoints of the contract: `{gameList: {path: '/api/games'}}` (PCALL-24). `false` switches off a
   * call that the platform does not have: nothing is sent. A read answers empty if every field of its answer may be
   * missing. Other reads and all changes fail with `call.off`.
   */
  endpoints: z._default(
    z.partialRecord(
      z.enum(ENDPOINT_IDS),
      z.union([
        z.literal(false),
        z.strictObject({
          method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
          path: z.optional(text.check(z.startsWith('/'))),
          encrypted: z.optional(flag),
          /** The response has no `success`; what fits the schema is a success (settlement 26). */
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
      /** The parts of a request that carry the token. 'both' is for platforms that read it from some payloads (settlement 43). */
      tokenPlacement: z._default(z.enum(['both', 'header', 'payload']), 'header'),
    }),
    {},
  ),

  ...accountConfig,

  encryption: z.prefault(
    z.strictObject({
      header: z._default(text, 'X-Encryption'),
      /** The platform's public key as a JWK with its kid; without it, it is fetched (CRYPTO-03). */
      publicKey: z.optional(z.looseObject({ kty: text, kid: maybeText })),
      /**
       * The key of the encrypted URLs of customer service (CS-04): a secret shared with the platform, as an `oct` JWK for
       * JWE `dir` with `A256GCM`. It is as public as the site itself. Without it no entry can be opened.
       */
      supportKey: z.optional(z.looseObject({ kty: z.literal('oct'), k: text })),
    }),
    {},
  ),

  /** Server codes to codes of the catalogue, in addition to equal names: `{E42: 'user.invalid'}` (ERR-01). */
  errorCodes: z._default(z.record(text, z.enum(ERROR_CODES)), {}),

  /** Flags that the merchant switches on or off, whatever the platform says: `{CBS3: true}` (FLAG-01). */
  flags: z._default(z.partialRecord(z.enum(FLAG_NAMES), flag), {}),
  /** What the platform calls a flag where it uses another name: `{CBS3: 'LIVECHAT'}` (FLAG-01). */
  flagNames: z._default(z.partialRecord(z.enum(FLAG_NAMES), text), {}),

  roles: z.prefault(
    z.strictObject({
      /** Member types that are no agents (ROLE-01). */
      nonAgent: z._default(z.array(whole), [0, 4, 40]),
      /** Member types that may use the footer menu (FOOTMENU-03). */
      footerAllowed: z._default(z.array(whole), [0, 1, 2]),
    }),
    {},
  ),

  category: z.prefault(
    z.strictObject({
      /** Vendors that are added to COCKFIGHT (CATEGORY-08). */
      cockfightVendors: z._default(texts, []),
      /** Vendors of ESPORTS (CATEGORY-11). */
      esportsVendors: z._default(texts, ['AV', 'AI', 'IMES', 'TF', 'IA']),
      /** The games of INHOUSE (CATEGORY-10). */
      inhouse: z._default(z.strictObject({ gameType: text, vendorCode: text }), {
        gameType: 'RNG',
        vendorCode: 'JL',
      }),
      /** Vendors of lotteries (LAUNCH-03, LOTTERY-02). */
      lotteryVendors: z._default(texts, ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
    }),
    {},
  ),

  filter: z.prefault(
    z.strictObject({
      minBetOptions: z._default(z.array(number), [0.01, 0.05, 0.1, 0.5, 0.75, 1]),
      /** An empty list hides the control (FILTER-15). */
      minLineOptions: z._default(z.array(whole), []),
    }),
    {},
  ),

  cdn: z.prefault(
    z.strictObject({
      hosts: z._default(texts, []),
      /** '' is the page's own origin. */
      default: z._default(text, ''),
      /** The template of the address of a picture. `{width}` stands for the width in px, as in `{cdn}/{merchantCode}/w{width}/{path}`. */
      template: z._default(text, '{cdn}/{merchantCode}/{path}'),
      /** How one of several hosts is chosen (settlement 10). */
      pick: z._default(z.enum(['random', 'stable']), 'random'),
    }),
    {},
  ),

  currency: z.prefault(
    z.strictObject({
      /** ISO 4217: typed amounts may carry it, and amounts are read aloud by its name. */
      code: z._default(text, 'CNY'),
      symbol: z._default(text, '¥'),
      byLanguage: z._default(textByText, {}),
      /** Digits after the point. */
      digits: z._default(whole.check(z.minimum(0), z.maximum(8)), 2),
    }),
    {},
  ),

  /** In which the platform cuts days: a name of the IANA table, e.g. `Asia/Manila`. Its own word replaces it (ROUTE-19). */
  timeZone: z._default(text.check(z.regex(TIME_ZONE)), 'UTC'),

  languages: z._default(texts.check(z.minLength(1)), ['EN', 'TY', 'BN']),

  /** The merchant's own texts, by language and key: `{EN: {'error.unknown': 'Something went wrong.'}}` (PERR-15). */
  texts: z._default(z.record(text, textByText), {}),

  promo: z.prefault(
    z.strictObject({
      /** The tabs of the promotions after "All", in order. A name is one text, or one for each language, EN for the others (PROMO-02). */
      categories: z._default(z.array(z.strictObject({ id: whole, name: z.union([text, textByText]) })), []),
      /** What follows on a label, where the platform's steps differ: `{Rejected: []}` (PROMO-13). */
      transitions: z._default(z.partialRecord(promoLabel, z.array(promoLabel)), {}),
    }),
    {},
  ),

  agent: z.prefault(
    z.strictObject({
      /** `paired`: each tile of the agent home has a flag; `set`: one of these flags shows all the tiles (AGENT-20). */
      tileGate: z._default(z.enum(['paired', 'set']), 'paired'),
      /** The flag of a tile, where it is another one: `{redRain: 'DOWNMAN'}` (AGENT-20). */
      tileKeys: z._default(z.partialRecord(z.enum(AGENT_TILES), z.enum(FLAG_NAMES)), {}),
      /** Whether agents have dividends: always, never, or where this flag is on (AGENT-22). */
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

  /** The site's service worker; false also removes the one of earlier visits (docs/hosting.md). */
  serviceWorker: z._default(flag, true),

  /** Other origins that may be opened or shown, e.g. `https://games.example`. */
  allowedOrigins: z._default(z.array(text.check(z.refine(isOrigin))), []),

  support: z.prefault(
    z.strictObject({
      /** Entries of the floating button (CS-01). */
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
      /** Entries of the side menu (MENU-04). */
      sideMenuPositions: z._default(texts, ['TELEGRAM-1', 'TELEGRAM-2', 'TELEGRAM-3', 'FACEBOOK-1']),
      /** A path or an address of the affiliate service (MSG-06). Default: an entry titled CS. */
      affiliateTarget: maybeText,
    }),
    {},
  ),

  footer: z.prefault(
    z.strictObject({
      /** URLs by the name of the network; one without a URL is not shown (LAYOUT-11). */
      social: z._default(textByText, {}),
      licences: z._default(z.array(z.strictObject({ name: text, image: text, url: maybeText })), []),
      /** The number of games that the footer advertises (LAYOUT-10). */
      gameCount: z._default(text, '600+'),
    }),
    {},
  ),

  /** Points of the specification that can be understood in two ways; the defaults are those of our site. */
  readings: z.prefault(
    z.strictObject({
      /** Where a guest goes back to from the forgotten password: `login` the sign-in page, `home` the lobby (LAYOUT-06). */
      forgotBack: z._default(z.enum(['login', 'home']), 'login'),
      /** Where the change of the password sends a guest: `home` the lobby, `login` the sign-in page (CHPW-05). */
      changePswGuest: z._default(z.enum(['home', 'login']), 'home'),
      /** The status by its number. `A`: 1 restricted, 2 maintenance (STATUS-03); `B`: the other way round (STATUS-02). */
      status: z._default(z.enum(['A', 'B']), 'B'),
      /** What a captcha takes. `numeric6`: 1 to 6 digits; `free16`: 1 to 16 characters of any kind (CAPTCHA-02). */
      captcha: z._default(z.enum(['numeric6', 'free16']), 'numeric6'),
      /**
       * What a guest gets who asks for favourites or recent games. `redirect`: the sign-in page, with a message on it after
       * a tap on a heart; `toast`: the message alone, on the page that is shown (FAV-02).
       */
      favouritesGuest: z._default(z.enum(['redirect', 'toast']), 'redirect'),
      /** What an unknown path shows: `home` the lobby and a message, `notFound` a page that says so (ROUTE-24, settlement 29). */
      unknownPath: z._default(z.enum(['home', 'notFound']), 'home'),
      /** Years, in the footer and in the agreement of the registration (LAYOUT-09, VALID-12). */
      minAge: z._default(whole, 18),
      /** Years, for the entered birthday (VALID-12). */
      birthdayMinAge: z._default(whole, 21),
      /** Years, in place of both ages above (settlement 40). */
      ageForAll: z.optional(whole),
      /** How long toasts are shown. `main`: success 1 s, others 1.5 s; `alt`: success 3 s, others 8 s (TOAST-01). */
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

/** Where the mistake is, and which name was probably meant. */
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

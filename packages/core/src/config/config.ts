import * as z from 'zod/mini'
import { FoyerError } from '../kernel/errors.ts'
import { accountFields } from './account-fields.ts'

/**
 * What one merchant's site differs in. Everything else is a constant (`limits.ts`, settlement 1).
 * Only `merchantCode` must be given (CONST-01).
 */
const schema = z.strictObject({
  /** The merchant's code; part of image paths, storage keys and several calls. */
  merchantCode: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),

  http: z.prefault(
    z.strictObject({
      /** Origin of the platform; '' is the page's own (CALL-01). */
      baseUrl: z._default(z.string(), ''),
      /** Where answers hold their payload, first match wins (CALL-02). */
      unwrap: z._default(z.array(z.enum(['value', 'data', 'self'])), ['value', 'data', 'self']),
      moduleHeader: z._default(z.string(), 'ModuleId'),
      languageHeader: z._default(z.string(), 'Language'),
      /** Names a header that carries the gateway code MOBILE (CALL-45); null: not sent. */
      gatewayHeader: z._default(z.nullable(z.string()), null),
      /** Attempts after the first, safe calls only. */
      retries: z._default(z.int().check(z.minimum(0), z.maximum(5)), 2),
    }),
    {},
  ),

  /** Moves single calls: `{gameList: {path: '/api/games'}}` (PCALL-24). */
  endpoints: z._default(
    z.record(
      z.string(),
      z.strictObject({
        method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
        path: z.optional(z.string().check(z.startsWith('/'))),
        sealed: z.optional(z.boolean()),
      }),
    ),
    {},
  ),

  auth: z.prefault(
    z.strictObject({
      header: z._default(z.string(), 'Authorization'),
      scheme: z._default(z.string(), 'Bearer'),
      /** Settlement 15: our site uses 'header'. */
      tokenPlacement: z._default(z.enum(['both', 'header', 'payload']), 'both'),
    }),
    {},
  ),

  ...accountFields,

  encryption: z.prefault(
    z.strictObject({
      header: z._default(z.string(), 'X-Encryption'),
      /** The platform's public key as a JWK with its kid; without it the key call is asked (CRYPTO-03). */
      publicKey: z.optional(z.looseObject({ kty: z.string(), kid: z.optional(z.string()) })),
      /**
       * What the addresses of customer service are sealed with (CS-04): a secret shared with the platform, as an `oct`
       * JWK for JWE `dir` with `A256GCM`. It is as public as the site itself. Without it no entry opens.
       */
      serviceKey: z.optional(z.looseObject({ kty: z.literal('oct'), k: z.string() })),
    }),
    {},
  ),

  errors: z.prefault(
    z.strictObject({
      /** Server code to catalogue code, on top of the equal-named ones (ERR-01). */
      codes: z._default(z.record(z.string(), z.string()), {}),
      sessionEndedCodes: z._default(z.array(z.string()), ['session.expired', 'session.kicked']),
    }),
    {},
  ),

  /** Overlay on the flags of the platform (FLAG-01), and the names a merchant uses for ours. */
  flags: z.prefault(
    z.strictObject({
      overrides: z._default(z.record(z.string(), z.boolean()), {}),
      alias: z._default(z.record(z.string(), z.string()), {}),
    }),
    {},
  ),

  roles: z.prefault(
    z.strictObject({
      /** ROLE-01 */
      nonAgent: z._default(z.array(z.int()), [0, 4, 40]),
      /** FOOTMENU-03 */
      footerAllowed: z._default(z.array(z.int()), [0, 1, 2]),
    }),
    {},
  ),

  category: z.prefault(
    z.strictObject({
      /** CATEGORY-08 */
      cockfightVendors: z._default(z.array(z.string()), []),
      /** CATEGORY-11 */
      esportsVendors: z._default(z.array(z.string()), ['AV', 'AI', 'IMES', 'TF', 'IA']),
      /** CATEGORY-10 */
      inhouse: z._default(z.strictObject({ gameType: z.string(), vassalage: z.string() }), {
        gameType: 'RNG',
        vassalage: 'JL',
      }),
      /** LAUNCH-03, LOTTERY-02 */
      lotteryVendors: z._default(z.array(z.string()), ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
    }),
    {},
  ),

  filter: z.prefault(
    z.strictObject({
      minBetOptions: z._default(z.array(z.number()), [0.01, 0.05, 0.1, 0.5, 0.75, 1]),
      /** Empty hides the control (FILTER-15). */
      minLineOptions: z._default(z.array(z.int()), []),
    }),
    {},
  ),

  cdn: z.prefault(
    z.strictObject({
      hosts: z._default(z.array(z.string()), []),
      /** '' is the page's own origin. */
      default: z._default(z.string(), ''),
      template: z._default(z.string(), '{cdn}/{merchantCode}/{path}'),
      /** Settlement 10 */
      pick: z._default(z.enum(['random', 'stable']), 'random'),
    }),
    {},
  ),

  currency: z.prefault(
    z.strictObject({
      symbol: z._default(z.string(), '¥'),
      byLanguage: z._default(z.record(z.string(), z.string()), {}),
      /** Digits after the point. */
      digits: z._default(z.int().check(z.minimum(0), z.maximum(8)), 2),
    }),
    {},
  ),

  languages: z._default(z.array(z.string()).check(z.minLength(1)), ['EN', 'TY', 'BN']),

  /** Texts that this merchant words otherwise, by language and key: `{EN: {'error.unknown': 'Something went wrong.'}}` (PERR-15). */
  texts: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),

  launch: z.prefault(
    z.strictObject({
      target: z._default(z.enum(['self', 'blank', 'frame']), 'self'),
      allowTrial: z._default(z.boolean(), true),
    }),
    {},
  ),

  /** Origins besides our own that may be opened or shown, e.g. `https://games.example`. */
  allowedOrigins: z._default(z.array(z.string()), []),

  service: z.prefault(
    z.strictObject({
      /** CS-01 */
      floatingPositions: z._default(z.array(z.string()), [
        'FACEBOOK-1',
        'TELEGRAM-1',
        'TELEGRAM-2',
        'TELEGRAM-3',
        'TELEGRAM-4',
        'LIVECHAT-1',
      ]),
      /** MENU-04 */
      sideMenuPositions: z._default(z.array(z.string()), ['TELEGRAM-1', 'TELEGRAM-2', 'TELEGRAM-3', 'FACEBOOK-1']),
    }),
    {},
  ),

  footer: z.prefault(
    z.strictObject({
      /** LAYOUT-11: network name to address; one without an address is not drawn. */
      social: z._default(z.record(z.string(), z.string()), {}),
      licences: z._default(
        z.array(z.strictObject({ name: z.string(), image: z.string(), url: z.optional(z.string()) })),
        [],
      ),
      /** LAYOUT-10 */
      gameCount: z._default(z.string(), '600+'),
    }),
    {},
  ),

  /** Where the specification has two readings; the default is ours. */
  readings: z.prefault(
    z.strictObject({
      forgotBack: z._default(z.enum(['login', 'home']), 'login'),
      changePswGuest: z._default(z.enum(['home', 'login']), 'home'),
      status: z._default(z.enum(['A', 'B']), 'B'),
      captcha: z._default(z.enum(['numeric6', 'free16']), 'numeric6'),
      favouritesGuest: z._default(z.enum(['redirect', 'toast']), 'redirect'),
      minAge: z._default(z.int(), 18),
      birthdayMinAge: z._default(z.int(), 21),
      toastLayout: z._default(z.enum(['main', 'alt']), 'main'),
    }),
    {},
  ),
})

/** What a merchant writes. */
export type FoyerConfigInput = z.input<typeof schema>
/** The same, checked and filled in. */
export type FoyerConfig = z.output<typeof schema>

/**
 * Checks a merchant's configuration and fills in the defaults.
 * @throws FoyerError `config.invalid` with the first offending `field`.
 */
export function parseConfig(input: FoyerConfigInput): FoyerConfig {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const first = parsed.error.issues[0]
  throw new FoyerError({ code: 'config.invalid', field: first?.path.join('.') || 'config', cause: parsed.error })
}

import * as z from 'zod/mini'
import { FoyerError } from '../kernel/errors.ts'
import { flag, maybeText, number, text, textByText, texts, whole } from '../transport/wire.ts'
import { accountConfig } from './account-config.ts'

/**
 * What one merchant's site differs in. Everything else is a constant (`limits.ts`, settlement 1).
 * Only `merchantCode` must be given (CONST-01).
 */
const schema = z.strictObject({
  /** The merchant's code; part of image paths, storage keys and several calls. */
  merchantCode: text.check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),

  http: z.prefault(
    z.strictObject({
      /** Origin of the platform; '' is the page's own (CALL-01). */
      baseUrl: z._default(text, ''),
      /** Where answers hold their payload, first match wins; `self` is beside `success` (CALL-02). */
      unwrap: z._default(z.array(z.enum(['value', 'data', 'self'])), ['value', 'data', 'self']),
      moduleHeader: z._default(text, 'ModuleId'),
      languageHeader: z._default(text, 'Language'),
      /** Names a header that carries the gateway code MOBILE (CALL-45); null: not sent. */
      gatewayHeader: z._default(z.nullable(text), null),
      /** Attempts after the first, safe calls only. */
      retries: z._default(whole.check(z.minimum(0), z.maximum(5)), 2),
    }),
    {},
  ),

  /** Moves single calls: `{gameList: {path: '/api/games'}}` (PCALL-24). */
  endpoints: z._default(
    z.record(
      text,
      z.strictObject({
        method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
        path: z.optional(text.check(z.startsWith('/'))),
        encrypted: z.optional(flag),
        /** This call answers without `success`; what fits its schema counts (settlement 26). */
        bare: z.optional(flag),
      }),
    ),
    {},
  ),

  auth: z.prefault(
    z.strictObject({
      header: z._default(text, 'Authorization'),
      scheme: z._default(text, 'Bearer'),
      /** Settlement 15: our site uses 'header'. */
      tokenPlacement: z._default(z.enum(['both', 'header', 'payload']), 'both'),
    }),
    {},
  ),

  ...accountConfig,

  encryption: z.prefault(
    z.strictObject({
      header: z._default(text, 'X-Encryption'),
      /** The platform's public key as a JWK with its kid; without it the key call is asked (CRYPTO-03). */
      publicKey: z.optional(z.looseObject({ kty: text, kid: maybeText })),
      /**
       * What the addresses of customer service are encrypted with (CS-04): a secret shared with the platform, as an `oct`
       * JWK for JWE `dir` with `A256GCM`. It is as public as the site itself. Without it no entry opens.
       */
      supportKey: z.optional(z.looseObject({ kty: z.literal('oct'), k: text })),
    }),
    {},
  ),

  errors: z.prefault(
    z.strictObject({
      /** Server code to catalogue code, on top of the equal-named ones (ERR-01). */
      codes: z._default(textByText, {}),
      sessionEndedCodes: z._default(texts, ['session.expired', 'session.kicked']),
    }),
    {},
  ),

  /** Overlay on the flags of the platform (FLAG-01), and the names a merchant uses for ours. */
  flags: z.prefault(
    z.strictObject({
      overrides: z._default(z.record(text, flag), {}),
      alias: z._default(textByText, {}),
    }),
    {},
  ),

  roles: z.prefault(
    z.strictObject({
      /** ROLE-01 */
      nonAgent: z._default(z.array(whole), [0, 4, 40]),
      /** FOOTMENU-03 */
      footerAllowed: z._default(z.array(whole), [0, 1, 2]),
    }),
    {},
  ),

  category: z.prefault(
    z.strictObject({
      /** CATEGORY-08 */
      cockfightVendors: z._default(texts, []),
      /** CATEGORY-11 */
      esportsVendors: z._default(texts, ['AV', 'AI', 'IMES', 'TF', 'IA']),
      /** CATEGORY-10 */
      inhouse: z._default(z.strictObject({ gameType: text, vendorCode: text }), {
        gameType: 'RNG',
        vendorCode: 'JL',
      }),
      /** LAUNCH-03, LOTTERY-02 */
      lotteryVendors: z._default(texts, ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
    }),
    {},
  ),

  filter: z.prefault(
    z.strictObject({
      minBetOptions: z._default(z.array(number), [0.01, 0.05, 0.1, 0.5, 0.75, 1]),
      /** Empty hides the control (FILTER-15). */
      minLineOptions: z._default(z.array(whole), []),
    }),
    {},
  ),

  cdn: z.prefault(
    z.strictObject({
      hosts: z._default(texts, []),
      /** '' is the page's own origin. */
      default: z._default(text, ''),
      template: z._default(text, '{cdn}/{merchantCode}/{path}'),
      /** Settlement 10 */
      pick: z._default(z.enum(['random', 'stable']), 'random'),
    }),
    {},
  ),

  currency: z.prefault(
    z.strictObject({
      symbol: z._default(text, '¥'),
      byLanguage: z._default(textByText, {}),
      /** Digits after the point. */
      digits: z._default(whole.check(z.minimum(0), z.maximum(8)), 2),
    }),
    {},
  ),

  languages: z._default(texts.check(z.minLength(1)), ['EN', 'TY', 'BN']),

  /** Texts that this merchant words otherwise, by language and key: `{EN: {'error.unknown': 'Something went wrong.'}}` (PERR-15). */
  texts: z._default(z.record(text, textByText), {}),

  launch: z.prefault(
    z.strictObject({
      target: z._default(z.enum(['self', 'blank', 'frame']), 'self'),
      allowTrial: z._default(flag, true),
    }),
    {},
  ),

  /** Origins besides our own that may be opened or shown, e.g. `https://games.example`. */
  allowedOrigins: z._default(texts, []),

  support: z.prefault(
    z.strictObject({
      /** CS-01 */
      floatingPositions: z._default(texts, [
        'FACEBOOK-1',
        'TELEGRAM-1',
        'TELEGRAM-2',
        'TELEGRAM-3',
        'TELEGRAM-4',
        // HOME-06: the name of the whole range, as the source writes it.
        'TELEGRAM 1-4',
        'LIVECHAT-1',
      ]),
      /** MENU-04 */
      sideMenuPositions: z._default(texts, ['TELEGRAM-1', 'TELEGRAM-2', 'TELEGRAM-3', 'FACEBOOK-1']),
    }),
    {},
  ),

  footer: z.prefault(
    z.strictObject({
      /** LAYOUT-11: network name to address; one without an address is not drawn. */
      social: z._default(textByText, {}),
      licences: z._default(z.array(z.strictObject({ name: text, image: text, url: maybeText })), []),
      /** LAYOUT-10 */
      gameCount: z._default(text, '600+'),
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
      /** ROUTE-24: a page that says so, or the lobby without a word. */
      unknownPath: z._default(z.enum(['notFound', 'home']), 'notFound'),
      minAge: z._default(whole, 18),
      birthdayMinAge: z._default(whole, 21),
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

import type { AgentTile } from './agent-tiles.ts'
import type { PromoLabel } from './code-lists.ts'
import type { EndpointId } from './endpoint-ids.ts'
import type { ReadEnvelope } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'
import type { FlagName } from './flags.ts'

/** The least and the greatest number of characters of a typed value. Both are whole numbers from 1 to 100. */
export interface LengthBounds {
  readonly min: number
  readonly max: number
}

/** Bounds that replace those of the shared rules. A missing bound is that of the shared rules. */
export interface OwnLengthBounds {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Changes of one endpoint of the contract. What is missing stays as the contract declares it. */
export interface EndpointChange {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
  /** Begins with `/`. */
  readonly path?: string | undefined
  /** Whether the codec encrypts the body (CRYPTO-01). */
  readonly encrypted?: boolean | undefined
  /** Whether responses lack `success`. A response that fits the schema is then a success (settlement 26). */
  readonly bare?: boolean | undefined
}

/** The vendor and the kind of the merchant's own games (CATEGORY-10). */
export interface InhouseGames {
  readonly gameType: string
  readonly vendorCode: string
}

/** A tab of the promotions page. */
export interface PromotionCategory {
  /** The platform's number of the category, a whole number. Two tabs with one number are refused. */
  readonly id: number
  /** One text, or a text for each language. EN stands in for a missing language. An empty text is refused. */
  readonly name: string | Readonly<Record<string, string>>
}

/** A licence that the footer shows. */
export interface Licence {
  readonly name: string
  /** Path of the picture at the CDN. */
  readonly image: string
  /** The address that the picture links to. Default: no link. */
  readonly url?: string | undefined
}

/** An app at a social network, with which people sign in. */
export interface FacebookApp {
  /** The merchant's id at Facebook, not empty. */
  readonly appId: string
  /** Address of the network's script. Default `https://connect.facebook.net/en_US/sdk.js`. */
  readonly script: string
}

/** A client at Google, with which people sign in. */
export interface GoogleClient {
  /** The merchant's id at Google, not empty. */
  readonly clientId: string
  /** Address of the network's script. Default `https://accounts.google.com/gsi/client`. */
  readonly script: string
}

/**
 * The settings of a merchant, checked and with every default. Everything else is a constant (`spec-constants.ts`, settlement
 * 1).
 *
 * A value that does not fit its member makes `createFoyer` throw a `FoyerError` with the code `config.invalid`. Its `field` is
 * the path of the member, for example `http.retries`, and its `suggestion` the name that was probably meant. Unknown members
 * are refused in the same way.
 */
export interface FoyerConfig {
  /** The merchant's code, `merchantCode` on the wire: part of image paths, storage keys and several calls. 1 to 32 letters, digits, `-` or `_`. Required. */
  readonly merchant: string

  /** Address of the platform: http or https, or a path of the page's own origin. Default `''`, the page's own origin (CALL-01). */
  readonly baseUrl: string

  /** The form of requests and responses. */
  readonly http: {
    /** The fields that hold the payload of a response, the first match wins. `self` is the response itself. Default `['value', 'data', 'self']` (CALL-02). */
    readonly unwrap: readonly ('value' | 'data' | 'self')[]
    /** Name of the header that carries the module of a call. Default `ModuleId`. */
    readonly moduleHeader: string
    /** Name of the header that carries the language. Default `Language`. */
    readonly languageHeader: string
    /** Name of the header that carries the gateway code MOBILE. `null` sends none. Default `null` (CALL-45). */
    readonly gatewayHeader: string | null
    /** Attempts after the first, for safe calls only: a whole number from 0 to 5. Default 2. */
    readonly retries: number
  }

  /**
   * Reads an envelope other than `{success, value, code, message}`. `http.unwrap` and `bare` then have no effect. Default: the
   * platform's own envelope (CALL-02).
   */
  readonly envelope?: ReadEnvelope | undefined

  /**
   * Changes of single endpoints of the contract: `{gameList: {path: '/api/games'}}` (PCALL-24). `false` switches off a
   * call that the platform does not have: nothing is sent. A read answers empty if every field of its answer may be
   * missing. Other reads and all changes fail with `call.off`. Default `{}`.
   */
  readonly endpoints: { readonly [Id in EndpointId]?: EndpointChange | false }

  /** The place of the session's token in requests. */
  readonly auth: {
    /** Name of the header. Default `Authorization`. */
    readonly header: string
    /** The word before the token. Default `Bearer`. */
    readonly scheme: string
    /** The parts of a request that carry the token. `both` is for platforms that read it from some payloads. Default `header` (settlement 43). */
    readonly tokenPlacement: 'both' | 'header' | 'payload'
  }

  /** Storage and end of the session. */
  readonly session: {
    /** `session` forgets the session with the tab. Default `local`. */
    readonly storage: 'local' | 'session'
    /** The page to go to when the session has ended. Default `signIn` (SESSION-07). */
    readonly endedTarget: 'signIn' | 'home'
    /** Server codes that mean that the session has ended. Default `['session.expired', 'session.kicked']` (SESSION-07). */
    readonly endedCodes: readonly string[]
  }

  /** Fields of the sign-in, and the page after it. */
  readonly login: {
    /** Whether a first sign-in leads to the change of the password. Default false (LOGIN-14). */
    readonly forceChangeOnFirstLogin: boolean
    /** Sent as `side` unless it is `any`. Default `any` (PROLE-06). */
    readonly side: 'any' | 'member' | 'agent'
  }

  /** The merchant's ids at the networks. A network without an entry has no button. Default: none. Hosts: docs/hosting.md (LOGIN-05). */
  readonly social: {
    readonly facebook?: FacebookApp | undefined
    readonly google?: GoogleClient | undefined
  }

  /** The registration. */
  readonly register: {
    /** The bonus that the page advertises, in the merchant's currency. `null` advertises none. Default 77 (REG-09). */
    readonly bonusAmount: number | null
    /** Part of the user agent of a native wrapper of the site, not empty. Default `FoyerApp` (REG-11). */
    readonly appToken: string
  }

  /** Phone numbers. */
  readonly phone: {
    /** The dialing code that is preset in forms, 1 to 4 digits without the plus. Default `63`. */
    readonly dialingCode: string
    /** The name of the number in SMS requests. Default `mobileNum` (SMS-02). */
    readonly smsField: 'mobileNum' | 'mobileNo'
  }

  /**
   * Lengths of typed values: the shared rules by name (VALID-02 to VALID-06). The sign-in uses only these bounds: if the
   * platform's rules of registration (CALL-11) allow other lengths, set them here.
   */
  readonly validation: {
    /** Default 4 to 16. */
    readonly loginUsername: LengthBounds
    /** Default 6 to 20. */
    readonly loginPassword: LengthBounds
    /** Default 7 to 20. */
    readonly loginMobileNum: LengthBounds
    /** Default 1 to 10. */
    readonly verificationCode: LengthBounds
    /** In code points, up to 100. Default 10 to 500 (FEEDBACK-01). */
    readonly feedback: LengthBounds
    /** Bounds of the member center. A missing one is as above (VALID-17, PHONEPW-07). */
    readonly memberCenter: {
      readonly mobileNum?: OwnLengthBounds | undefined
      readonly verificationCode?: OwnLengthBounds | undefined
      readonly password?: OwnLengthBounds | undefined
    }
    /** `short`: top-level domains of two or three letters, as the specification says. `any`: as in registration. Default `short` (VALID-08). */
    readonly forgotEmail: 'short' | 'any'
  }

  /** Pages of the member. */
  readonly member: {
    /** The paths of the pictures that members choose from. Default: twelve, from `avatars/1.svg` on (MEMBER-08). */
    readonly avatars: readonly string[]
  }

  /** Keys of the encryption. */
  readonly encryption: {
    /** Name of the header that marks an encrypted body. Default `X-Encryption`. */
    readonly header: string
    /** The platform's public key as a JWK with its `kid`. Default: it is fetched (CRYPTO-03). */
    readonly publicKey?:
      | { readonly kty: string; readonly kid?: string | undefined; readonly [name: string]: unknown }
      | undefined
    /**
     * The key of the encrypted URLs of customer service (CS-04): a secret shared with the platform, as an `oct` JWK for
     * JWE `dir` with `A256GCM`. It is as public as the site itself. Default: none, and no entry can be opened.
     */
    readonly supportKey?: { readonly kty: 'oct'; readonly k: string; readonly [name: string]: unknown } | undefined
  }

  /** Server codes to codes of the catalogue, in addition to equal names: `{E42: 'user.invalid'}`. Default `{}` (ERR-01). */
  readonly errorCodes: Readonly<Record<string, ErrorCode>>

  /** Flags that the merchant switches on or off, whatever the platform says: `{CBS3: true}`. Default `{}` (FLAG-01). */
  readonly flags: { readonly [Name in FlagName]?: boolean }
  /** Names of flags on the platform that differ from ours: `{CBS3: 'LIVECHAT'}`. Default `{}` (FLAG-01). */
  readonly flagNames: { readonly [Name in FlagName]?: string }

  /** Types of accounts, as the platform numbers them. */
  readonly roles: {
    /** Types that are no agents. Default `[0, 4, 40]` (ROLE-01). */
    readonly nonAgent: readonly number[]
    /** Types that may use the footer menu. Default `[0, 1, 2]` (FOOTMENU-03). */
    readonly footerAllowed: readonly number[]
  }

  /** The vendors and games of single categories. */
  readonly category: {
    /** Vendors that are added to COCKFIGHT. Default `[]` (CATEGORY-08). */
    readonly cockfightVendors: readonly string[]
    /** Vendors of ESPORTS. Default `['AV', 'AI', 'IMES', 'TF', 'IA']` (CATEGORY-11). */
    readonly esportsVendors: readonly string[]
    /** The games of INHOUSE. Default `{gameType: 'RNG', vendorCode: 'JL'}` (CATEGORY-10). */
    readonly inhouse: InhouseGames
    /** Vendors of lotteries. Default `['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']` (LAUNCH-03, LOTTERY-02). */
    readonly lotteryVendors: readonly string[]
  }

  /** The filter of slots. */
  readonly filter: {
    /** Amounts in the merchant's currency. Default `[0.01, 0.05, 0.1, 0.5, 0.75, 1]`. */
    readonly minBetOptions: readonly number[]
    /** Whole numbers. An empty list hides the control. Default `[]` (FILTER-15). */
    readonly minLineOptions: readonly number[]
  }

  /** The addresses of pictures. */
  readonly cdn: {
    /** Hosts to choose from. Default `[]`. */
    readonly hosts: readonly string[]
    /** The host while `hosts` is empty. Default `''`, the page's own origin. */
    readonly default: string
    /** The template of the address of a picture. `{width}` stands for the width in px, as in `{cdn}/{merchantCode}/w{width}/{path}`. Default `{cdn}/{merchantCode}/{path}`. */
    readonly template: string
    /** The choice among several hosts. Default `random` (settlement 10). */
    readonly pick: 'random' | 'stable'
  }

  /** The currency of the merchant. */
  readonly currency: {
    /** ISO 4217: typed amounts may carry it, and amounts are read aloud by its name. Default `CNY`. */
    readonly code: string
    /** Default `¥`. */
    readonly symbol: string
    /** Symbols of single languages: `{BN: '৳'}`. Default `{}`. */
    readonly byLanguage: Readonly<Record<string, string>>
    /** Digits after the point: a whole number from 0 to 8. Default 2. */
    readonly digits: number
  }

  /** The zone in which the platform cuts days: a name of the IANA table, e.g. `Asia/Manila`. A zone that the platform names replaces it. Default `UTC` (ROUTE-19). */
  readonly timeZone: string

  /** Codes of the languages, the initial one first; at least one. Default `['EN', 'TY', 'BN']`. */
  readonly languages: readonly string[]

  /** The merchant's own texts, by language and key: `{EN: {'error.unknown': 'Something went wrong.'}}`. Default `{}` (PERR-15). */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>

  /** The promotions. */
  readonly promo: {
    /** The tabs after "All", in order. Default `[]` (PROMO-02). */
    readonly categories: readonly PromotionCategory[]
    /** The labels that may follow a label, if the platform's steps differ: `{Rejected: []}`. Default `{}` (PROMO-13). */
    readonly transitions: { readonly [Label in PromoLabel]?: readonly PromoLabel[] }
  }

  /** The agency. */
  readonly agent: {
    /** `paired`: each tile of the agent home has a flag. `set`: one of these flags shows all the tiles. Default `paired` (AGENT-20). */
    readonly tileGate: 'paired' | 'set'
    /** The flag of a tile, if it is another one: `{redRain: 'DOWNMAN'}`. Default `{}` (AGENT-20). */
    readonly tileKeys: { readonly [Tile in AgentTile]?: FlagName }
    /** Whether agents have dividends: always, never, or if this flag is on. Default false (AGENT-22). */
    readonly dividendEnabled: boolean | FlagName
  }

  /** The launch of games. */
  readonly launch: {
    /** In this page, in a window of its own, or in a frame. Default `self`. */
    readonly target: 'self' | 'blank' | 'frame'
    /** Whether trial players may play. Default true. */
    readonly allowTrial: boolean
  }

  /** Whether the site has a service worker. False also removes that of earlier visits (docs/hosting.md). Default true. */
  readonly serviceWorker: boolean

  /** Other origins that may be opened or shown, e.g. `https://games.example`. Neither `*` nor a path is accepted. Default `[]`. */
  readonly allowedOrigins: readonly string[]

  /** Customer service. */
  readonly support: {
    /** Positions of the platform that the floating button shows. Default: Facebook, four of Telegram, and live chat (CS-01). */
    readonly floatingPositions: readonly string[]
    /** Positions of the platform that the side menu shows. Default: three of Telegram, and Facebook (MENU-04). */
    readonly sideMenuPositions: readonly string[]
    /** A path or an address of the affiliate service. Default: an entry titled CS (MSG-06). */
    readonly affiliateTarget?: string | undefined
  }

  /** Contents of the footer. */
  readonly footer: {
    /** URLs by the name of the network. A network without a URL is not shown. Default `{}` (LAYOUT-11). */
    readonly social: Readonly<Record<string, string>>
    /** Default `[]`. */
    readonly licences: readonly Licence[]
    /** The number of games that the footer advertises. Default `600+` (LAYOUT-10). */
    readonly gameCount: string
  }

  /** Points of the specification that can be understood in two ways. The defaults are those of our site. */
  readonly readings: {
    /** The page a guest goes back to from the forgotten password: `login` the sign-in page, `home` the lobby. Default `login` (LAYOUT-06). */
    readonly forgotBack: 'login' | 'home'
    /** The page that the change of the password sends a guest to. Default `home` (CHPW-05). */
    readonly changePswGuest: 'home' | 'login'
    /** The status by its number. `A`: 1 restricted, 2 maintenance (STATUS-03). `B`: the other way round (STATUS-02). Default `B`. */
    readonly status: 'A' | 'B'
    /** The characters of a captcha. `numeric6`: 1 to 6 digits. `free16`: 1 to 16 characters of any kind. Default `numeric6` (CAPTCHA-02). */
    readonly captcha: 'numeric6' | 'free16'
    /**
     * The answer to a guest who asks for favourites or recent games. `redirect`: the sign-in page, with a message on it after
     * a tap on a heart. `toast`: the message alone, on the page that is shown. Default `redirect` (FAV-02).
     */
    readonly favouritesGuest: 'redirect' | 'toast'
    /** The page of an unknown path: `home` the lobby and a message, `notFound` a page that says so. Default `home` (ROUTE-24, settlement 29). */
    readonly unknownPath: 'home' | 'notFound'
    /** Years, in the footer and in the agreement of the registration. Default 18 (LAYOUT-09, VALID-12). */
    readonly minAge: number
    /** Years, for the entered birthday. Default 21 (VALID-12). */
    readonly birthdayMinAge: number
    /** Years, in place of both ages above. Default: none (settlement 40). */
    readonly ageForAll?: number | undefined
    /** The duration of toasts. `main`: success 1 s, others 1.5 s. `alt`: success 3 s, others 8 s. Default `main` (TOAST-01). */
    readonly toastLayout: 'main' | 'alt'
  }
}

/** A value, or an object whose members may be left out. */
type Optional<Value> = Value extends readonly unknown[] | ((...args: never) => unknown)
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Value[Name] | undefined }
    : Value

type Sections = Omit<
  FoyerConfig,
  'merchant' | 'social' | 'texts' | 'endpoints' | 'errorCodes' | 'flags' | 'flagNames' | 'validation'
>

/**
 * The configuration as a merchant writes it. Only `merchant` is required. Members and their defaults: {@link FoyerConfig}.
 */
export interface FoyerConfigInput
  extends Readonly<Partial<{ [Name in keyof Sections]: Optional<Sections[Name]> | undefined }>> {
  readonly merchant: string
  readonly endpoints?: FoyerConfig['endpoints'] | undefined
  readonly errorCodes?: FoyerConfig['errorCodes'] | undefined
  readonly flags?: FoyerConfig['flags'] | undefined
  readonly flagNames?: FoyerConfig['flagNames'] | undefined
  readonly texts?: FoyerConfig['texts'] | undefined
  readonly social?:
    | {
        readonly facebook?: (Pick<FacebookApp, 'appId'> & Optional<FacebookApp>) | undefined
        readonly google?: (Pick<GoogleClient, 'clientId'> & Optional<GoogleClient>) | undefined
      }
    | undefined
  readonly validation?:
    | {
        readonly [Name in keyof FoyerConfig['validation']]?: Optional<FoyerConfig['validation'][Name]> | undefined
      }
    | undefined
}

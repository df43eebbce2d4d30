import { atom, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { FoyerConfig } from '../../../config/config.ts'
import type { Flag } from '../../../config/flags.ts'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import { allowedUrl } from '../../../kernel/url/allowed-url.ts'
import { parseUrl } from '../../../kernel/url/parse-url.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import { wireSwitch } from '../../../transport/wire.ts'
import { siteFlags, siteStatus } from './contract.ts'
import { imageCdnUrl } from './image-cdn.ts'

/** DATA-10, PDATA-11 */
export interface MobileTemplate {
  /** Art path of a picture. */
  readonly background: string | undefined
  /** Plain text. */
  readonly description: string | undefined
  /** A CSS colour, if the platform sends what it should. */
  readonly color: string | undefined
}

export interface AppSettings {
  /** Raw values by flag name, overrides applied. */
  readonly flags: Readonly<Record<string, unknown>>
  readonly cdnHosts: readonly string[]
  readonly defaultCdn: string
  readonly currencySymbol: string | undefined
  /** DATA-10: how the merchant wants the page of the app. Raw: nothing of it has been checked. */
  readonly mobileTemplate: MobileTemplate
  /** FLAG-05 */
  readonly templates: { readonly mobile: 'old' | 'new'; readonly deposit: 'old' | 'new' }
  /** False until the platform or the cache has answered; every flag is off until then (FLAG-06). */
  readonly known: boolean
  /** True as soon as the first question has been answered or has failed: guards wait no longer. */
  readonly settled: boolean
}

export type StatusKind = 'normal' | 'maintenance' | 'restricted'

export interface AppStatus {
  readonly kind: StatusKind
  /** The number in the configured reading (STATUS-02, STATUS-03). */
  readonly code: 0 | 1 | 2
  readonly ip: string | undefined
  /** Plain text of the platform, where there is some (STATUS-05). */
  readonly info: string | undefined
}

export interface App {
  readonly $settings: ReadableAtom<AppSettings>
  readonly $status: ReadableAtom<AppStatus>
  /** Answers for the configured alias of a flag too; unknown flags are off. */
  isOn(flag: Flag): boolean
  /** Cached settings at once, fresh ones behind (CACHE-01, CACHE-02). */
  start(): void
  reload(): Promise<void>
  checkStatus(): Promise<void>
  /** CDN-01, CDN-02: the address of a picture. Absolute ones are taken on our own origin, on those of the CDN and on allowed ones. `attempt` 1 asks for the fallback host (CDN-03); undefined when there is no further one, or none that may be shown. */
  imageUrl(path: string, attempt?: number): string | undefined
}

type Reading = FoyerConfig['readings']['status']

/** What each number means; the pages follow the meaning (STATUS-02, STATUS-03, ERR-14). */
const MEANINGS: Readonly<Record<Reading, readonly [StatusKind, StatusKind, StatusKind]>> = {
  A: ['normal', 'restricted', 'maintenance'],
  B: ['normal', 'maintenance', 'restricted'],
}

/** Derived from the flags of the status call; maintenance wins where both hold. */
export function readStatus(
  flags: { readonly maintenance: boolean; readonly regionRestriction: boolean },
  reading: Reading,
): Pick<AppStatus, 'kind' | 'code'> {
  const kind = flags.maintenance ? 'maintenance' : flags.regionRestriction ? 'restricted' : 'normal'
  const code = MEANINGS[reading].indexOf(kind)
  return { kind, code: code === 1 || code === 2 ? code : 0 }
}

/** STATUS-05: plain text, where there is some. */
export function statusText(info: unknown): string | undefined {
  const text = typeof info === 'object' && info !== null && 'message' in info ? info.message : info
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

type Raw = Readonly<Record<string, unknown>>

/** The platform's flags with the merchant's own values on top (FLAG-01). */
export function overlayFlags(raw: Raw, config: FoyerConfig): Raw {
  return { ...raw, ...config.flags.overrides }
}

/** FLAG-01: on, under our name or under the one that the merchant uses; unknown ones are off. */
export function isFlagOn(flag: Flag, flags: Raw, config: FoyerConfig): boolean {
  const { overrides, alias } = config.flags
  const name = Object.hasOwn(overrides, flag) ? flag : (own(alias, flag) ?? flag)
  return z.parse(wireSwitch, own(flags, name))
}

/** FLAG-05: only the text '1' chooses the new template. */
export function readTemplates(flags: Raw): AppSettings['templates'] {
  const choice = (name: string) => (own(flags, name) === '1' ? 'new' : 'old')
  return { mobile: choice('mem_cen'), deposit: choice('dep_func') }
}

/** Flag names come from outside: `constructor` is no flag. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

const NORMAL: AppStatus = Object.freeze({ kind: 'normal', code: 0, ip: undefined, info: undefined })

/** Flags, pictures and the state of the platform. */
export function createApp(context: FeatureContext): App {
  const { call, config, failures, log, ports, scope } = context
  const cache = createSwrCache({
    context,
    name: siteFlags.id,
    schema: siteFlags.output,
    load: (signal) => call(siteFlags, { merchantCode: config.merchantCode }, { signal }),
  })

  const settingsOf = (response: EndpointOutput<typeof siteFlags> | undefined, settled: boolean): AppSettings => {
    const flags = overlayFlags(response?.flags ?? {}, config)
    return {
      flags,
      // The merchant's own list is nearer than the platform's.
      cdnHosts: config.cdn.hosts.length > 0 ? config.cdn.hosts : (response?.cdn ?? []),
      defaultCdn: config.cdn.default || (response?.defaultCdn ?? ''),
      currencySymbol: response?.currencySymbol,
      mobileTemplate: {
        background: response?.mobileTemplate?.app_background,
        description: response?.mobileTemplate?.app_desc,
        color: response?.mobileTemplate?.app_desc_font_color,
      },
      templates: readTemplates(flags),
      known: response !== undefined,
      settled,
    }
  }

  const $settings = atom(settingsOf(undefined, false))
  const $status = atom(NORMAL)
  let random: number | undefined
  let asking: Promise<void> | undefined

  scope.add(
    cache.$state.listen((state) => {
      const before = $settings.get()
      if (state.status === 'failed') $settings.set({ ...before, settled: true })
      if (state.status !== 'ready') return
      const next = settingsOf(state.data, true)
      // The answer behind a cached one is mostly the same: nobody needs to hear of it.
      if (JSON.stringify(next) !== JSON.stringify(before)) $settings.set(next)
    }),
  )

  const ask = async (): Promise<void> => {
    try {
      const response = await call(siteStatus, {}, { signal: scope.signal })
      $status.set({
        ...readStatus(response, config.readings.status),
        ip: response.location?.ip,
        info: statusText(response.info),
      })
    } catch (cause) {
      if (scope.disposed) return
      // STATUS-07: a broken status service must not close the site.
      log.warn('site.status.failed', { code: toFoyerError(cause).code })
      $status.set(NORMAL)
    } finally {
      asking = undefined
    }
  }

  const checkStatus = (): Promise<void> => {
    asking ??= ask()
    return asking
  }

  return {
    $settings,
    $status,
    isOn: (flag) => isFlagOn(flag, $settings.get().flags, config),
    start() {
      void cache.load()
      void checkStatus()
      // STATUS-06, PERR-08: an answer knows of it before the next start does.
      scope.add(
        failures.on('failed', ({ code }) => {
          if (code === 'platform.maintenance' || code === 'region.restricted') void checkStatus()
        }),
      )
      scope.add(
        ports.network.onChange((online) => {
          if (online && !$settings.get().known) void cache.load()
        }),
      )
    },
    reload: () => cache.reload(),
    checkStatus,
    imageUrl(path, attempt = 0) {
      random ??= ports.random.next()
      const { cdnHosts, defaultCdn } = $settings.get()
      return imageCdnUrl(path, attempt, {
        merchantCode: config.merchantCode,
        template: config.cdn.template,
        pick: config.cdn.pick,
        hosts: cdnHosts,
        fallback: defaultCdn,
        allowed: (address) => {
          // A picture that stands in its own address asks nobody, and runs nothing.
          if (/^data:image\//i.test(address)) return address
          const origins = [...cdnHosts, defaultCdn].flatMap((host) => parseUrl(host)?.origin ?? [])
          return allowedUrl(address, 'frame', context, origins)
        },
        draw: random,
      })
    },
  }
}

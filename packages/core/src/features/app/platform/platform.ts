import type { FoyerConfig } from '../../../config/config.ts'
import type { FlagName } from '../../../config/flags.ts'
import { merchantZone, readMoment, type TimeZone } from '../../../kernel/calendar-day.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createLazyModule } from '../../../kernel/lazy-module.ts'
import { openableUrl } from '../../../kernel/link-target.ts'
import { createQuery } from '../../../kernel/query.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { parseUrl } from '../../../kernel/url.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { isOn } from '../../../transport/wire-schemas.ts'
import { platformEndpoints } from './endpoints.ts'
import { imageCdnUrl } from './image-cdn.ts'
import type { PlatformStatus, StatusKind } from './types.ts'

/** How the merchant wants the page of the app (DATA-10, PDATA-11). Not checked: the values are as sent. */
export interface MobileTemplate {
  /** Path of a picture, for {@link Platform.imageUrl}. */
  readonly background: string | undefined
  /** Plain text. */
  readonly description: string | undefined
  /** Meant to be a CSS colour. */
  readonly color: string | undefined
}

export interface PlatformSettings {
  /** Raw values by flag name, overrides applied. */
  readonly flags: Readonly<Record<string, unknown>>
  readonly cdnHosts: readonly string[]
  readonly defaultCdn: string
  readonly currencySymbol: string | undefined
  readonly mobileTemplate: MobileTemplate
  /** Which of two templates a page uses (FLAG-05). */
  readonly templates: { readonly mobile: 'old' | 'new'; readonly deposit: 'old' | 'new' }
  /** False until the platform or the cache has answered; every flag is off until then (FLAG-06). */
  readonly known: boolean
  /** True as soon as the first request has succeeded or failed: guards wait no longer. */
  readonly settled: boolean
}

export interface Platform {
  readonly $settings: Store<PlatformSettings>
  readonly $status: Store<PlatformStatus>
  /** Reads a flag under the merchant's name for it too; unknown flags are off. */
  isOn(flag: FlagName): boolean
  /** Shows cached settings at once and refreshes them (CACHE-01, CACHE-02). The result ends the listening. */
  start(): Unsubscribe
  refresh(): Promise<Result>
  /**
   * Asks whether the site is open. A failure is not shown and changes nothing: an open site stays open (STATUS-07), a closed
   * one closed. After `start()` it is asked again by itself while the site is closed, or the platform cannot be reached.
   */
  refreshStatus(): Promise<Result>
  /**
   * The address of a picture (CDN-01, CDN-02). Absolute addresses are accepted on our own origin, on those of the CDN and
   * on allowed ones. `attempt` 1 asks for the fallback host (CDN-03), `width` for so many px where the merchant's host has
   * several sizes (`cdn.template`). Undefined if there is no further host, or if the address is not allowed.
   */
  imageUrl(path: string, attempt?: number, width?: number): string | undefined
}

/** What fills a phone of 390 px with three pixels to each of CSS. */
const LARGEST_PX = 1080

type Reading = FoyerConfig['readings']['status']

/** The meaning of each number; pages use the meaning (STATUS-02, STATUS-03, ERR-14). */
const STATUS_KINDS: Readonly<Record<Reading, readonly [StatusKind, StatusKind, StatusKind]>> = {
  A: ['normal', 'restricted', 'maintenance'],
  B: ['normal', 'maintenance', 'restricted'],
}

/** Reads the status from the two flags; maintenance wins if both are set. */
export function readStatus(
  flags: { readonly maintenance: boolean; readonly regionRestriction: boolean },
  reading: Reading,
): Pick<PlatformStatus, 'kind' | 'code'> {
  const kind = flags.maintenance ? 'maintenance' : flags.regionRestriction ? 'restricted' : 'normal'
  const code = STATUS_KINDS[reading].indexOf(kind)
  return { kind, code: code === 1 || code === 2 ? code : 0 }
}

/** The plain text of a status, if there is one (STATUS-05). */
export function statusText(info: unknown): string | undefined {
  const text = typeof info === 'object' && info !== null && 'message' in info ? info.message : info
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

type Raw = Readonly<Record<string, unknown>>

/** The platform's flags with the merchant's own values on top (FLAG-01). */
export function overlayFlags(raw: Raw, config: FoyerConfig): Raw {
  return { ...raw, ...config.flags }
}

/** Whether a flag is on, under our name or the merchant's; unknown flags are off (FLAG-01). */
export function isFlagOn(flag: FlagName, flags: Raw, config: FoyerConfig): boolean {
  const name = Object.hasOwn(config.flags, flag) ? flag : (own(config.flagNames, flag) ?? flag)
  return isOn(own(flags, name))
}

/** Only the text '1' chooses the new template (FLAG-05). */
export function readTemplates(flags: Raw): PlatformSettings['templates'] {
  const choice = (name: string) => (own(flags, name) === '1' ? 'new' : 'old')
  return { mobile: choice('mem_cen'), deposit: choice('dep_func') }
}

/** Names come from outside, so inherited properties such as `constructor` must not count. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** When a closed site is expected back: `until` of what the platform sends, ms or a date in the merchant's zone. */
export function statusEnd(info: unknown, zone: TimeZone): number | undefined {
  const until = typeof info === 'object' && info !== null && 'until' in info ? info.until : undefined
  return typeof until === 'string' || typeof until === 'number' ? readMoment(until, zone) : undefined
}

/** After the start: nothing of the first screen waits for it, ms. */
const LOAD_CHECKS_MS = 5000

const NORMAL: PlatformStatus = Object.freeze({
  kind: 'normal',
  code: 0,
  ip: undefined,
  info: undefined,
})

/** Flags, pictures and the state of the platform. */
export function createPlatform(context: FeatureContext): Platform {
  const { call, config, connection, failures, log, ports, scope, time } = context
  const zone = merchantZone(context)
  const cache = createQuery({
    context,
    feature: 'app',
    language: 'each',
    stored: { name: platformEndpoints.siteFlags.id, schema: platformEndpoints.siteFlags.output },
    load: (signal) => call(platformEndpoints.siteFlags, { merchantCode: config.merchant }, { signal }),
  })

  const settingsOf = (
    response: EndpointOutput<typeof platformEndpoints.siteFlags> | undefined,
    settled: boolean,
  ): PlatformSettings => {
    const flags = overlayFlags(response?.flags ?? {}, config)
    return {
      flags,
      // The configuration of the merchant goes before the platform's list.
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

  const $settings = writable(settingsOf(undefined, false))
  const $status = writable(NORMAL)
  let random: number | undefined

  scope.add(
    cache.$state.listen((state) => {
      const before = $settings.get()
      if (state.status === 'failed') $settings.set({ ...before, settled: true })
      if (state.status !== 'ready') return
      const next = settingsOf(state.data, true)
      // The refreshed settings are mostly equal to the cached ones: no update then.
      if (JSON.stringify(next) !== JSON.stringify(before)) $settings.set(next)
    }),
  )

  const run = createVerbs(context)
  const refreshStatus = (): Promise<Result> =>
    run(
      'platform.refreshStatus',
      { silent: true },
      async ({ call }) => {
        const response = await call(platformEndpoints.siteStatus, {})
        const at = statusEnd(response.info, zone)
        $status.set({
          ...readStatus(response, config.readings.status),
          ip: response.location?.ip,
          info: statusText(response.info),
          end: at === undefined ? undefined : { at, isOverdue: at <= time.now() },
        })
      },
      { runs: 'join' },
    )

  /** Loads that code when it is needed, or when the first screen stands: without a network it could not be had. */
  const loadChecks = createLazyModule(ports.network, () => import('./repeat-status-checks.ts'))
  const repeatChecksOnce = (running: Scope) => {
    const waiting = running.child()
    const begin = async () => {
      try {
        const { repeatStatusChecks } = await loadChecks()
        if (waiting.disposed) return
        waiting.dispose()
        repeatStatusChecks({ ports, connection, scope: running, $status, check: refreshStatus })
      } catch (cause) {
        // Tried again with the next change.
        log.warn('code.failed', { part: 'repeatStatusChecks', reason: toFoyerError(cause).code })
      }
    }
    waiting.timeout(() => void begin(), LOAD_CHECKS_MS)
    waiting.add($status.listen(() => $status.get().kind !== 'normal' && void begin()))
    waiting.add(connection.$state.listen((state) => state !== 'online' && void begin()))
  }

  return {
    $settings: readOnly($settings, context.log),
    $status: readOnly($status, context.log),
    isOn: (flag) => isFlagOn(flag, $settings.get().flags, config),
    start() {
      void cache.load()
      void refreshStatus()
      // Any response can report maintenance before the next start (STATUS-06, PERR-08).
      const running = scope.child()
      running.add(
        failures.on('failed', ({ code }) => {
          if (code === 'platform.maintenance' || code === 'region.restricted') void refreshStatus()
        }),
      )
      repeatChecksOnce(running)
      return running.dispose
    },
    refresh: () => cache.refresh(),
    refreshStatus,
    imageUrl(path, attempt = 0, width = LARGEST_PX) {
      random ??= ports.random.next()
      const { cdnHosts, defaultCdn } = $settings.get()
      return imageCdnUrl(path, attempt, {
        merchantCode: config.merchant,
        template: config.cdn.template,
        width,
        pick: config.cdn.pick,
        hosts: cdnHosts,
        fallback: defaultCdn,
        allowed: (address) => {
          // A data URL of an image sends no request and runs no code.
          if (/^data:image\//i.test(address)) return address
          const origins = [...cdnHosts, defaultCdn].flatMap((host) => parseUrl(host)?.origin ?? [])
          return openableUrl(address, { use: 'picture', opens: 'frame', origins }, context)
        },
        draw: random,
      })
    },
  }
}

/** Flags, status and addresses of the merchant's platform. */
export const platform: Feature<Platform> = defineFeature({
  id: 'platform',
  create: createPlatform,
})

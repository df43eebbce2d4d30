import { atom } from 'nanostores'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import { allowedUrl } from '../../../kernel/url/allowed-url.ts'
import { parseUrl } from '../../../kernel/url/parse-url.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { App, AppSettings, AppStatus } from './app.ts'
import { siteFlags, siteStatus } from './contract.ts'
import { isFlagOn, overlayFlags, readTemplates } from './flags.ts'
import { imageCdnUrl } from './image-cdn.ts'
import { readStatus, statusText } from './status.ts'

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

import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { openableUrl } from '../../../kernel/link-target.ts'
import { type Result, succeeded } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { optionalNumber } from '../../../transport/wire-schemas.ts'
import { type AppDownloads, appDownloads, findDownloadLink } from '../app-downloads/app-downloads.ts'
import { type InstallOffers, installOffers } from './install-rules.ts'
import { type InstallDevice, readDevice } from './read-device.ts'

/** What became of the browser's question. `unavailable`: it could not be asked, e.g. since another tab has used it up. */
export type InstallOutcome = 'accepted' | 'refused' | 'unavailable'

/** The site on the home screen, and its app (INSTALL). */
export interface Install {
  readonly device: InstallDevice
  /** What is offered on this device now; undefined until the download links are known, or known to be missing. */
  readonly $offers: Store<InstallOffers | undefined>
  /** Icon of the app, as the platform sends it (INSTALL-12). */
  readonly $icon: Store<string | undefined>
  /** Loads the download links. */
  load(): Promise<Result>
  /**
   * Lets the browser ask whether to install the site; to be called within a tap, where `$offers` has an offer `prompt`. A
   * refusal ends what is offered unasked for 90 days (`REFUSAL_MS`).
   */
  prompt(): Promise<Result<InstallOutcome>>
  /** Closes the bar for good, in every tab (INSTALL-13). */
  closeBar(): void
}

/** How long nothing is offered unasked after a refusal, ms: 90 days. The page of the app offers as before. */
export const REFUSAL_MS = 7_776_000_000

export function createInstall(context: FeatureContext, appDownloads: Pick<AppDownloads, '$links' | 'load'>): Install {
  const { config, log, ports, scope, time } = context
  const { installer, navigation, storage } = ports
  const device = readDevice(ports.device, navigation.current(), config.register.appToken)
  const barHidden = createStoredValue({
    storage,
    // Named by INSTALL-13; belongs to the device, so signing out does not remove it.
    key: 'MC_DOWNLOAD_BAR_HIDDEN',
    format: 'text',
    schema: z.literal('1'),
    log,
  })
  const history = createStoredValue({
    storage,
    key: 'foyer.install',
    schema: z.object({ refusedAt: optionalNumber, installedAt: optionalNumber }),
    log,
  })

  const offers = (): InstallOffers | undefined => {
    const { status, data = [] } = appDownloads.$links.get()
    if (status === 'idle' || status === 'loading') return undefined
    const link = (type: string) => {
      const url = findDownloadLink(data, type)?.trim()
      return url ? openableUrl(url, { use: 'download', opens: 'window' }, context) : undefined
    }
    const { refusedAt, installedAt } = history.read() ?? {}
    return installOffers({
      device,
      links: {
        android: link('Android'),
        ios: link('IOS'),
        profile: link('MOBILECONFIG'),
        channel: link('TELEGRAM'),
      },
      canPrompt: installer.canPrompt(),
      installed: installedAt !== undefined,
      barClosed: barHidden.read() !== undefined,
      refused: refusedAt !== undefined && time.now() - refusedAt < REFUSAL_MS,
    })
  }
  const icon = () => findDownloadLink(appDownloads.$links.get().data ?? [], 'AppDownloadIcon')
  const $offers = writable(offers())
  const $icon = writable(icon())
  const update = () => {
    $offers.set(offers())
    $icon.set(icon())
  }

  scope.add(appDownloads.$links.listen(update))
  scope.add(barHidden.onChange(update))
  scope.add(history.onChange(update))
  // A browser that offers an installation has none: the site was removed from the home screen since.
  const forgetInstalled = () => {
    const known = history.read()
    if (known?.installedAt !== undefined) history.write({ ...known, installedAt: undefined })
  }
  if (installer.canPrompt()) forgetInstalled()
  scope.add(
    installer.onChange((change) => {
      if (change === 'installed') history.write({ ...history.read(), installedAt: time.now() })
      else if (installer.canPrompt()) forgetInstalled()
      update()
    }),
  )
  update()

  return {
    device,
    $offers: readOnly($offers, context.log),
    $icon: readOnly($icon, context.log),
    load: () => appDownloads.load(),
    async prompt() {
      const outcome = await installer.prompt()
      if (outcome === 'refused') history.write({ ...history.read(), refusedAt: time.now() })
      if (!scope.disposed) update()
      return succeeded(outcome)
    },
    closeBar() {
      barHidden.write('1')
      update()
    },
  }
}

/** The site on the home screen, and its app: what is offered where. */
export const install: Feature<Install> = defineFeature({
  id: 'install',
  needs: { appDownloads },
  create: (context, { appDownloads }) => createInstall(context, appDownloads),
})

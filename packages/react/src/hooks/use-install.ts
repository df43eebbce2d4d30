import { type Install, type InstallOffers, install } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'

export interface InstallView {
  readonly install: Install
  /** Undefined until the download links are known, or known to be missing. */
  readonly offers: InstallOffers | undefined
  /** Of the app, as the platform sends it. */
  readonly icon: string | undefined
}

/** What of the site and its app is offered on this device. Asks for the download links. */
export function useInstall(): InstallView {
  const api = useFeature(install)
  const offers = useStore(api.$offers)
  const icon = useStore(api.$icon)
  useEffect(() => void api.load(), [api])
  return { install: api, offers, icon }
}

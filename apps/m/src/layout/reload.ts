import type { Updates } from '@foyer/core'
import { PAGE_RELEASE } from './service-worker.ts'

const NOTED_KEY = 'foyer.reloadedFor'
/** A tab may stay open for months. */
const MAX_NOTED = 20

/**
 * Notes that the page is loaded again for another release. Where it came back as it was, since the host cannot be reached or
 * serves another one, a second time would not help; nor would it where two hosts serve one release each.
 *
 * @returns false where there is no other release, or where it was noted before in this tab
 */
export function noteReloadFor(release: string | undefined): boolean {
  if (release === undefined || release === PAGE_RELEASE) return false
  try {
    const noted = (sessionStorage.getItem(NOTED_KEY) ?? '').split(' ').filter(Boolean)
    if (noted.includes(release)) return false
    sessionStorage.setItem(NOTED_KEY, [...noted, release].slice(-MAX_NOTED).join(' '))
    return true
  } catch {
    // Without storage it could not be noted.
    return false
  }
}

let isReloading = false

/** Loads the page again, once: a second time would begin anew while the document is still on its way. */
export function reload(): void {
  if (isReloading) return
  isReloading = true
  location.reload()
}

/** Loads the page again once nothing is lost by it. */
export function reloadWhenFree(api: Updates): void {
  api.whenFree(() => {
    if (isDialogOpen()) afterDialog(() => reloadWhenFree(api))
    else reload()
  })
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null

/** What is chosen or asked in a dialog or a sheet is no field, and would be lost all the same. It may go without a `close`. */
export function afterDialog(run: () => void): void {
  if (!isDialogOpen()) {
    run()
    return
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return
    observer.disconnect()
    run()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
}

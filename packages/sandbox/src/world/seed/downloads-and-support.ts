export interface SeedResource {
  readonly resourceType: string
  readonly url: string
}

/** PCALL-18 */
export function createResources(): readonly SeedResource[] {
  return [
    { resourceType: 'IOS', url: 'https://apps.foyer.example/ios' },
    { resourceType: 'Android', url: 'https://apps.foyer.example/foyer.apk' },
    { resourceType: 'MOBILECONFIG', url: 'https://apps.foyer.example/foyer.mobileconfig' },
    { resourceType: 'AppDownloadIcon', url: 'icons/app.svg' },
    { resourceType: 'TELEGRAM', url: 'https://t.me/foyer_example' },
  ]
}

export interface SeedServiceEntry {
  readonly csPosition: string
  readonly title: string
  /** In clear here; sent encrypted (CS-04). */
  readonly path: string
}

/** PCALL-19: the entries of type 3. */
export function createServiceEntries(): readonly SeedServiceEntry[] {
  return [
    { csPosition: 'LIVECHAT-1', title: 'LIVECHAT', path: '/m/message' },
    { csPosition: 'TELEGRAM-1', title: 'CS', path: 'https://t.me/foyer_example' },
    { csPosition: 'TELEGRAM-2', title: 'CS', path: 'https://t.me/foyer_example_promos' },
    { csPosition: 'TELEGRAM-3', title: 'CS', path: 'https://t.me/foyer_example_news' },
    { csPosition: 'FACEBOOK-1', title: 'CS', path: 'https://www.facebook.com/foyer.example' },
    { csPosition: 'WHATSAPP-1', title: 'whatsapp', path: 'https://wa.me/15550100' },
  ]
}

export interface Vendor {
  /** vassalage */
  readonly code: string
  readonly name: string
  readonly icon: string | undefined
}

export interface Category {
  /** One of GAME_CATEGORIES; others a platform may send are kept as they are. */
  readonly code: string
  readonly vendors: readonly Vendor[]
}

/** Categories in order (CATEGORY-08, 09, 12), and every vendor by code. */
export interface CatalogueData {
  readonly categories: readonly Category[]
  readonly vendorNames: Readonly<Record<string, string>>
  /** Picture of a vendor, where there is one (DATA-04). */
  readonly vendorIcons: Readonly<Record<string, string>>
}

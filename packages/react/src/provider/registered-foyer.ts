import type { Foyer } from '@foyer/core'

/**
 * An app names its client here once, so that `useFoyer()` has the app's features; `useFeature(feature)` needs no name.
 *
 * @example
 * const makeFoyer = () => createFoyer({ merchant: 'demo', ports, features: { games, wallet } })
 * declare module '@foyer/react' {
 *   interface Register { foyer: ReturnType<typeof makeFoyer> }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds to it
export interface Register {}

/** The type of the app's client; of any client where the app names none. */
export type RegisteredFoyer = Register extends { readonly foyer: infer Named extends Foyer } ? Named : Foyer

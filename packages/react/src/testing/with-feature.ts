import type { Feature, Foyer } from '@foyer/core'

/** The same foyer with one feature replaced by a fake. */
export function withFeature<T>(foyer: Foyer, feature: Feature<T>, fake: Partial<T>): Foyer {
  const stand: unknown = { ...foyer.use(feature), ...fake }
  return {
    ...foyer,
    // The stand-in is handed out under the feature that it stands for, so the type is the asker's.
    use: <U>(asked: Feature<U>): U => ((asked as unknown) === feature ? (stand as U) : foyer.use(asked)),
  }
}

/** Where a page that has to be loaded again leaves what is typed on it (`layout/typed-values.ts`). */
export const TYPED_VALUES_KEY = 'foyer.typed'

/**
 * The responses that a document was rendered from, by {@link queryKey}: plain JSON, made by `foyer.dehydrate()` on the
 * server and given to `createFoyer({ hydration })` in the browser. The first client there begins with what is on the
 * screen. It holds only reads that were sent without a session, since a document may be cached and served to anyone.
 * Payloads are as the platform sent them, with the field names of the contract, and are parsed like any other. What was
 * picked at random comes with them.
 */
export type HydrationState = Readonly<Record<string, unknown>>

/** Where the state has what was picked at random, beside the responses. */
const CHOICES_KEY = 'randomChoices'

/** Takes out what was picked at random. */
export function takeRandomChoices(hydration: HydrationResponses): Map<string, number> {
  const found = hydration.get(CHOICES_KEY)
  hydration.delete(CHOICES_KEY)
  const entries: [string, unknown][] = typeof found === 'object' && found !== null ? Object.entries(found) : []
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

/** The part of the state that {@link takeRandomChoices} takes out again. */
export function dehydrateRandomChoices(choices: ReadonlyMap<string, number>): HydrationState {
  return choices.size === 0 ? {} : { [CHOICES_KEY]: Object.fromEntries(choices) }
}

/** What is left of a {@link HydrationState}: each response is taken out when it is used, so a second read asks the platform. */
export type HydrationResponses = Map<string, unknown>

/** The cache key of a read. */
export function queryKey(endpoint: { readonly id: string }, input: unknown, language: string): string {
  return JSON.stringify([endpoint.id, input, language])
}

/**
 * Answers that are known before they are asked for: those that a document was drawn from, by {@link queryKey}. The
 * client that takes the document over begins with them, and so with what is on the screen. Each is given once and then
 * taken out; whoever asks again asks the platform. Payloads are as the platform sent them, with the field names of the contract, and read like any other.
 */
export type HydrationResponses = Map<string, unknown>

/** Names what is asked for, whoever asks. */
export function queryKey(endpoint: { readonly id: string }, input: unknown, language: string): string {
  return JSON.stringify([endpoint.id, input, language])
}

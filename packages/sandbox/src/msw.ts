import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Sandbox } from './sandbox.ts'

/**
 * The sandbox as MSW handlers, over the same engine as its HTTP server: state, faults and log are shared with
 * every other user of the same sandbox.
 *
 * @param options.origin takes requests to this origin only, e.g. `https://api.example`; without it, to any
 */
export function sandboxHandlers(sandbox: Sandbox, options: { readonly origin?: string } = {}): HttpHandler[] {
  const origin = options.origin ?? '*'
  const roots = ['wps', 'play', 'sandbox', 'cdn', sandbox.merchantCode]
  return roots.map((root) =>
    http.all(`${origin}/${root}/*`, async ({ request }) => {
      try {
        return await sandbox.fetch(request)
      } catch {
        // Only a broken connection gets here; the page sees a failed fetch.
        return HttpResponse.error()
      }
    }),
  )
}

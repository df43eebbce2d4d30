import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Written by the site's build: its pages, which document answers which path or route, and what the policy must allow. */
const schema = z.object({
  /** For visitors who have chosen none. */
  language: z.string(),
  /** The paths of each page, by route name (`RouteRow.paths` of core); links to the lobby have the first of `home`. */
  routes: z.record(z.string(), z.tuple([z.string()], z.string())),
  /** `readings.unknownPath` of the merchant that the site was built for: the host leads an unknown path home, or says 404. */
  unknownPath: z._default(z.enum(['home', 'notFound']), 'home'),
  /** By language, then by path or route. */
  documents: z.record(z.string(), z.record(z.string(), z.string())),
  csp: z.object({
    scriptHashes: z._default(z.array(z.string()), []),
    styleHashes: z._default(z.array(z.string()), []),
    /** Names of the Trusted Types policies that the site makes. */
    trustedTypes: z._default(z.array(z.string()), []),
  }),
})

export type SiteManifest = z.output<typeof schema>

const MANIFEST = 'site-manifest.json'

/** @throws Error that says what is missing. */
export async function readSiteManifest(dir: string): Promise<SiteManifest> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8'))
  } catch (cause) {
    throw new Error(`No built site in ${dir}: ${MANIFEST} cannot be read. Build the site first.`, { cause })
  }
  const parsed = z.safeParse(schema, content)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'content'
    throw new Error(`${join(dir, MANIFEST)} does not fit: ${field}.`)
  }
  const { documents, language } = parsed.data
  if (parsed.data.routes.home === undefined) throw new Error(`${join(dir, MANIFEST)} names no lobby.`)
  if (documents[language]?.default === undefined) throw new Error(`${join(dir, MANIFEST)} names no default document.`)
  return parsed.data
}

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('../../../scripts/prerender.mjs', import.meta.url))

/**
 * The build leaves documents without games: the tests see those of the sandbox, as `npm start` serves them. `npm test` has
 * drawn them by then, for its other steps too, and says so.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global setup.
export default async function drawDocuments(): Promise<void> {
  if (process.env.FOYER_DOCUMENTS === 'drawn') return
  await promisify(execFile)(process.execPath, [SCRIPT, '--sandbox'])
}

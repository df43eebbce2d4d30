import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('../../../scripts/documents.mjs', import.meta.url))

/** The build leaves documents without games: the tests see those of the sandbox, as `npm start` serves them. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global setup.
export default async function drawDocuments(): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, '--sandbox'])
}

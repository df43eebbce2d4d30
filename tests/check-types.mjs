import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const TSC = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url))

/**
 * What TypeScript 7 finds wrong in a project, a line each. It is five times as fast as 6, and has no programs for scripts.
 *
 * @param config where the configuration is written, among the files
 * @param project `{ files, compilerOptions }` and what else a configuration has
 */
export async function checkTypes(config, project) {
  await writeFile(config, JSON.stringify(project))
  const args = [TSC, '-p', config, '--pretty', 'false']
  const run = promisify(execFile)(process.execPath, args, { cwd: dirname(config) })
  const { code = 0, stdout } = await run.catch((failure) => failure)
  const problems = stdout.split('\n').filter((line) => /error TS\d+/.test(line))
  if (code !== 0 && problems.length === 0) throw new Error(`tsc ended with ${code}: ${stdout}`)
  return problems
}

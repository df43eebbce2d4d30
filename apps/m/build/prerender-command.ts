import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { prerenderDocuments } from './prerender.ts'

const USAGE = `documents --platform <address> [--config <merchant.json>] [--out <directory>]
documents --skeleton [--config <merchant.json>] [--out <directory>]

  --platform  address of the merchant's platform, e.g. https://www.example.com; it is asked as a guest
  --skeleton  without a platform: documents that hold no games
  --config    configuration of the merchant; the one that the client was built with if not given
  --out       the built client, whose documents are replaced; apps/m/dist if not given
`

/** Built into the folder of the renderer. */
const rendererDir = dirname(fileURLToPath(import.meta.url))

/** @throws Error for an address that no platform can have. */
function platformAddress(given: string): string {
  const url = new URL(given)
  if (!/^https?:$/.test(url.protocol)) throw new Error('--platform takes an http address')
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Error('--platform takes an address without a user, a query and a fragment')
  }
  return url.href.replace(/\/$/, '')
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      platform: { type: 'string' },
      skeleton: { type: 'boolean', default: false },
      config: { type: 'string', default: join(rendererDir, 'merchant.json') },
      out: { type: 'string', default: join(rendererDir, '../dist') },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  if ((values.platform === undefined) !== values.skeleton) throw new Error(`one of two is needed\n\n${USAGE}`)
  const outDir = resolve(values.out)
  const count = await prerenderDocuments({
    rendererDir,
    outDir,
    merchant: JSON.parse(await readFile(values.config, 'utf8')),
    platform: values.platform === undefined ? undefined : platformAddress(values.platform),
  })
  const what = values.platform === undefined ? 'skeletons' : `drawn from ${values.platform}`
  process.stdout.write(`${count} documents in ${relative('.', outDir) || '.'}, ${what}\n`)
}

main().catch((reason: unknown) => {
  process.stderr.write(`The documents are as they were: ${reason instanceof Error ? reason.message : String(reason)}\n`)
  process.exitCode = 1
})

// Writes the contract as an OpenAPI 3.1 document: `node scripts/openapi.mjs [file]`, after the build of core.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createOpenApi } from './openapi/create-open-api.mjs'

const fallback = fileURLToPath(new URL('../packages/core/dist/openapi.json', import.meta.url))
const file = process.argv[2] ?? fallback
const { document, gaps } = await createOpenApi()
await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
for (const gap of gaps) process.stderr.write(`${gap}\n`)
process.exitCode = gaps.length === 0 ? 0 : 1

// Writes the contract as an OpenAPI 3.1 document: `node scripts/openapi.mjs <file>`. The build of core calls it when its
// scripts are written, so that the tarball has the document (`@foyer/core/openapi.json`) and its mark covers it.
import { writeFile } from 'node:fs/promises'
import { createOpenApi } from './openapi/create-open-api.mjs'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to write: node scripts/openapi.mjs <file>')
const { document, gaps } = await createOpenApi()
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
for (const gap of gaps) process.stderr.write(`${gap}\n`)
process.exitCode = gaps.length === 0 ? 0 : 1

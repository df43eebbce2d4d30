import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
/** Below this the headers of the answer weigh more than what is saved. */
const SMALLEST = 512

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `x.br` and `x.gz` beside every text file of the tree, where they are smaller. */
export async function compressTree(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file)
  if (source.length < SMALLEST) return
  const [br, gz] = await Promise.all([
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    zip(source, { level: 9 }),
  ])
  if (br.length < source.length) await writeFile(`${file}.br`, br)
  if (gz.length < source.length) await writeFile(`${file}.gz`, gz)
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { RasterFormat, Rasterise } from '../engine/art.ts'

/** What libvips would keep of its own is of no use: each picture is drawn once. */
sharp.cache(false)

/**
 * Draws with librsvg and encodes with libvips, in threads of their own; see docs/decisions/0014. Encoding takes 15 to 40 ms
 * of a processor, so each picture is drawn once for all who ask.
 *
 * @param dir keeps them for the next process too
 */
export function createRasterise(dir: string | undefined): Rasterise {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (svg, width, format) => {
    const recipe = JSON.stringify([svg, width, ENCODING[format], sharp.versions])
    const name = `${createHash('sha256').update(recipe).digest('base64url').slice(0, 22)}.${format}`
    const known = drawn.get(name)
    if (known !== undefined) return known
    const made = dir === undefined ? draw(svg, width, format) : kept(dir, name, () => draw(svg, width, format))
    drawn.set(name, made)
    // One that failed is drawn again for the next who asks.
    made.catch(() => drawn.delete(name))
    return made
  }
}

/** More effort makes AVIF smaller by a twentieth and slower by half, which someone would have to wait for. */
const ENCODING = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 80 },
} as const

async function draw(svg: string, width: number, format: RasterFormat): Promise<Uint8Array<ArrayBuffer>> {
  const own = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  // 72 dpi draws one px for each unit of the drawing.
  const image = sharp(Buffer.from(svg), { density: (72 * width) / own }).resize({ width })
  return new Uint8Array(await encode(image, format).toBuffer())
}

function encode(image: Sharp, format: RasterFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif(ENCODING.avif)
    case 'webp':
      return image.webp(ENCODING.webp)
    case 'jpeg':
      return image.jpeg(ENCODING.jpeg)
  }
}

/**
 * The picture of an earlier process, or a new one, kept for the next where the folder can be written. A folder that cannot
 * be used is told, and is as good as none: the picture is there all the same.
 */
async function kept(dir: string, name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
  const file = join(dir, name)
  const found = await readIfThere(file)
  if (found !== undefined) return found
  const made = await make()
  // Written beside its place first: another process may be reading.
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(dir, { recursive: true })
    await writeFile(draft, made)
    await rename(draft, file)
  } catch (cause) {
    warnOfFolder(dir, cause)
  }
  return made
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file))
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) warnOfFolder(dirname(file), cause)
    return undefined
  }
}

const warned = new Set<string>()

/** Once for each folder. */
function warnOfFolder(dir: string, cause: unknown): void {
  if (warned.has(dir)) return
  warned.add(dir)
  process.emitWarning(`Pictures are drawn anew each time, since they cannot be kept in ${dir}: ${String(cause)}`)
}

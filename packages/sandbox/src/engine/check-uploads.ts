import { Refusal } from '../world/refusal.ts'

/** APPLY-04: 5 MB, the limit itself is allowed. */
const MAX_BYTES = 5 * 1024 * 1024
/** APPLY-05 */
const MAX_COUNT = 3

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

export type ImageType = 'image/png' | 'image/jpeg'

/** By its first bytes, since name and type come from the client. */
export async function imageType(file: Blob): Promise<ImageType | undefined> {
  const head = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer())
  const starts = (magic: readonly number[]) => magic.every((byte, at) => head[at] === byte)
  if (starts(PNG)) return 'image/png'
  return starts(JPEG) ? 'image/jpeg' : undefined
}

const filesIn = (fields: Readonly<Record<string, unknown>>): readonly Blob[] =>
  Object.values(fields)
    .flat()
    .filter((value) => value instanceof Blob)

/**
 * The limits of every upload, whatever its files are called (UPLOAD-01, UPLOAD-03): type, then size, then count.
 * @throws Refusal
 */
export async function checkImages(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const files = filesIn(fields)
  const types = await Promise.all(files.map(imageType))
  if (types.includes(undefined)) throw new Refusal('upload.badType')
  if (files.some(({ size }) => size > MAX_BYTES)) throw new Refusal('upload.tooLarge')
  if (files.length > MAX_COUNT) throw new Refusal('upload.tooMany')
}

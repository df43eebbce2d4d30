const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]

/** A file that begins like an image of this kind and is `size` bytes long; enough for checks of the first bytes. */
export function imageFile(kind: 'png' | 'jpeg' | 'gif' = 'png', size = 64, name = `a.${kind}`): File {
  const bytes = new Uint8Array(size)
  bytes.set(
    (kind === 'png' ? PNG : kind === 'jpeg' ? JPEG : [...'GIF89a'].map((sign) => sign.charCodeAt(0))).slice(0, size),
  )
  return new File([bytes], name, { type: `image/${kind}` })
}

/** 5 MB, the most that an image may have. */
export const MAX_IMAGE = 5 * 1024 * 1024

import type { ErrorCode } from '../../config/error-codes.ts'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'

export type ImageType = 'image/png' | 'image/jpeg'

/** Why a file is refused; texts are `error.<code>`. */
export type UploadErrorCode = Extract<ErrorCode, `upload.${string}`>

/**
 * MIME types that say nothing against a picture. Some pickers report none, a general one, or that of another picture, so that the bytes
 * alone decide.
 */
const MAY_BE_IMAGE = /^(?:image\/.*|(?:application|binary)\/octet-stream|\*\/\*)?$/i

const MAGIC_BYTES: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]
const MAX_MAGIC_LENGTH = 8

export type ImageValidation =
  | { readonly ok: true; readonly type: ImageType }
  | { readonly ok: false; readonly code: UploadErrorCode }

/** Checks that the reported type may be a picture, then the first bytes, then the size (UPLOAD-01). Reads the first bytes only. */
export async function validateImage(file: Blob): Promise<ImageValidation> {
  if (!MAY_BE_IMAGE.test(file.type)) return { ok: false, code: 'upload.badType' }
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, MAX_MAGIC_LENGTH).arrayBuffer())
  } catch {
    // The file was removed, or its storage cannot be reached now.
    return { ok: false, code: 'upload.unreadable' }
  }
  const type = MAGIC_BYTES.find(([, magic]) => magic.every((byte, at) => head[at] === byte))?.[0]
  if (type === undefined) return { ok: false, code: 'upload.badType' }
  if (file.size > SPEC_CONSTANTS.upload.maxBytes) return { ok: false, code: 'upload.tooLarge' }
  return { ok: true, type }
}

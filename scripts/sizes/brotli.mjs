import { brotliCompressSync, constants } from 'node:zlib'

/** Size at quality 11, the way the site is served. */
export function brotliSize(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

import { Blob, File } from 'node:buffer'

/**
 * jsdom brings files and forms of its own, which Node's requests do not take for theirs. Imported for its effect, before
 * anything of ours, by the tests that send files.
 */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { Blob, File, FormData })

const STARTS = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], gif: [0x47, 0x49, 0x46, 0x38] } as const

/** A file that begins like such an image. */
export function imageFile(name: string, kind: keyof typeof STARTS = 'png', bytes = 64): File {
  const content = new Uint8Array(bytes)
  content.set(STARTS[kind])
  return new File([content], name, { type: `image/${kind}` })
}

/** Addresses that were made and not revoked. */
export const openUrls = new Set<string>()
let made = 0
URL.createObjectURL = () => {
  made += 1
  openUrls.add(`blob:test/${made}`)
  return `blob:test/${made}`
}
URL.revokeObjectURL = (url) => void openUrls.delete(url)

const STARTS = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], gif: [0x47, 0x49, 0x46, 0x38] } as const

/** A file that begins like such an image. */
export function imageFile(name: string, kind: keyof typeof STARTS = 'png', bytes = 64): File {
  const content = new Uint8Array(bytes)
  content.set(STARTS[kind])
  return new File([content], name, { type: `image/${kind}` })
}

/** Stands in for the addresses of chosen files, which jsdom does not make, and tells those that were not revoked. */
export function watchObjectUrls(): ReadonlySet<string> {
  const open = new Set<string>()
  let made = 0
  URL.createObjectURL = () => {
    made += 1
    open.add(`blob:test/${made}`)
    return `blob:test/${made}`
  }
  URL.revokeObjectURL = (url) => void open.delete(url)
  return open
}

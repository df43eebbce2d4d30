const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
} as const

export interface TestImage {
  readonly bytes?: number
  /** The reported MIME type. Default: the real one. */
  readonly type?: string
  readonly name?: string
}

/** A file with the first bytes of such an image. */
export function testImage(kind: keyof typeof STARTS = 'png', { bytes = 64, type, name }: TestImage = {}): File {
  const content = new Uint8Array(bytes)
  content.set(STARTS[kind].slice(0, bytes))
  return new File([content], name ?? `${kind}.${kind}`, { type: type ?? `image/${kind}` })
}

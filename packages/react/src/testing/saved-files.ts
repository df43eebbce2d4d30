import { onTestFinished, vi } from 'vitest'

export interface SavedFiles {
  readonly names: readonly string[]
  /** The bytes of the file that was saved last. */
  last(): Promise<Uint8Array>
}

/** Catches what a page saves as files of the device, until the test ends. */
export function catchSavedFiles(): SavedFiles {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        blobs.push(blob)
        return 'blob:file'
      }
      static override revokeObjectURL = () => {}
    },
  )
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => {
    clicked.mockRestore()
    vi.unstubAllGlobals()
  })
  return {
    names,
    last: async () => new Uint8Array((await blobs.at(-1)?.arrayBuffer()) ?? new ArrayBuffer(0)),
  }
}

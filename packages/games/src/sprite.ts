import { MOTIFS, type Motif } from './art/motifs.ts'
import { paintsOf } from './art/paints.ts'
import { createPalette } from './art/palettes.ts'

const isMotif = (name: string): name is Motif => Object.hasOwn(MOTIFS, name)

/** Drawings for `<use href="#s-name">`, in one invisible picture at the head of the page. */
export function drawSprite(names: readonly string[], bucket: number): string {
  const palette = createPalette(bucket, 0, false)
  const symbols = names
    .filter(isMotif)
    .map(
      (name) =>
        `<symbol id="s-${name}" viewBox="-104 -106 208 212"><g stroke="#16101f" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${MOTIFS[name]}</g></symbol>`,
    )
    .join('')
  return `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>${paintsOf(symbols, palette)}</defs>${symbols}</svg>`
}

import { GLYPHS, WORD_SPACE } from './glyphs.ts'

const GAP = 2.4

const known = (text: string) => [...text.toUpperCase()].filter((sign) => sign === ' ' || GLYPHS[sign] !== undefined)

/** Width of a line in units of the cap height 20, strokes of `weight` included. */
export function lineWidth(text: string, weight: number): number {
  const signs = known(text)
  const inner = signs.reduce((sum, sign) => sum + (sign === ' ' ? WORD_SPACE : (GLYPHS[sign]?.width ?? 0) + weight), 0)
  return inner + GAP * Math.max(0, signs.length - 1)
}

const short = (value: number) => {
  const text = `${Math.round(value * 10) / 10}`
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

interface Step {
  readonly command: string
  readonly numbers: readonly number[]
}

const steps = new Map<string, readonly Step[]>()

/** What a glyph's path says, read once. */
function stepsOf(path: string): readonly Step[] {
  const before = steps.get(path)
  if (before !== undefined) return before
  const read = [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    numbers: command === 'Z' ? [] : rest.trim().split(/\s+/).map(Number),
  }))
  steps.set(path, read)
  return read
}

/** Path data of one line whose upper left corner is at x, y; relative and rounded to a tenth to stay small. */
export function linePath(text: string, weight: number, scale: number, x: number, y: number): string {
  const parts: string[] = []
  let pen = x
  let lastX = 0
  let lastY = 0
  for (const sign of known(text)) {
    const glyph = sign === ' ' ? undefined : GLYPHS[sign]
    if (glyph === undefined) {
      pen += (WORD_SPACE + GAP) * scale
      continue
    }
    const left = pen + (weight / 2) * scale
    const top = y + (weight / 2) * scale
    for (const { command, numbers } of stepsOf(glyph.path)) {
      if (command === 'Z') {
        parts.push('z')
        continue
      }
      const points: string[] = []
      let endX = lastX
      let endY = lastY
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const [atX, atY] = [left + (numbers[index] ?? 0) * scale, top + (numbers[index + 1] ?? 0) * scale]
        points.push(`${short(atX - lastX)} ${short(atY - lastY)}`)
        endX = lastX + Math.round((atX - lastX) * 10) / 10
        endY = lastY + Math.round((atY - lastY) * 10) / 10
      }
      parts.push(`${command.toLowerCase()}${points.join(' ')}`.replaceAll(' -', '-'))
      lastX = endX
      lastY = endY
    }
    pen += (glyph.width + weight + GAP) * scale
    // after z the pen is back at the start of the outline
    if (glyph.path.endsWith('Z')) {
      const [, startX = '0', startY = '0'] = /^M([\d.-]+) ([\d.-]+)/.exec(glyph.path) ?? []
      lastX = left + Number(startX) * scale
      lastY = top + Number(startY) * scale
    }
  }
  return parts.join('').replace(/^m/, 'M')
}

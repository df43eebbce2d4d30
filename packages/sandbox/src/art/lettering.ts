import { GLYPHS, WORD_SPACE } from './glyphs.ts'

const CAP = 20
const GAP = 2.4

/** Takes a point of the straight line to where it is drawn. */
export type Warp = (x: number, y: number) => readonly [number, number]

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
export function linePath(text: string, weight: number, scale: number, x: number, y: number, warp: Warp): string {
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
        const [atX, atY] = warp(left + (numbers[index] ?? 0) * scale, top + (numbers[index + 1] ?? 0) * scale)
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
      const [atX, atY] = warp(left + Number(startX) * scale, top + Number(startY) * scale)
      lastX = atX
      lastY = atY
    }
  }
  return parts.join('').replace(/^m/, 'M')
}

/** Words spread over at most three lines so that the smallest letters are as large as can be. */
export function breakTitle(title: string, width: number, height: number, weight: number): readonly TitleLine[] {
  const words = title.split(' ')
  const ways: string[][] = [[title]]
  for (let first = 1; first < words.length; first++) {
    ways.push([words.slice(0, first).join(' '), words.slice(first).join(' ')])
    for (let second = first + 1; second < words.length; second++)
      ways.push([words.slice(0, first).join(' '), words.slice(first, second).join(' '), words.slice(second).join(' ')])
  }
  const laid = ways.map((lines) => layOut(lines, width, height, weight))
  const worth = (lines: readonly TitleLine[]) =>
    Math.min(...lines.map((one) => one.scale * (/^(of|the|and|a|to|in|at|on|by|for)$/i.test(one.text) ? 1.7 : 1))) -
    (lines.length - 1) * 0.05
  return laid.reduce((best, next) => (worth(next) > worth(best) ? next : best))
}

export interface TitleLine {
  readonly text: string
  readonly scale: number
  readonly width: number
  readonly height: number
}

function layOut(lines: readonly string[], width: number, height: number, weight: number): readonly TitleLine[] {
  const tallest = lines.length === 1 ? 2.5 : 2.1
  const scales = lines.map((text) => Math.min(width / lineWidth(text, weight), tallest))
  const least = Math.min(...scales)
  const even = scales.map((scale) => Math.min(scale, least * 1.7))
  const needed = even.reduce((sum, scale) => sum + (CAP + weight) * scale + 4, 0)
  const shrink = Math.min(1, height / needed)
  return lines.map((text, index) => {
    const scale = (even[index] ?? 1) * shrink
    return { text, scale, width: lineWidth(text, weight) * scale, height: (CAP + weight) * scale }
  })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEC_CONSTANTS } from '@foyer/core'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function token(name: string): string {
  const value = new RegExp(`--fy-${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (value === undefined) throw new Error(`no token --fy-${name}`)
  return value
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['surface-0', 'surface-1', 'surface-2'] as const
const hues = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'lott', 'elott', 'inhouse'] as const

describe('the colours', () => {
  it('keep 4.5:1 between every text and every surface', () => {
    for (const surface of surfaces) {
      for (const text of ['text', 'text-muted', 'text-faint', 'accent', 'gold', 'danger', 'warning', ...hues]) {
        expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('keep 4.5:1 between text and a scrim over the brightest picture', () => {
    const [, alpha = '0'] = /--fy-scrim: rgb\(3 4 7 \/ (\d+)%\)/.exec(css) ?? []
    const mixed = [3, 4, 7].map((part) => Math.round(part * (Number(alpha) / 100) + 255 * (1 - Number(alpha) / 100)))
    const scrim = luminance(`#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
    expect((luminance(token('text')) + 0.05) / (scrim + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  it('keep 4.5:1 on the accent, pressed or not, and on the soft fills', () => {
    expect(contrast('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('on-accent', 'accent-press')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('text', 'accent-soft')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('accent', 'accent-soft')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('danger', 'danger-soft')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('text', 'surface-press')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('text-muted', 'surface-press')).toBeGreaterThanOrEqual(4.5)
    for (const hue of hues) expect(contrast('on-accent', hue), hue).toBeGreaterThanOrEqual(4.5)
  })

  it('keep 3:1 for the edges of controls and for the focus ring', () => {
    for (const surface of surfaces) {
      expect(contrast('line-strong', surface), surface).toBeGreaterThanOrEqual(3)
      expect(contrast('focus', surface), surface).toBeGreaterThanOrEqual(3)
    }
  })

  it('have ten hues of their own', () => {
    expect(new Set(hues.map(token)).size).toBe(10)
  })
})

it('[CONST-09] times that styles share with core are the same', () => {
  const ms = (name: string) => Number(new RegExp(`--fy-${name}: (\\d+)ms;`).exec(css)?.[1])
  expect(ms('page-fade')).toBe(SPEC_CONSTANTS.pageFadeMs)
})

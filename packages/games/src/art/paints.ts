import type { Palette } from './palettes.ts'

/** Light, middle and dark of each paint; the letter is its name in a drawing. */
const PAINTS: Readonly<Record<string, readonly [light: string, middle: string, dark: string]>> = {
  r: ['#ff7a6b', '#e3203c', '#8a0729'],
  o: ['#ffc46b', '#fb7d18', '#b23a05'],
  y: ['#fff7a8', '#ffcb2e', '#d98200'],
  g: ['#fff6b8', '#fbb81e', '#a85400'],
  n: ['#a8f26b', '#2faf45', '#0b5c33'],
  t: ['#8ff7e6', '#18b3ad', '#075a6b'],
  b: ['#8fdcff', '#2b7df0', '#15348f'],
  v: ['#dba6ff', '#8a3ff0', '#3f1496'],
  p: ['#ffc4e2', '#f75aa6', '#a81b6c'],
  s: ['#ffffff', '#dbe4f5', '#8d9cc0'],
  a: ['#c4d6ee', '#6f8fbd', '#34496f'],
  x: ['#5a6180', '#2c3048', '#12142a'],
  c: ['#d99a5c', '#97552a', '#542a12'],
}

const gradient = (id: string, [light, middle, dark]: readonly [string, string, string]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

/** The gradients that `drawing` names: m and k are the palette's own. */
export function paintsOf(drawing: string, palette: Palette): string {
  const used = new Set([...drawing.matchAll(/url\(#([a-z])\)/g)].map((match) => match[1] ?? ''))
  return [...used]
    .map((id) => {
      const stops = id === 'm' ? palette.main : id === 'k' ? palette.second : PAINTS[id]
      return stops === undefined ? '' : gradient(id, stops)
    })
    .join('')
}

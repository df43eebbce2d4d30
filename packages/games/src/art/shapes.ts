/**
 * The few strokes that every drawing is made of. Fills are names of paints (`paints.ts`): one letter names a
 * gradient, anything else is a colour. Shapes take the outline of the group around them; `flat` ones have none.
 */
const paint = (fill: string) => (fill.length === 1 ? `url(#${fill})` : fill)

/** Outlined shape. */
export const shape = (fill: string, d: string) => `<path fill="${paint(fill)}" d="${d}"/>`

/** Shape without outline: light and shade. */
export const flat = (fill: string, d: string, opacity = 1) =>
  `<path fill="${paint(fill)}"${opacity < 1 ? ` fill-opacity="${opacity}"`.replace('0.', '.') : ''} stroke="none" d="${d}"/>`

export const shine = (d: string, opacity = 0.45) => flat('#fff', d, opacity)
export const shade = (d: string, opacity = 0.25) => flat('#000', d, opacity)

export const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle fill="${paint(fill)}" cx="${x}" cy="${y}" r="${r}"/>`

export const dot = (fill: string, x: number, y: number, r: number, opacity = 1) =>
  `<circle fill="${paint(fill)}"${opacity < 1 ? ` fill-opacity="${opacity}"`.replace('0.', '.') : ''} stroke="none" cx="${x}" cy="${y}" r="${r}"/>`

export const oval = (fill: string, x: number, y: number, rx: number, ry: number, turn = 0) =>
  `<ellipse fill="${paint(fill)}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`

/** Line in its own colour and width. */
export const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${paint(colour)}" stroke-width="${width}" d="${d}"/>`

/** The drawing and its mirror image. */
export const both = (id: string, half: string) =>
  `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`

/** The drawing at `count` places round the middle. */
export const round = (id: string, count: number, one: string) =>
  `<g id="${id}">${one}</g>${Array.from({ length: count - 1 }, (_, index) => `<use href="#${id}" transform="rotate(${Math.round((index + 1) * (3600 / count)) / 10})"/>`).join('')}`

export const moved = (transform: string, drawing: string) => `<g transform="${transform}">${drawing}</g>`

/** Regular star or polygon as path data. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180
    const radius = index % 2 === 0 ? outer : inner
    return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
  })
  return `M${corners.join('L')}Z`
}

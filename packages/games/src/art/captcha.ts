/** Strokes of each sign on a field of 4 by 6. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'M1 0H3Q4 0 4 1V5Q4 6 3 6H1Q0 6 0 5V1Q0 0 1 0',
  '1': 'M1 1L2.4 0V6M0.8 6H4',
  '2': 'M0 1.2Q0.4 0 2 0Q4 0 4 1.6Q4 2.8 0 6H4',
  '3': 'M0 0.6Q1 0 2 0Q3.8 0 3.8 1.4Q3.8 2.8 1.6 2.8Q4 2.8 4 4.4Q4 6 2 6Q0.8 6 0 5.2',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.8 0H0.6L0.3 2.6Q4 1.8 4 4.1Q4 6 1.9 6Q0.8 6 0 5.3',
  '6': 'M3.6 0.4Q0 0 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.6 2.2 2.6Q0.4 2.6 0 4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 0Q3.8 0 3.8 1.4Q3.8 2.8 2 2.8Q0.2 2.8 0.2 1.4Q0.2 0 2 0M2 2.8Q4 2.8 4 4.4Q4 6 2 6Q0 6 0 4.4Q0 2.8 2 2.8',
  '9': 'M4 2Q3.6 3.4 1.8 3.4Q0 3.4 0 1.8Q0 0 2 0Q4 0 4 2Q4 6 0.4 5.6',
  '+': 'M2 1.4V4.6M0.4 3H3.6',
}

const WIDTH = 120
const HEIGHT = 44

/** The signs as strokes, each leaning its own way, with threads across: no text that a script could read. */
export function drawCaptcha(shown: string, unit: () => number): string {
  const between = (least: number, most: number) => (least + unit() * (most - least)).toFixed(1)
  const step = WIDTH / (shown.length + 0.5)
  const signs = [...shown].map((sign, index) => {
    const place = `translate(${(step * (index + 0.4)).toFixed(1)} ${between(7, 13)})`
    const lean = `rotate(${between(-14, 14)} 8 12) scale(${between(3.7, 4.4)})`
    return `<path transform="${place} ${lean}" d="${SIGNS[sign] ?? ''}" stroke-width=".62"/>`
  })
  const threads = Array.from(
    { length: 4 },
    () =>
      `<path d="M0 ${between(4, 40)}Q${between(30, 90)} ${between(0, 44)} ${WIDTH} ${between(4, 40)}" stroke-width=".9" opacity=".55"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#eef2f7"/><g fill="none" stroke="#1d2b44" stroke-linecap="round" stroke-linejoin="round">` +
    `${threads.join('')}${signs.join('')}</g></svg>`
  )
}

const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = paint(1)
export const dim = paint(2)
export const red = paint(31)
export const green = paint(32)

export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

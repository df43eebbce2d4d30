/** The border that a vendor's covers share. */
export const FRAMES = 10

const GOLD = 'url(#F)'
const gradient = (light: string, dark: string) =>
  `<linearGradient id="F" x2=".6" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient>`

const border = (width: number, inset: number, radius: number, extra = '') =>
  `<rect x="${inset}" y="${inset}" width="${300 - 2 * inset}" height="${300 - 2 * inset}" rx="${radius}" fill="none" stroke="${GOLD}" stroke-width="${width}"${extra}/>`

const corners = (d: string) =>
  `<path id="f" fill="${GOLD}" d="${d}"/><use href="#f" transform="matrix(-1 0 0 1 300 0)"/><use href="#f" transform="matrix(1 0 0 -1 0 300)"/><use href="#f" transform="rotate(180 150 150)"/>`

/** `kind` chooses the ornament, the two colours its metal. */
export function drawFrame(kind: number, light: string, dark: string): string {
  const metal = gradient(light, dark)
  switch (kind % FRAMES) {
    case 0:
      return metal + border(7, 3.5, 10)
    case 1:
      return metal + border(4, 2, 6) + border(2, 9, 4)
    case 2:
      return metal + corners('M0 0H74V8H8V74H0Z')
    case 3:
      return `${metal}<path fill="${GOLD}" d="M0 291H300V300H0ZM0 0H300V5H0Z"/>`
    case 4:
      return (
        metal +
        border(9, 4.5, 8) +
        border(4, 4.5, 8, ' stroke="#fff" stroke-dasharray="0 14" stroke-linecap="round"').replace(
          ` stroke="${GOLD}"`,
          '',
        )
      )
    case 5:
      return (
        metal +
        `<rect x="5" y="5" width="290" height="290" rx="16" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.5"/>` +
        border(9, 4.5, 14, ' stroke-opacity=".6"')
      )
    case 6:
      return (
        metal +
        `<path fill="none" stroke="${GOLD}" stroke-width="7" d="M30 4H270L296 30V270L270 296H30L4 270V30Z"/><path fill="${GOLD}" d="M0 0H22L0 22ZM300 0H278L300 22ZM0 300H22L0 278ZM300 300H278L300 278Z"/>`
      )
    case 7:
      return ''
    case 8:
      return (
        metal + border(4, 2, 4) + corners('M0 0H40A40 40 0 0 1 0 40ZM48 0H54A54 54 0 0 1 0 54V48A48 48 0 0 0 48 0Z')
      )
    default:
      return `${metal + border(5, 2.5, 22)}<path fill="${GOLD}" d="M110 0H190L176 14H124ZM110 300H190L176 286H124Z"/>`
  }
}

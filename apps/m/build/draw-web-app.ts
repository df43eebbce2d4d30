import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gift, Heart, Search, Wallet } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { BASE, WEB_APP_FOLDER } from './chunk-addresses.ts'

/** What the installed site is drawn with: the manifest and the documents name these files, by address. */
export interface WebAppFiles {
  /** Of the browser's bars, and behind the icon while the site starts. */
  readonly color: string
  /** For the tab. */
  readonly icon: string
  readonly appleTouchIcon: string
  readonly icons: readonly WebAppImage[]
  /** Shown by iOS while the site starts; other systems draw their own. */
  readonly startupImages: readonly { readonly src: string; readonly media: string }[]
  readonly shortcutIcons: Readonly<Record<string, WebAppImage>>
  readonly screenshots: readonly Screenshot[]
}

interface WebAppImage {
  readonly src: string
  /** `<width>x<height>`, px. */
  readonly sizes: string
  readonly type: string
  readonly purpose?: 'any' | 'maskable' | 'monochrome'
}

interface Screenshot extends WebAppImage {
  /** Code of the language that it shows. */
  readonly language: string
  /** What it shows: the second half of its file name. */
  readonly page: string
}

/** Phones with iOS 16 and newer: width and height in px of CSS, and real px to each. */
const IPHONES = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const

/** Beside its name in the menu of the icon (`shortcuts` of the manifest), by page. */
const SHORTCUT_ICONS = { search: Search, gameList: Heart, promotions: Gift, deposit: Wallet } as const

/**
 * Draws all pictures of the installed site from three drawings: `icon.svg` as it is shown in a tab, `maskable.svg` with
 * its background up to the edges, and `monochrome.svg`, of which only the shape counts.
 *
 * @param from a folder with these, `web-app.json` (`{ "color": "#0a0c11" }`), and pictures `screenshots/<language>-<page>.webp`
 */
export async function drawWebApp(from: string, outDir: string): Promise<WebAppFiles> {
  const folder = join(outDir, WEB_APP_FOLDER)
  mkdirSync(folder, { recursive: true })
  const address = (name: string) => `${BASE}${WEB_APP_FOLDER}/${name}`
  const { color } = readOptions(join(from, 'web-app.json'))
  const drawing = (name: string) => readFileSync(join(from, `${name}.svg`))

  const png = async (svg: Buffer, px: number, name: string, purpose?: WebAppImage['purpose']): Promise<WebAppImage> => {
    await draw(svg, px).png(PNG).toFile(join(folder, name))
    return { src: address(name), sizes: `${px}x${px}`, type: 'image/png', ...(purpose && { purpose }) }
  }
  copyFileSync(join(from, 'icon.svg'), join(folder, 'icon.svg'))
  const icons = [
    await png(drawing('icon'), 192, 'icon-192.png', 'any'),
    await png(drawing('icon'), 512, 'icon-512.png', 'any'),
    await png(drawing('maskable'), 192, 'maskable-192.png', 'maskable'),
    await png(drawing('maskable'), 512, 'maskable-512.png', 'maskable'),
    await png(drawing('monochrome'), 512, 'monochrome-512.png', 'monochrome'),
  ]
  // iOS rounds it itself.
  const appleTouchIcon = await png(drawing('maskable'), 180, 'apple-touch-icon.png')

  const shortcutIcons: Record<string, WebAppImage> = {}
  for (const [page, Icon] of Object.entries(SHORTCUT_ICONS)) {
    const shape = renderToStaticMarkup(createElement(Icon, { size: 48, x: 24, y: 24, color: '#fff', strokeWidth: 2 }))
    shortcutIcons[page] = await png(onTile(shape, color), 96, `shortcut-${page}.png`)
  }

  const startupImages: { src: string; media: string }[] = []
  for (const [width, height, density] of IPHONES) {
    const name = `start-${width}x${height}@${density}.png`
    const icon = await draw(drawing('icon'), 128 * density)
      .png()
      .toBuffer()
    await sharp({ create: { width: width * density, height: height * density, channels: 3, background: color } })
      .composite([{ input: icon }])
      .png(PNG)
      .toFile(join(folder, name))
    startupImages.push({
      src: address(name),
      media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${density})`,
    })
  }

  return {
    color,
    icon: address('icon.svg'),
    appleTouchIcon: appleTouchIcon.src,
    icons,
    startupImages,
    shortcutIcons,
    screenshots: await copyScreenshots(join(from, 'screenshots'), folder, address),
  }
}

/** Few colours: a fifth of the size, and no difference to the eye. */
const PNG = { palette: true, compressionLevel: 9, effort: 10 } as const

/** 72 dpi draws one px for each unit of the drawing, of which these have 64 or 96. */
function draw(svg: Buffer, px: number) {
  return sharp(svg, { density: (72 * px) / 64 }).resize({ width: px, height: px })
}

/** @param shape within 96 by 96 */
function onTile(shape: string, color: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${color}"/>${shape}</svg>`,
  )
}

function readOptions(file: string): { readonly color: string } {
  const options: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof options === 'object' && options !== null && 'color' in options && typeof options.color === 'string') {
    if (/^#[\da-f]{6}$/i.test(options.color)) return { color: options.color }
  }
  throw new Error(`${file} needs a "color" such as #0a0c11`)
}

async function copyScreenshots(from: string, folder: string, address: (name: string) => string): Promise<Screenshot[]> {
  if (!existsSync(from)) return []
  const found: Screenshot[] = []
  for (const file of readdirSync(from).sort()) {
    const [, language, page] = /^([A-Z]+)-([\w-]+)\.webp$/.exec(file) ?? []
    if (language === undefined || page === undefined)
      throw new Error(`${join(from, file)} is no <language>-<page>.webp`)
    const name = `screenshot-${file}`
    copyFileSync(join(from, file), join(folder, name))
    const { width, height } = await sharp(join(from, file)).metadata()
    found.push({ src: address(name), sizes: `${width}x${height}`, type: 'image/webp', language, page })
  }
  return found
}

import { createGames } from '../catalogue/games.ts'
import type { SeedGame, SeedVendor } from '../catalogue/seed-game.ts'
import { createVendors } from '../catalogue/vendors.ts'
import { drawBanner } from './banner.ts'
import { drawCover } from './cover.ts'
import { createLooks, type Look } from './cover-looks.ts'
import { drawGood } from './goods.ts'
import { drawAppIcon, drawAvatar, drawDefaultIcon, drawVendor } from './logos-and-avatars.ts'

/** Result of `drawArt(path)` in `art/`; `path` is below the merchant code, e.g. `games/JL/1024.svg`. */
export interface Art {
  readonly svg: string
  /** Width and height in px of a picture that platforms serve as raster images; undefined for icons and logos. */
  readonly size?: readonly [width: number, height: number] | undefined
}

/** Folder of the goods of the points mall, which are as large as covers. */
const GOODS = 'goods'
/** px: three covers side by side on a phone of 390 by 844 with three pixels to each of CSS. */
const COVER = [300, 300] as const
/** By folder. */
const WIDE: Readonly<Record<string, readonly [width: number, height: number]>> = {
  banners: [1080, 432],
  promos: [1080, 432],
}

/** Draws the pictures of one lobby. */
export interface Gallery {
  /**
   * The picture at a path below the merchant code, e.g. `games/JL/1024.jpg`, `vendors/JL.svg`,
   * `banners/home-1.jpg`, `promos/welcome.jpg`, `goods/coffee.jpg`, `avatars/3.svg`, `icons/default.svg`; undefined: there is none.
   * The same path gives the same picture for ever.
   */
  draw(path: string): Art | undefined
  /** The palette of the cover at a path, for what should go with it. */
  bucket(path: string): number | undefined
}

/** A gallery for these games and vendors; looks are decided at the first cover. */
export function createGallery(games: readonly SeedGame[], vendors: readonly SeedVendor[]): Gallery {
  let looks: ReadonlyMap<string, Look> | undefined
  const byIcon = new Map(games.map((game) => [game.icon, game]))
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

  function look(path: string): Look | undefined {
    looks ??= createLooks(games)
    return looks.get(path)
  }

  function find(path: string): string | undefined {
    const game = byIcon.get(path)
    if (game !== undefined) {
      const decided = look(path)
      return decided === undefined ? undefined : drawCover(game, decided)
    }
    const [, folder = '', name = '', suffix] = /^(\w+)\/([\w-]+)\.(svg|jpg)$/.exec(path) ?? []
    if ((suffix === 'jpg') !== (folder in WIDE || folder === GOODS)) return undefined
    switch (folder) {
      case 'vendors': {
        const vendor = byCode.get(name)
        return vendor === undefined ? undefined : drawVendor(vendor.code, vendor.name)
      }
      case 'banners':
      case 'promos':
        return drawBanner(`${folder}/${name}`)
      case GOODS:
        return drawGood(name)
      case 'avatars':
        return drawAvatar(Number(name))
      case 'icons':
        return name === 'default' ? drawDefaultIcon() : name === 'app' ? drawAppIcon() : undefined
      default:
        return undefined
    }
  }

  return {
    draw(path) {
      const svg = find(path)
      return svg === undefined ? undefined : { svg, size: sizeOf(path) }
    },
    bucket: (path) => look(path)?.bucket,
  }
}

function sizeOf(path: string): Art['size'] {
  const folder = path.slice(0, path.indexOf('/'))
  return folder === 'games' || folder === GOODS ? COVER : WIDE[folder]
}

let gallery: Gallery | undefined

/** The gallery of the seed's own lobby, which is the same in every sandbox. */
export function lobbyGallery(): Gallery {
  gallery ??= createGallery(createGames(), createVendors())
  return gallery
}

/** `Gallery.draw` of the seed's own lobby. */
export function drawArt(path: string): Art | undefined {
  return lobbyGallery().draw(path)
}

// What the lean page shows: the lobby's own banners, categories, games and covers.
const ROW = 9
const SHELVES = 6
const SHELF = 6

/** @param url of a sandbox that has ten thousand slots */
export async function readLeanPageData(url) {
  const { catalogue, announcements, createFoyer, featured, games, unwrap } = await import(
    new URL('../../packages/core/dist/index.js', import.meta.url).href
  )
  const { nodePorts } = await import(new URL('../../packages/core/dist/node.js', import.meta.url).href)
  const foyer = createFoyer({ merchant: 'demo', baseUrl: url, ports: nodePorts() })
  const list = async (category) => {
    const found = foyer.use(games).list({ category, pageSize: 25 })
    unwrap(await found.load())
    return found.items.map(lean)
  }
  const lean = ({ key, name, vendorCode, icon, isHot, isNew }) => ({
    id: key,
    name,
    vendor: foyer.use(catalogue).vendorName(vendorCode),
    icon: foyer.platform.imageUrl(icon, 0),
    isHot,
    isNew,
  })
  try {
    unwrap(await foyer.use(catalogue).load())
    await foyer.use(featured).load()
    await foyer.use(announcements).loadHome()
    const slots = await list('RNG')
    const shelves = []
    for (const { code, name } of foyer.use(catalogue).$data.get().data.categories.slice(0, SHELVES)) {
      shelves.push({ code, name: name ?? code, games: (await list(code)).slice(0, SHELF) })
    }
    return {
      home: {
        banners: foyer
          .use(announcements)
          .$banners.get()
          .data.flatMap(({ images }) => images.slice(0, 1).map((path) => foyer.platform.imageUrl(path, 0))),
        hot: foyer.use(featured).$games.get().data.slice(0, ROW).map(lean),
        shelves,
      },
      games: slots,
    }
  } finally {
    foyer.dispose()
  }
}

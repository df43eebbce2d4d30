import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serveSandbox } from '../server.ts'
import { createSeed } from '../world/seed/create-seed.ts'
import { createRasterise } from './rasterise.ts'

const [game] = createSeed(1).games
const COVER = game?.icon ?? ''
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path d="M0 0h300v300z"/></svg>'
const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

async function serve() {
  const server = await serveSandbox({ port: 0 })
  onTestFinished(() => server.close())
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${server.url}/demo/${path}`, { headers: { Accept: CHROMIUM, ...headers } })
    const body = new Uint8Array(await response.arrayBuffer())
    return {
      response,
      body,
      type: response.headers.get('Content-Type'),
      size: response.status === 200 ? await sizeOf(body) : undefined,
    }
  }
}

async function sizeOf(body: Uint8Array) {
  const { width, height } = await sharp(body).metadata()
  return [width, height]
}

it('covers and banners come as a raster image in the best format that the caller takes, logos as drawings', async () => {
  const get = await serve()
  const cover = await get(COVER)
  expect([cover.type, cover.size, cover.response.headers.get('Vary')]).toEqual([
    'image/avif',
    [300, 300],
    'Accept, Origin',
  ])
  expect(cover.body.length).toBeLessThan(16_000)
  expect((await get(COVER, { Accept: 'image/webp,*/*' })).type).toBe('image/webp')
  expect((await get(COVER, { Accept: '*/*' })).type).toBe('image/jpeg')
  const banner = await get('banners/home-1.jpg')
  expect([banner.type, banner.size]).toEqual(['image/avif', [1080, 432]])
  expect((await get('vendors/JL.svg')).type).toBe('image/svg+xml; charset=utf-8')
})

it('a folder keeps what is drawn for the next process; one that cannot be used is told once and is as good as none', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-pictures-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const drawn = await createRasterise(join(dir, 'new'))(SVG, 300, 'webp')
  const [file = ''] = await readdir(join(dir, 'new'))
  expect(Buffer.compare(await readFile(join(dir, 'new', file)), drawn)).toBe(0)
  await writeFile(join(dir, 'new', file), 'kept')
  expect(Buffer.from(await createRasterise(join(dir, 'new'))(SVG, 300, 'webp')).toString()).toBe('kept')
  await writeFile(join(dir, 'file'), '')
  const emitWarning = vi.spyOn(process, 'emitWarning').mockReturnValue()
  const rasterise = createRasterise(join(dir, 'file'))
  expect(await rasterise(SVG, 300, 'webp')).toEqual(drawn)
  expect(await rasterise(SVG, 300, 'jpeg')).toHaveLength((await createRasterise(undefined)(SVG, 300, 'jpeg')).length)
  expect(emitWarning.mock.calls).toEqual([[expect.stringMatching(/cannot be kept in .*file: Error: ENOTDIR/)]])
})

it('a smaller one is half as wide; there is none between, and none of what there is not', async () => {
  const get = await serve()
  const widths = await Promise.all(
    [1, 150, 151, 300, 9999].map(async (width) => (await get(`w${width}/${COVER}`)).size),
  )
  expect(widths.map((size) => size?.[0])).toEqual([150, 150, 300, 300, 300])
  expect((await get('w96/avatars/1.svg')).response.status).toBe(200)
  expect((await get('w150/games/JL/none.jpg')).response.status).toBe(404)
})

it('the same picture is drawn once, and is the same in every sandbox', async () => {
  const [get, other] = [await serve(), await serve()]
  const [one, again] = [await get(COVER), await other(COVER)]
  const hash = ({ body }: { readonly body: Uint8Array }) => createHash('sha256').update(body).digest('hex')
  expect(hash(again)).toBe(hash(one))
  const known = await get(COVER, { 'If-None-Match': one.response.headers.get('ETag') ?? '' })
  expect([known.response.status, known.body.length]).toEqual([304, 0])
  const half = await get(`w150/${COVER}`)
  expect(half.response.headers.get('ETag')).not.toBe(one.response.headers.get('ETag'))
  const rasterise = createRasterise(undefined)
  expect(rasterise(SVG, 300, 'webp')).toBe(rasterise(SVG, 300, 'webp'))
  expect(rasterise(SVG, 300, 'avif')).not.toBe(rasterise(SVG, 300, 'webp'))
  expect(await sizeOf(await rasterise(SVG, 150, 'webp'))).toEqual([150, 150])
})

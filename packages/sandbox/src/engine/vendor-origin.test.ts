import { expect, it } from 'vitest'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'
import { vendorOriginOf } from './vendor-origin.ts'

it.each([
  ['http://127.0.0.1:4173', 'http://localhost:4173'],
  ['http://localhost:4173', 'http://127.0.0.1:4173'],
  ['https://preview.localhost', 'https://localhost'],
  ['http://[::1]:4173', 'http://localhost:4173'],
  ['https://sandbox.test', 'https://vendor.sandbox.test'],
  ['https://sandbox.test:8443', 'https://vendor.sandbox.test:8443'],
  ['http://192.168.1.5:4173', 'http://192.168.1.5:4173'],
  ['http://[fe80::1]:4173', 'http://[fe80::1]:4173'],
])('the supplier of %s is at %s', (origin, vendor) => {
  expect(vendorOriginOf(origin)).toBe(vendor)
})

const QUERY = { types: 'B,PL', merchantCode: 'demo', platform: 'M', language: 'TY' } as const

it('[PROMO-10] one banner, one link and one picture stand on another host, in the language that is asked for', async () => {
  const { call, sandbox } = createTestBench()
  const { value } = await call('announcements', QUERY)
  const onVendor = (texts: readonly string[]) => texts.filter((text) => text.includes('//vendor.'))
  expect(onVendor(value.banners.map(({ url }: { url: string }) => url))).toEqual([
    'https://vendor.sandbox.test/play/partner?language=TY',
  ])
  const [notice, ...others] = onVendor(value.player.map(({ content }: { content: string }) => content))
  expect(others).toEqual([])
  const addresses = [...(notice ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '')
  expect(addresses).toEqual([
    'https://vendor.sandbox.test/play/partner?language=TY',
    'https://vendor.sandbox.test/demo/banners/home-3.jpg',
  ])
  for (const address of addresses) expect((await sandbox.fetch(new Request(address))).status, address).toBe(200)
  expect(JSON.stringify(value)).not.toMatch(/\{\w+\}/)
  expect(notice).not.toContain(`"${ORIGIN}`)
})

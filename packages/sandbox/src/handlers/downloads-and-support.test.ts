import { compactDecrypt, importJWK } from 'jose'
import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { SUPPORT_KEY } from './downloads-and-support.ts'

it('[PCALL-18] lists downloads of five types', async () => {
  const { value } = await createTestBench().call('resourceLinks', {})
  expect(value.map((row: { resourceType: string }) => row.resourceType)).toEqual([
    'IOS',
    'Android',
    'MOBILECONFIG',
    'AppDownloadIcon',
    'TELEGRAM',
  ])
})

it('[PCALL-19][CS-03][CS-04] lists entries of type 3 with paths that only the key opens', async () => {
  const { value } = await createTestBench().call('customerService', { type: 3 })
  expect(value.map((row: { title: string }) => row.title)).toEqual(['LIVECHAT', 'CS', 'CS', 'CS', 'CS', 'whatsapp'])
  expect(new Set(value.map((row: { type: number }) => row.type))).toEqual(new Set([3]))
  const paths: string[] = value.map((row: { path: string }) => row.path)
  expect(paths.filter((path) => path.includes('http') || path.includes('/'))).toEqual([])
  const opened = await Promise.all(
    paths.map(async (path) =>
      new TextDecoder().decode((await compactDecrypt(path, await importJWK(SUPPORT_KEY, 'dir'))).plaintext),
    ),
  )
  expect(opened).toEqual([
    '/m/message',
    'https://t.me/foyer_example',
    'https://t.me/foyer_example_promos',
    'https://t.me/foyer_example_news',
    'https://www.facebook.com/foyer.example',
    'https://wa.me/15550100',
  ])
})

it('[PCALL-19] has nothing of other types, and needs one', async () => {
  const { call } = createTestBench()
  expect((await call('customerService', { type: 1 })).value).toEqual([])
  expect(await call('customerService', {} as never)).toMatchObject({
    status: 400,
    code: 'request.invalid',
    value: { field: 'type' },
  })
})

it('[PCALL-27] sends the links that are set', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setLinks({ resources: [{ resourceType: 'WINDOWS', url: 'https://x.test' }], services: [] })
  expect((await call('resourceLinks', {})).value).toEqual([{ resourceType: 'WINDOWS', url: 'https://x.test' }])
  expect((await call('customerService', { type: 3 })).value).toEqual([])
})

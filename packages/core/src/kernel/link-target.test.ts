import { expect, it } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { linkTarget, openableUrl, pictureUrl } from './link-target.ts'
import type { LogEntry } from './log.ts'

const { context } = createTestContext({ config: { allowedOrigins: ['https://partner.example'] } })
const target = (address: string | undefined, programs?: readonly string[]) =>
  linkTarget(address, 'link', context, programs)

it('a page of this site, however its address is written', () => {
  const notice = { kind: 'page', path: '/m/notice?index=1#a' }
  for (const address of ['/m/notice?index=1#a', ' /m/notice?index=1#a ', 'm/notice?index=1#a']) {
    expect(target(address), address).toEqual(notice)
  }
  expect(target('https://foyer.test/m/notice?index=1#a')).toEqual(notice)
  expect(target('/')).toEqual({ kind: 'page', path: '/' })
})

it('a file of this site, or any http or https address that is written in full', () => {
  expect(target('/terms.pdf')).toEqual({ kind: 'external', url: 'https://foyer.test/terms.pdf' })
  for (const url of [
    'https://partner.example/x',
    'https://t.me/foyer',
    'http://shop.example/',
    'https://cdn.example//double',
  ]) {
    expect(target(url)).toEqual({ kind: 'external', url })
  }
})

it('mail and telephone are programs, others where they are allowed', () => {
  expect(target('mailto:a@b.co')).toEqual({ kind: 'program', url: 'mailto:a@b.co' })
  expect(target('tel:+15550100')).toEqual({ kind: 'program', url: 'tel:+15550100' })
  expect(target('tg://resolve?domain=x')).toEqual({ kind: 'none' })
  expect(target('tg://resolve?domain=x', ['tg:'])).toEqual({
    kind: 'program',
    url: 'tg://resolve?domain=x',
  })
})

it.each([
  undefined,
  '',
  ' ',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://user@partner.example',
  't.me/x',
  'blob:https://foyer.test/1',
  '/m/..//evil.example',
  '/..//evil.example/x',
  '/m/..\\/evil.example',
  'https://foyer.test//evil.example',
])('%j leads nowhere', (address) => {
  expect(target(address)).toEqual({ kind: 'none' })
})

it('without a route table, a name without a slash is no path of this site', () => {
  const { context: hosted } = createTestContext({ routes: 'none' })
  expect(linkTarget('/shop', 'link', hosted)).toEqual({ kind: 'page', path: '/shop' })
  expect(linkTarget('t.me/x', 'link', hosted)).toEqual({ kind: 'none' })
})

it('a picture may come from any https host, and over http from allowed origins alone', () => {
  const { context: merchant } = createTestContext({
    config: { allowedOrigins: ['http://old.example'], cdn: { hosts: ['http://cdn.example'] } },
  })
  const shown = (address: string) => pictureUrl(address, merchant)
  for (const address of ['https://pictures.example/a.png', 'http://old.example/b.png', 'http://cdn.example/c.png']) {
    expect(shown(address)).toBe(address)
  }
  expect(shown('//pictures.example/a.png')).toBe('https://pictures.example/a.png')
  expect(shown('/m/a.png')).toBe('https://foyer.test/m/a.png')
  for (const address of [
    'http://pictures.example/a.png',
    'https://user@pictures.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    'http://[',
  ]) {
    expect(shown(address), address).toBeUndefined()
  }
})

it('shows a picture without TLS when the site has no TLS either', () => {
  const at = (origin: string) => ({
    ...context,
    ports: { ...context.ports, device: { ...context.ports.device, origin } },
  })
  const address = 'http://localhost:4173/demo/banners/home-3.jpg'
  expect(pictureUrl(address, at('http://127.0.0.1:4173'))).toBe(address)
  expect(pictureUrl(address, at('https://foyer.test'))).toBeUndefined()
  expect(pictureUrl('http://user@localhost:4173/a.png', at('http://127.0.0.1:4173'))).toBeUndefined()
  expect(pictureUrl('javascript:alert(1)', at('http://127.0.0.1:4173'))).toBeUndefined()
})

function openLog() {
  const test = createTestContext({})
  const entries: LogEntry[] = []
  test.context.log.on((entry) => entries.push(entry))
  const refused = () => entries.filter(({ event }) => event === 'address.refused').map(({ data }) => data)
  return { context: test.context, entries, refused }
}

it.each([
  ['http://[', 'unreadable'],
  ['javascript:alert(1)', 'scheme'],
  ['https://user@partner.example', 'credentials'],
  ['//evil.example', 'host'],
  ['/m/..//evil.example', 'path'],
  ['https://foyer.test//evil.example', 'path'],
])('logs the refusal of %j once for each use as "%s", without the address', (address, reason) => {
  const { context, entries, refused } = openLog()
  for (const use of ['banner', 'banner', 'popup'] as const) linkTarget(address, use, context)
  expect(refused()).toEqual([
    { use: 'banner', reason },
    { use: 'popup', reason },
  ])
  expect(JSON.stringify(entries)).not.toContain(address)
})

it('logs a picture and a page of another origin that may not be shown or opened', () => {
  const { context, refused } = openLog()
  expect(pictureUrl('http://pictures.example/a.png', context)).toBeUndefined()
  expect(openableUrl('https://games.example/', { use: 'game', opens: 'frame' }, context)).toBeUndefined()
  expect(openableUrl('javascript:alert(1)', { use: 'chat', opens: 'window' }, context)).toBeUndefined()
  expect(refused()).toEqual([
    { use: 'picture', reason: 'host' },
    { use: 'game', reason: 'host' },
    { use: 'chat', reason: 'scheme' },
  ])
})

it.each([undefined, '', ' '])('logs no refusal when the address is %j', (address) => {
  const { context, refused } = openLog()
  expect(linkTarget(address, 'banner', context)).toEqual({ kind: 'none' })
  expect(pictureUrl(address ?? '', context)).toBeUndefined()
  expect(refused()).toEqual([])
})

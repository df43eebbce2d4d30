import { expect, it } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { type LinkRules, linkTarget } from './link-target.ts'

const { context } = createTestContext({ config: { allowedOrigins: ['https://partner.example'] } })
const target = (address: string | undefined, rules?: LinkRules) => linkTarget(address, context, rules)

it('a page of this site, however its address is written', () => {
  const notice = { kind: 'page', path: '/m/notice?index=1#a' }
  for (const address of ['/m/notice?index=1#a', ' /m/notice?index=1#a ', 'm/notice?index=1#a']) {
    expect(target(address), address).toEqual(notice)
  }
  expect(target('https://foyer.test/m/notice?index=1#a')).toEqual(notice)
  expect(target('/')).toEqual({ kind: 'page', path: '/' })
})

it('another address, of this site or of an origin that the merchant allows', () => {
  expect(target('/terms.pdf')).toEqual({ kind: 'external', url: 'https://foyer.test/terms.pdf' })
  expect(target('https://partner.example/x')).toEqual({ kind: 'external', url: 'https://partner.example/x' })
  expect(target('https://cdn.example/x', { origins: ['https://cdn.example'] })).toEqual({
    kind: 'external',
    url: 'https://cdn.example/x',
  })
})

it('mail and telephone are programs, others where they are allowed', () => {
  expect(target('mailto:a@b.co')).toEqual({ kind: 'program', url: 'mailto:a@b.co' })
  expect(target('tel:+15550100')).toEqual({ kind: 'program', url: 'tel:+15550100' })
  expect(target('tg://resolve?domain=x')).toEqual({ kind: 'none' })
  expect(target('tg://resolve?domain=x', { programs: ['tg:'] })).toEqual({
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
  'https://partner.example.evil.example',
  'https://user@partner.example',
  'http://partner.example',
  'blob:https://foyer.test/1',
  '/m/..//evil.example',
  '/..//evil.example/x',
  '/m/..\\/evil.example',
  'https://foyer.test//evil.example',
])('%j leads nowhere', (address) => {
  expect(target(address)).toEqual({ kind: 'none' })
})

it('with any origin, an address has to be written in full', () => {
  const any = { origins: 'any' } as const
  expect(target('https://t.me/x', any)).toEqual({ kind: 'external', url: 'https://t.me/x' })
  expect(target('/m/notice', any)).toEqual({ kind: 'page', path: '/m/notice' })
  for (const address of ['t.me/x', '//t.me/x', '/terms.pdf', 'https://user@t.me', 'javascript:alert(1)']) {
    expect(target(address, any), address).toEqual({ kind: 'none' })
  }
})

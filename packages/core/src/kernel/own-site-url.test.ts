import { expect, it } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { ownSiteUrl } from './own-site-url.ts'

const read = (text: string, options: Parameters<typeof createTestContext>[0] = {}) =>
  ownSiteUrl(text, createTestContext(options).context)

it('[FOOTMENU-02] what is handed on is an address of this site', () => {
  const page = 'https://foyer.test/m/register?affiliateCode=F7K2M9QX'
  expect(read(page)).toBe(page)
  expect(read('/m/register?affiliateCode=F7K2M9QX')).toBe(page)
})

it.each([
  'https://evil.example/m/register',
  '//evil.example/m/register',
  '/\\evil.example',
  'http://foyer.test/m/register',
  'https://foyer.test:444/',
  'https://foyer.test@evil.example/',
  'https://user:secret@foyer.test/',
  'https://foyer.test.evil.example/',
  'javascript:alert(1)',
  'https://',
])('[FOOTMENU-02] %s is not', (text) => {
  // Not even where the merchant allows games of that origin.
  expect(read(text, { config: { allowedOrigins: ['https://evil.example'] } })).toBeUndefined()
})

it('[FOOTMENU-02] where there is no page, the platform’s own address is that of the site', () => {
  const options = { device: { origin: '' }, config: { baseUrl: 'https://api.example' } }
  expect(read('/m/register', options)).toBe('https://api.example/m/register')
  expect(read('https://evil.example/', options)).toBeUndefined()
  expect(read('/m/register', { device: { origin: '' } })).toBeUndefined()
})

import { expect, it } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { checkedAddress } from './checked-address.ts'

const check = (address: string, options: Parameters<typeof createTestContext>[0] = {}) =>
  checkedAddress(address, createTestContext(options).context)

const ALLOWED = { config: { allowedOrigins: ['https://games.example'] } }

it('[LAUNCH-05] http and https addresses of our own and of allowed origins are opened', () => {
  expect(check('/play/game?ticket=1')).toBe('https://foyer.test/play/game?ticket=1')
  expect(check('https://foyer.test/play')).toBe('https://foyer.test/play')
  expect(check('https://games.example/x', ALLOWED)).toBe('https://games.example/x')
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://foyer.test/1',
  'file:///etc/passwd',
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  'https://games.example.evil.example/',
  'https://games.example@evil.example/',
  'https://user:secret@games.example/',
  'http://games.example/',
  'https://games.example:444/',
  'intent://x#Intent;end',
  'http://',
])('[LAUNCH-05] %s is not', (address) => {
  expect(check(address, ALLOWED)).toBeUndefined()
})

it('[LAUNCH-05] where there is no page, the platform’s own address counts as ours', () => {
  const options = { device: { origin: '' }, config: { http: { baseUrl: 'https://api.example/x' } } }
  expect(check('https://api.example/play', options)).toBe('https://api.example/play')
  expect(check('/play', options)).toBe('https://api.example/play')
  expect(check('https://evil.example/', options)).toBeUndefined()
  expect(check('/play', { device: { origin: '' } })).toBeUndefined()
})

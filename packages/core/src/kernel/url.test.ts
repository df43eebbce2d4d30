import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { allowedUrl, type UrlUse } from './url.ts'

const check = (address: string, options: Parameters<typeof createTestContext>[0] = {}, use: UrlUse = 'frame') =>
  allowedUrl(address, use, createTestContext(options).context)

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
  const options = { device: { origin: '' }, config: { baseUrl: 'https://api.example/x' } }
  expect(check('https://api.example/play', options)).toBe('https://api.example/play')
  expect(check('/play', options)).toBe('https://api.example/play')
  expect(check('https://evil.example/', options)).toBeUndefined()
  expect(check('/play', { device: { origin: '' } })).toBeUndefined()
})

it('[LAUNCH-02] a window takes any http or https address', () => {
  const open = (address: string) => check(address, {}, 'window')
  expect(open('https://games.vendor.example/lobby?token=1')).toBe('https://games.vendor.example/lobby?token=1')
  expect(open('http://games.vendor.example/')).toBe('http://games.vendor.example/')
  expect(open('/play')).toBe('https://foyer.test/play')
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://foyer.test/1',
    'https://foyer.test@evil.example/',
    'https://',
    'intent://x#Intent;end',
  ]) {
    expect(open(address), address).toBeUndefined()
  }
})

describe('[LAUNCH-02] a page whose platform has another origin', () => {
  const OPTIONS = { device: { origin: 'http://localhost:5173' }, config: { baseUrl: 'http://localhost:4173/api' } }

  it('opens the platform’s plain http addresses in a window', () => {
    expect(check('http://localhost:4173/play/game?ticket=1', OPTIONS, 'window')).toBe(
      'http://localhost:4173/play/game?ticket=1',
    )
    expect(check('/play', OPTIONS, 'window')).toBe('http://localhost:5173/play')
  })

  it('never shows them in a frame', () => {
    expect(check('http://localhost:4173/play/game?ticket=1', OPTIONS)).toBeUndefined()
    expect(check('https://api.example/play', { config: { baseUrl: 'https://api.example' } })).toBeUndefined()
  })

  it.each(['http://localhost:4173@evil.example/', 'http://user:secret@localhost:4173/', 'ftp://localhost:4173/'])(
    'opens no window for %s',
    (address) => {
      expect(check(address, OPTIONS, 'window')).toBeUndefined()
    },
  )
})

it('[LAUNCH-05] asks nothing of a browser that the oldest ones do not have', () => {
  const { canParse } = URL
  onTestFinished(() => {
    URL.canParse = canParse
  })
  Reflect.deleteProperty(URL, 'canParse')
  expect(check('https://foyer.test/play')).toBe('https://foyer.test/play')
  expect(check('http://[')).toBeUndefined()
})

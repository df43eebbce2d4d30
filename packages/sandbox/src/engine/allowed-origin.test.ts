import { describe, expect, it } from 'vitest'
import { isLoopbackOrigin, readOrigin } from './allowed-origin.ts'

describe('the origin of a page on this machine', () => {
  it.each([
    'http://localhost',
    'http://localhost:5173',
    'https://localhost:5173',
    'http://shop.localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.255.255.254',
    'http://[::1]',
    'http://[::1]:3000',
    // No page has this port, and it would still be this machine.
    'http://localhost:0',
  ])('is %s', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(true)
  })

  it.each([
    'https://example.com',
    'http://localhost.evil.example',
    'http://notlocalhost',
    'http://127.0.0.1.evil.example',
    'http://127evil.example',
    'http://128.0.0.1',
    'http://0.0.0.0:3000',
    'http://192.168.1.7:3000',
    'http://[::2]',
    'http://[::ffff:7f00:1]',
    'http://evil.example#localhost',
    'http://evil.example?localhost',
    'ftp://127.0.0.1',
    'file://localhost',
    'capacitor://localhost',
    'null',
    '*',
    '',
  ])('is not %j', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(false)
  })

  it.each([
    'http://LOCALHOST:3000',
    'HTTP://localhost:3000',
    'http://localhost:3000/',
    'http://localhost/path',
    'http://localhost:80',
    'http://user:secret@localhost',
    'http://127.1',
    'http://2130706433',
    'http://localhost.',
    'http://[0:0:0:0:0:0:0:1]',
    ' http://localhost',
    'http://localhost, http://evil.example',
  ])('is not %j, which no browser writes', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(false)
  })
})

describe('an origin that a person names', () => {
  it.each([
    ['https://preview.example', 'https://preview.example'],
    ['https://preview.example/', 'https://preview.example'],
    ['https://preview.example:443', 'https://preview.example'],
    ['HTTPS://Preview.Example:8443', 'https://preview.example:8443'],
    ['http://[2001:DB8::1]:3000', 'http://[2001:db8::1]:3000'],
  ])('is read from %s as %s', (text, origin) => {
    expect(readOrigin(text)).toBe(origin)
  })

  it.each([
    'preview.example',
    'preview.example:3000',
    'https://preview.example/path',
    'https://preview.example/?a=1',
    'https://preview.example/#a',
    'https://user:secret@preview.example',
    'https://*.preview.example',
    'https://',
    '*',
    'null',
    '',
    'file:///srv/site',
    'capacitor://localhost',
    'https://a.example, https://b.example',
    'https://a.example:99999',
  ])('is refused when it is %j', (text) => {
    expect(() => readOrigin(text)).toThrow(`${JSON.stringify(text)} is not an origin, such as https://preview.example.`)
  })
})

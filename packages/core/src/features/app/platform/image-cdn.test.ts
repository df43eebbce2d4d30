import { describe, expect, it } from 'vitest'
import { type ImageCdnOptions, imageCdnUrl } from './image-cdn.ts'

describe('pictures', () => {
  const base: ImageCdnOptions = {
    merchantCode: 'demo',
    template: '{cdn}/{merchantCode}/{path}',
    width: 300,
    pick: 'random',
    hosts: ['https://a.test', 'https://b.test/', 'https://c.test'],
    fallback: 'https://default.test',
    draw: 0,
    allowed: (address) => (address.includes('evil') ? undefined : address),
  }
  const hostOf = (address: string | undefined) => new URL(address ?? '').host

  it('[CDN-01] draws a host from the list, or takes the default', () => {
    const host = (draw: number, hosts = base.hosts) => hostOf(imageCdnUrl('x.png', 0, { ...base, hosts, draw }))
    expect([0, 0.5, 0.99].map((draw) => host(draw))).toEqual(['a.test', 'b.test', 'c.test'])
    expect(host(0.5, [])).toBe('default.test')
  })

  it('[CDN-02] builds the path from the merchant code, and leaves whole addresses alone', () => {
    expect(imageCdnUrl('banner/a.png', 0, { ...base, draw: 0.5 })).toBe('https://b.test/demo/banner/a.png')
    expect(imageCdnUrl('/banner/a.png', 0, { ...base, hosts: [], fallback: '' })).toBe('/demo/banner/a.png')
    expect(imageCdnUrl('a$&.png', 0, { ...base, template: '{path}?at={cdn}' })).toBe('a$&.png?at=https://a.test')
    for (const whole of ['https://x.test/a.png', '//x.test/a.png', 'data:image/png;base64,AA==']) {
      expect(imageCdnUrl(whole, 0, base)).toBe(whole)
      expect(imageCdnUrl(whole, 1, base)).toBeUndefined()
    }
    expect(imageCdnUrl('https://evil.test/a.png', 0, base)).toBeUndefined()
  })

  it.each(['{cdn}/{path}', '{cdn}{path}', '{cdn}/{merchantCode}/{path}', '{cdn}/w{width}/{path}'])(
    '[CDN-02] keeps every path on the page’s own host when the template is %s',
    (template) => {
      const slashes = ['\\evil.test/x.png', '/\\evil.test/x.png', '/\t/evil.test/x.png', '\\\\evil.test/x.png']
      for (const path of [...slashes, ' //evil.test/x.png', '\n\\evil.test/x.png', '\u0001//evil.test/x.png']) {
        const address = imageCdnUrl(path, 0, { ...base, hosts: [], fallback: '', template })
        if (address !== undefined) expect(new URL(address, 'https://site.test').host).toBe('site.test')
      }
    },
  )

  it('[CDN-02] names the wanted width where the template does', () => {
    const options: ImageCdnOptions = { ...base, hosts: [], template: '{cdn}/{merchantCode}/w{width}/{path}' }
    expect(imageCdnUrl('x.png', 0, options)).toBe('https://default.test/demo/w300/x.png')
    expect(imageCdnUrl('x.png', 0, { ...options, width: 150 })).toBe('https://default.test/demo/w150/x.png')
  })

  it('[CDN-02] reads a host of many slashes', () => {
    const host = `https://a.test${'/'.repeat(100_000)}x`
    expect(imageCdnUrl('a.png', 0, { ...base, hosts: [host] })).toBe(`${host}/demo/a.png`)
  })

  it('[CDN-03] falls back to the default host once', () => {
    expect([0, 1, 2].map((attempt) => imageCdnUrl('a.png', attempt, base))).toEqual([
      'https://a.test/demo/a.png',
      'https://default.test/demo/a.png',
      undefined,
    ])
    expect(imageCdnUrl('a.png', 1, { ...base, hosts: [] })).toBeUndefined()
  })

  it('[CDN-01] the stable choice follows the path, spreads, and moves only what it must when a host goes', () => {
    const paths = Array.from({ length: 900 }, (_, at) => `games/JL/${at}.svg`)
    const pick = (path: string, hosts: readonly string[], draw: number) =>
      hostOf(imageCdnUrl(path, 0, { ...base, pick: 'stable', hosts, draw }))
    const count = new Map<string, number>()
    for (const path of paths) {
      const host = pick(path, base.hosts, 0)
      expect(pick(path, base.hosts, 0.9)).toBe(host)
      expect(pick(path, base.hosts.toReversed(), 0)).toBe(host)
      count.set(host, (count.get(host) ?? 0) + 1)
      if (host !== 'b.test') expect(pick(path, [base.hosts[0] ?? '', base.hosts[2] ?? ''], 0)).toBe(host)
    }
    for (const share of count.values()) expect(Math.abs(share - 300)).toBeLessThan(75)
    expect(count.size).toBe(3)
    expect(pick('a.png', [], 0)).toBe('default.test')
  })
})

import { describe, expect, it } from 'vitest'
import { type FoyerConfigInput, parseConfig } from '../../../config/config.ts'
import { FLAGS, type Flag } from '../../../config/flags.ts'
import { isFlagOn, overlayFlags, readTemplates } from './flags.ts'
import { type ImageCdnOptions, imageCdnUrl } from './image-cdn.ts'
import { readStatus, statusText } from './status.ts'

const configOf = (more: Partial<FoyerConfigInput> = {}) => parseConfig({ merchantCode: 'demo', ...more })

describe('flags', () => {
  it('[FLAG-01] the fourteen of the document are known', () => {
    for (const flag of [
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'REGMOBVERF3',
      'MOBILENUMPASSREG3',
      'FACEBOOKLOGIN3',
      'GOOGLELOGIN3',
      'REWCEN3',
      'CHNGPASSVERIF3',
      'TRANSBETREPMEM3',
      'TRANSREC3',
      'PERSREP',
      'PTSYS3',
      'MYACC',
      'CBS3',
    ]) {
      expect(FLAGS).toContain(flag)
    }
  })

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    [undefined, false],
    [null, false],
    [{}, false],
  ])('[FLAG-01] %j reads as %s', (value, on) => {
    expect(isFlagOn('REWCEN3', { REWCEN3: value }, configOf())).toBe(on)
  })

  it('[FLAG-01] unknown names are off, those of objects too', () => {
    for (const name of ['NOPE', 'constructor', '__proto__']) expect(isFlagOn(name as Flag, {}, configOf())).toBe(false)
  })

  it('[FLAG-01] the merchant’s own values lie on top, his names are understood', () => {
    const config = configOf({
      flags: { overrides: { MYACC: true, PTSYS3: false }, alias: { CBS3: 'LIVECHAT', MYACC: 'X' } },
    })
    const flags = overlayFlags({ PTSYS3: '1', LIVECHAT: 1, X: 0 }, config)
    expect(isFlagOn('MYACC', flags, config)).toBe(true)
    expect(isFlagOn('PTSYS3', flags, config)).toBe(false)
    expect(isFlagOn('CBS3', flags, config)).toBe(true)
    expect(isFlagOn('CBS3', { CBS3: 1 }, config)).toBe(false)
  })

  it('[FLAG-05][PDATA-11] only the text 1 chooses the new templates', () => {
    expect(readTemplates({ mem_cen: '1' })).toEqual({ mobile: 'new', deposit: 'old' })
    expect(readTemplates({ mem_cen: '0', dep_func: '1' })).toEqual({ mobile: 'old', deposit: 'new' })
    expect(readTemplates({ mem_cen: 1, dep_func: true })).toEqual({ mobile: 'old', deposit: 'old' })
    expect(readTemplates({})).toEqual({ mobile: 'old', deposit: 'old' })
  })
})

describe('status', () => {
  const status = (maintenance: boolean, regionRestriction: boolean, reading: 'A' | 'B') =>
    readStatus({ maintenance, regionRestriction }, reading)

  it('[STATUS-01][STATUS-02] reading B follows the flags', () => {
    expect(status(false, false, 'B')).toEqual({ kind: 'normal', code: 0 })
    expect(status(true, false, 'B')).toEqual({ kind: 'maintenance', code: 1 })
    expect(status(true, true, 'B')).toEqual({ kind: 'maintenance', code: 1 })
    expect(status(false, true, 'B')).toEqual({ kind: 'restricted', code: 2 })
  })

  it('[STATUS-03][ERR-14] reading A numbers them the other way round', () => {
    expect(status(false, false, 'A')).toEqual({ kind: 'normal', code: 0 })
    expect(status(false, true, 'A')).toEqual({ kind: 'restricted', code: 1 })
    expect(status(true, false, 'A')).toEqual({ kind: 'maintenance', code: 2 })
    expect(status(true, true, 'A')).toEqual({ kind: 'maintenance', code: 2 })
  })

  it('[STATUS-05] shows words of the platform, where there are some', () => {
    expect(statusText(' Back at noon. ')).toBe('Back at noon.')
    expect(statusText({ message: 'Back at noon.' })).toBe('Back at noon.')
    for (const info of ['', ' ', null, undefined, 5, {}, { message: 5 }]) expect(statusText(info)).toBeUndefined()
  })
})

describe('pictures', () => {
  const base: ImageCdnOptions = {
    merchantCode: 'demo',
    template: '{cdn}/{merchantCode}/{path}',
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

import { describe, expect, it } from 'vitest'
import { playAssets } from './play-assets.ts'

describe('the assets', () => {
  it('import only one another, and make no markup from text', () => {
    for (const [path, { body, contentType }] of Object.entries(playAssets)) {
      expect(contentType, path).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      expect(body, path).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/)
      for (const [, source = ''] of body.matchAll(/from '\.\/([^']+)'/g))
        expect(playAssets[source], source).toBeDefined()
    }
  })

  it('are small enough to be there at once', () => {
    for (const [path, { body }] of Object.entries(playAssets)) expect(body.length, path).toBeLessThan(20_000)
  })
})

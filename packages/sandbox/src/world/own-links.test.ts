import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type SiteRouteRow } from '@foyer/core/site'
import { expect, it } from 'vitest'

it('what announcements, help and letters link to are pages of the site', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const paths = new Set(texts.flatMap((text) => [...text.matchAll(/href="(\/m\/[^"?#$]*)/g)].map(([, path]) => path)))
  expect(paths.size).toBeGreaterThan(5)
  const rows = Object.values(routes).flatMap((route): readonly SiteRouteRow[] => [route].flat())
  const known = rows.flatMap((row): readonly string[] => row.paths)
  expect([...paths].filter((path) => path !== undefined && !known.includes(path))).toEqual([])
})

import { expect, it } from 'vitest'
import { isPublicPicture } from './right-answers.ts'

it.each([
  ['that anyone may keep', 200, 'image/webp', 'public, max-age=60', true],
  ['of a person', 200, 'image/webp', 'private, max-age=60', false],
  ['that is not to be stored', 200, 'image/webp', 'no-store', false],
  ['of which nothing is said', 200, 'image/webp', '', false],
  ['in whose place a page has come', 200, 'text/html', 'public, max-age=60', false],
  ['that is not there', 404, 'image/webp', 'public, max-age=60', false],
])('[SW-03] a picture %s', (_, status, type, caching, isKept) => {
  const response = new Response('0', { status, headers: { 'Content-Type': type, 'Cache-Control': caching } })
  expect(isPublicPicture(response)).toBe(isKept)
})

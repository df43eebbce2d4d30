import { expect, it } from 'vitest'
import { isHtml, isPublicPicture } from './right-answers.ts'

it.each([
  ['that anyone may keep', 200, 'image/webp', 'public, max-age=60', true],
  ['of a person', 200, 'image/webp', 'private, max-age=60', false],
  ['that is not to be stored', 200, 'image/webp', 'no-store', false],
  ['that anyone may see and nobody store', 200, 'image/webp', 'public, no-store', false],
  ['that is public and private', 200, 'image/webp', 'private="set-cookie", Public', false],
  ['that a word only looks like public', 200, 'image/webp', 'public-ish', false],
  ['of which nothing is said', 200, 'image/webp', '', false],
  ['in whose place a page has come', 200, 'text/html', 'public, max-age=60', false],
  ['that is not there', 404, 'image/webp', 'public, max-age=60', false],
])('[SW-03] a picture %s', (_, status, type, caching, isKept) => {
  const response = new Response('0', { status, headers: { 'Content-Type': type, 'Cache-Control': caching } })
  expect(isPublicPicture(response)).toBe(isKept)
})

it.each([
  ['Cookie', false],
  ['Accept, cookie', false],
  ['*', false],
  ['Accept', true],
])('[SW-03] a picture that varies by %s', (vary, isKept) => {
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public', Vary: vary }
  expect(isPublicPicture(new Response('0', { headers }))).toBe(isKept)
})

it.each([
  // As the site's own are sent.
  ['no-cache', 'Accept-Encoding, Cookie', true],
  ['no-cache, no-store', 'Cookie', false],
  ['private, no-cache', 'Cookie', false],
  ['no-cache', '*', false],
])('[SW-03] a document that is sent with %s and varies by %s', (caching, vary, isKept) => {
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': caching, Vary: vary }
  expect(isHtml(new Response('0', { headers }))).toBe(isKept)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import { testImage } from '../../testing/test-images.ts'
import { validateImage } from './validate-image.ts'

const MAX = SPEC_CONSTANTS.upload.maxBytes
const refused = (code: string) => ({ ok: false, code })

it.each([
  ['a png', testImage('png'), 'image/png'],
  ['a jpeg', testImage('jpeg'), 'image/jpeg'],
  ['a jpeg that is called jpg', testImage('jpeg', { type: 'image/jpg' }), 'image/jpeg'],
  ['a jpeg in capital letters', testImage('jpeg', { type: 'IMAGE/JPEG' }), 'image/jpeg'],
  ['one that says nothing of itself', testImage('png', { type: '' }), 'image/png'],
  ['a jpeg of a general type', testImage('jpeg', { type: 'application/octet-stream' }), 'image/jpeg'],
  ['a jpeg of any picture type', testImage('jpeg', { type: 'image/*' }), 'image/jpeg'],
  ['a jpeg that says it is heic', testImage('jpeg', { type: 'image/heic' }), 'image/jpeg'],
  ['a png of any type', testImage('png', { type: '*/*' }), 'image/png'],
  ['one that says png and is jpeg', testImage('jpeg', { type: 'image/png' }), 'image/jpeg'],
])('[UPLOAD-01] takes %s', async (_what, file, type) => {
  expect(await validateImage(file)).toEqual({ ok: true, type })
})

it.each([
  ['a gif', testImage('gif')],
  ['a gif of a general type', testImage('gif', { type: 'application/octet-stream' })],
  ['a gif of any picture type', testImage('gif', { type: 'image/*' })],
  ['a gif called a.png', testImage('gif', { type: 'image/png', name: 'a.png' })],
  ['a png that says it is something else', testImage('png', { type: 'application/pdf' })],
  ['svg', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['nothing at all', new File([], 'a.png', { type: 'image/png' })],
  ['the beginning of a png alone', testImage('png', { bytes: 7 })],
  ['text called a.jpg', new File(['hello there'], 'a.jpg', { type: 'image/jpeg' })],
])('[UPLOAD-01] refuses %s', async (_what, file) => {
  expect(await validateImage(file)).toEqual(refused('upload.badType'))
})

it('[UPLOAD-01] takes 5 MB and not a byte more', async () => {
  expect(MAX).toBe(5 * 1024 * 1024)
  expect(await validateImage(testImage('png', { bytes: MAX - 1 }))).toMatchObject({ ok: true })
  expect(await validateImage(testImage('png', { bytes: MAX }))).toMatchObject({ ok: true })
  expect(await validateImage(testImage('png', { bytes: MAX + 1 }))).toEqual(refused('upload.tooLarge'))
})

it('[UPLOAD-01] says of a large gif that it is a gif', async () => {
  expect(await validateImage(testImage('gif', { bytes: MAX + 1 }))).toEqual(refused('upload.badType'))
})

it('[UPLOAD-01] says so when the device does not give the file', async () => {
  const file = testImage()
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await validateImage(file)).toEqual(refused('upload.unreadable'))
})

it('[UPLOAD-01] takes nothing whose first bytes are not those of a png or jpeg, whatever they are', async () => {
  const isImage = ([a, b, c, d]: Uint8Array) =>
    (a === 0xff && b === 0xd8 && c === 0xff) || (a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47)
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 16 }).filter((bytes) => !isImage(bytes)),
      async (bytes) => {
        const file = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
        expect(await validateImage(file)).toEqual(refused('upload.badType'))
      },
    ),
  )
})

import { expect, it } from 'vitest'
import { readWantedNotice, wantedNoticeId } from './wanted-notice.ts'

it.each([
  ['0', '', { index: 0 }],
  ['12', '', { index: 12 }],
  [undefined, '502', { id: 502 }],
  ['1', '502', { id: 502 }],
  ['1', 'feedback', { index: 1 }],
  [undefined, '', undefined],
  ['', '', undefined],
  ['text', '', undefined],
  ['-1', '-1', undefined],
  ['1.5', '1.5', undefined],
  ['1e3', '1e3', undefined],
  [' 1', ' 1', undefined],
  ['100000', '1'.repeat(16), undefined],
])('[NOTICE-07] an address with index %j and hash %j asks for %j', (index, hash, wanted) => {
  expect(readWantedNotice({ index, hash })).toEqual(wanted)
})

it('[NOTICE-07] a position is that of the list as it is shown; beyond its end there is none', () => {
  const shown = [{ id: 9 }, { id: 7 }, { id: 8 }]
  expect([0, 1, 2, 3].map((index) => wantedNoticeId({ index }, shown))).toEqual([9, 7, 8, undefined])
  expect([wantedNoticeId({ id: 8 }, shown), wantedNoticeId(undefined, shown)]).toEqual([8, undefined])
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SPEC_CONSTANTS } from './config/spec-constants.ts'

/** Sources of core, by path. */
function sources(): ReadonlyMap<string, string> {
  const here = new URL('.', import.meta.url)
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing|^config\/spec-constants\.ts$/.test(path))
    .map((path) => [path, readFileSync(new URL(path, here), 'utf8')] as const)
  return new Map(files)
}

/** Figures that say by themselves what they are (CONST-09), and a place where the same digits mean something else. */
const TELLING = [
  250,
  400,
  600,
  9999,
  SPEC_CONSTANTS.loading.endless,
  SPEC_CONSTANTS.cacheTtlMs,
  SPEC_CONSTANTS.slowMs,
  SPEC_CONSTANTS.press.longMs,
]
const HTTP_STATUS = 'transport/read-response.ts: 400'

it('[CONST-09] no figure of the specification stands in core a second time, as a bare number', () => {
  const bare = [...sources()].flatMap(([path, text]) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ' ')
    const numbers = code.match(/(?<![\w.])\d[\d_]*(?![\w.])/g) ?? []
    return numbers
      .filter((number) => TELLING.includes(Number(number.replaceAll('_', ''))))
      .map((number) => `${path}: ${number}`)
  })
  expect(new Set(bare)).toEqual(new Set([HTTP_STATUS]))
})

it('[CONST-09][PCONST-06] nobody can change the figures at run time', () => {
  const frozen = (value: object): boolean =>
    Object.isFrozen(value) && Object.values(value).every((inner) => typeof inner !== 'object' || frozen(inner))
  expect(frozen(SPEC_CONSTANTS)).toBe(true)
})

it('[PCONST-06] has the figures of the constants table', () => {
  const { press, upload, worker, toast, ...one } = SPEC_CONSTANTS
  expect([
    one.chatDelayMs,
    one.pageFadeMs,
    one.swipeBackPx,
    one.unreadMs,
    one.markReadMs,
    [one.smsTickMs, one.smsInitialSeconds],
    one.applicationComment,
    upload.maxBytes,
    [press.inMs, press.longMs, press.outMs],
    press.retentionPx,
    press.mouseIgnoreMs,
    press.movePx,
    one.swipePx,
    one.hotAdvanceMs,
    toast.long,
    one.slowMs,
    [worker.waitingMs, worker.ownUpdateMs],
    one.minIos,
  ]).toEqual([
    500,
    300,
    100,
    250,
    150,
    [500, 60],
    140,
    5 * 1024 * 1024,
    [130, 370, 100],
    20,
    300,
    30,
    60,
    8000,
    8000,
    8000,
    [200, 60_000],
    '12.4',
  ])
})

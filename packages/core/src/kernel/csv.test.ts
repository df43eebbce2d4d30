import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('is UTF-8 with a mark, CRLF after each row, and quotes where they are needed', () => {
  const file = toCsv([
    ['Game', 'Stake'],
    ['Lucky, "7"', { number: '5.00' }],
    ['ড্রাগন\nরিলস', { number: '-15.00' }],
  ])
  expect(file).toBe('\uFEFFGame,Stake\r\n"Lucky, ""7""",5.00\r\n"ড্রাগন\nরিলস",-15.00\r\n')
})

it.each(['=1+1', '+63917', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
  '%j does not run as a formula',
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`)
  },
)

it('a semicolon or a tab begins no cell of its own', () => {
  expect(toCsv([['a;=1+1', 'b\t=1']])).toBe('\uFEFF"a;=1+1","b\t=1"\r\n')
})

it('an amount is plain, and what is none is a text', () => {
  expect(toCsv([[{ number: '-0.50' }, { number: '=1' }, { number: '1e3' }, { number: '' }]])).toBe(
    "\uFEFF-0.50,'=1,1e3,\r\n",
  )
})

/** A reader of RFC 4180, written apart from the writer. */
function parse(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 1
  while (at < file.length) {
    const quoted = file[at] === '"'
    let cell = ''
    if (quoted) {
      at += 1
      while (file[at] !== '"' || file[at + 1] === '"') {
        if (file[at] === '"') at += 1
        cell += file[at]
        at += 1
      }
      at += 1
    } else {
      while (file[at] !== ',' && file[at] !== '\r') cell += file[at++]
    }
    row.push(cell)
    if (file[at] === ',') at += 1
    else {
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

it('whatever is written can be read back', () => {
  const texts = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(texts, (rows) => {
      const shown = rows.map((row) => row.map((text) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)))
      expect(parse(toCsv(rows))).toEqual(shown)
    }),
    { numRuns: 50 },
  )
})

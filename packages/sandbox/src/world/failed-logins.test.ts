import { describe, expect, it } from 'vitest'
import { createFailedLogins, nameKey } from './failed-logins.ts'

function fail(failures: ReturnType<typeof createFailedLogins>, key: string, times: number): void {
  for (let count = 0; count < times; count += 1) failures.add(key)
}

describe('[LOGIN-06] the failures of a name', () => {
  it('are kept while a thousand names fail once, when they ask for a captcha', () => {
    const failures = createFailedLogins()
    fail(failures, 'target', 3)
    for (let name = 0; name < 5000; name += 1) failures.add(`stranger${name}`)
    expect(failures.add('target')).toBe(3)
  })

  it('are counted for new names while a thousand other names ask for a captcha', () => {
    const failures = createFailedLogins()
    for (let name = 0; name < 1100; name += 1) fail(failures, `stranger${name}`, 3)
    for (let count = 0; count < 3; count += 1)
      expect([failures.add('one'), failures.add('two')]).toEqual([count, count])
  })

  it('are forgotten for the name that failed the longest ago, in either group', () => {
    const failures = createFailedLogins()
    fail(failures, 'flagged', 3)
    failures.add('new')
    for (let name = 0; name < 1000; name += 1) fail(failures, `stranger${name}`, 3)
    for (let name = 0; name < 1000; name += 1) failures.add(`other${name}`)
    expect([failures.add('flagged'), failures.add('new')]).toEqual([0, 0])
    expect([failures.add('stranger999'), failures.add('other999')]).toEqual([3, 1])
  })

  it('end with a success, and lose the one that tried nothing', () => {
    const failures = createFailedLogins()
    fail(failures, 'name', 2)
    failures.takeBack('name')
    expect(failures.add('name')).toBe(1)
    failures.clear('name')
    failures.takeBack('name')
    expect(failures.add('name')).toBe(0)
  })
})

it.each([
  ['demo', ['Demo', ' DEMO ']],
  ['no-body', ['NO-BODY']],
  ['+63 9170000001', ['9170000001', '09170000001', '+639170000001', ' 917 000-0001 ']],
])('gives %s for each of its spellings', (key, spellings) => {
  expect([...new Set([key, ...spellings].map(nameKey))]).toEqual([key])
})

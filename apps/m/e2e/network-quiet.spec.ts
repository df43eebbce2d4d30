import { networkQuiet } from './network-quiet.ts'
import { expect, open, test } from './site-fixtures.ts'

test('a page that is busy with an answer, and asks for more only then, is not quiet', async ({ page }) => {
  await open(page, '/m/set')
  await networkQuiet(page)
  const first = page.waitForEvent('requestfinished', (request) => request.url().endsWith('?first'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).search))
  await page.evaluate(() => {
    const compute = () => {
      const until = performance.now() + 2000
      while (performance.now() < until);
      void fetch('/m/set?later')
    }
    void fetch('/m/set?first')
      .then((response) => response.text())
      .then(compute)
  })
  await first
  await networkQuiet(page)
  expect(asked).toContain('?later')
})

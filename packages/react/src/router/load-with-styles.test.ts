import { expect, it, onTestFinished } from 'vitest'
import { loadWithStyles } from './load-with-styles.ts'

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/member.css"]')]

/** What a bundler does for a chunk with styles: it adds the link once, and fails with it. */
function bundle() {
  let isNew = true
  onTestFinished(() => {
    for (const link of links()) link.remove()
  })
  return async () => {
    if (!isNew) return 'code'
    isNew = false
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/member.css'
    link.crossOrigin = ''
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    throw new TypeError('offline')
  }
}

it('asks again for a style sheet that failed, and has the code once it is here', async () => {
  const load = bundle()
  await expect(loadWithStyles(load)).rejects.toThrow('offline')
  const [former] = links()
  let code: string | undefined
  const again = loadWithStyles(load).then((loaded) => {
    code = loaded
  })
  await expect.poll(() => links()[0]).not.toBe(former)
  expect(links()).toHaveLength(1)
  expect(links()[0]?.crossOrigin).toBe('')
  expect(code).toBeUndefined()
  links()[0]?.dispatchEvent(new Event('load'))
  await again
  expect(code).toBe('code')
  expect(await loadWithStyles(load)).toBe('code')
  expect(links()).toHaveLength(1)
})

it('fails where they fail again, and asks once more the next time', async () => {
  const load = bundle()
  await expect(loadWithStyles(load)).rejects.toThrow('offline')
  const [former] = links()
  const again = loadWithStyles(load)
  await expect.poll(() => links()[0]).not.toBe(former)
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(again).rejects.toThrow('/member.css could not be loaded')
  const last = loadWithStyles(load)
  await expect.poll(() => links()[0]?.isConnected).toBe(true)
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await last).toBe('code')
})

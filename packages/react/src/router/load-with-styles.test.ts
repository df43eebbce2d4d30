import { expect, it, onTestFinished } from 'vitest'
import { loadWithStyles } from './load-with-styles.ts'

const links = (href = '/member.css') => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`)]
const settle = (type: 'load' | 'error', href?: string) => links(href)[0]?.dispatchEvent(new Event(type))
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
/** Until the style sheet is asked for again. */
const retried = async (former: HTMLLinkElement | undefined, href?: string) => {
  await expect.poll(() => links(href)[0]).not.toBe(former)
}

/** What a bundler does for a chunk with styles: it adds each link once, and fails with it. */
function bundle(...sheets: readonly string[]) {
  let isNew = true
  onTestFinished(async () => {
    // What is shared by all tests of this file is empty again.
    const ended = loadWithStyles(async () => {})
    await Promise.resolve()
    for (const href of sheets) settle('load', href)
    await ended
    for (const href of sheets) for (const link of links(href)) link.remove()
  })
  return async () => {
    if (!isNew) return 'code'
    isNew = false
    for (const href of sheets) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.crossOrigin = ''
      document.head.append(link)
      link.dispatchEvent(new Event('error'))
    }
    throw new TypeError('offline')
  }
}

it('asks again for a style sheet that failed, and has the code once it is here', async () => {
  const load = bundle('/member.css')
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
  const load = bundle('/member.css')
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

it('a page opens where the style sheet of another page fails again', async () => {
  const member = bundle('/member.css')
  await expect(loadWithStyles(member)).rejects.toThrow('offline')
  const [former] = links()
  const other = loadWithStyles(async () => 'other')
  await retried(former)
  settle('error')
  expect(await other).toBe('other')
})

it('a page that was loading while the style sheet of another page failed opens where it fails again', async () => {
  const member = bundle('/member.css')
  let arrive = (_code: string) => {}
  const other = loadWithStyles(
    () =>
      new Promise<string>((resolve) => {
        arrive = resolve
      }),
  )
  await expect(loadWithStyles(member)).rejects.toThrow('offline')
  const [former] = links()
  arrive('other')
  await retried(former)
  settle('error')
  expect(await other).toBe('other')
})

it('a page waits for a style sheet that is loaded again for another page', async () => {
  const member = bundle('/member.css')
  await expect(loadWithStyles(member)).rejects.toThrow('offline')
  const [former] = links()
  const other = loadWithStyles(async () => 'other')
  await retried(former)
  let code: string | undefined
  const again = loadWithStyles(member).then((loaded) => {
    code = loaded
  })
  await nextTask()
  expect([code, links().length]).toEqual([undefined, 1])
  settle('load')
  await Promise.all([other, again])
  expect(code).toBe('code')
})

it('asks once more for each of several that fail again', async () => {
  const load = bundle('/a.css', '/b.css')
  await expect(loadWithStyles(load)).rejects.toThrow('offline')
  const former = [links('/a.css')[0], links('/b.css')[0]] as const
  const again = loadWithStyles(load)
  await retried(former[0], '/a.css')
  const second = [links('/a.css')[0], links('/b.css')[0]] as const
  const rejected = expect(again).rejects.toThrow('/a.css could not be loaded')
  settle('error', '/a.css')
  await nextTask()
  settle('error', '/b.css')
  await rejected
  const last = loadWithStyles(load)
  await retried(second[0], '/a.css')
  await retried(second[1], '/b.css')
  settle('load', '/a.css')
  settle('load', '/b.css')
  expect(await last).toBe('code')
})

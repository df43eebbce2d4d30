import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserPorts } from './browser.ts'
import { loadScript } from './load-script.ts'

const ADDRESS = 'https://accounts.example/client.js'
const NEVER = new AbortController().signal

const elements = () => [...document.head.querySelectorAll('script')]
const ends = (type: 'load' | 'error') => elements().at(-1)?.dispatchEvent(new Event(type))

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

it('[LOGIN-05] brings a script once, however often it is asked for', async () => {
  const { scripts } = browserPorts()
  const asked = [scripts.load(ADDRESS, NEVER), loadScript(ADDRESS, NEVER)]
  await vi.waitFor(() => expect(elements().map(({ src, async }) => [src, async])).toEqual([[ADDRESS, true]]))
  ends('load')
  await Promise.all(asked)
  await loadScript(ADDRESS, NEVER)
  expect(elements()).toHaveLength(1)
})

it('tries again after a failure', async () => {
  const failed = loadScript(ADDRESS, NEVER)
  ends('error')
  await expect(failed).rejects.toThrow(TypeError)
  expect(elements()).toEqual([])
  const again = loadScript(ADDRESS, NEVER)
  ends('load')
  await again
})

it('lets go whoever left, and keeps the script for the next', async () => {
  const leaving = new AbortController()
  const left = loadScript(ADDRESS, leaving.signal)
  const stays = loadScript(ADDRESS, NEVER)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(loadScript(ADDRESS, leaving.signal)).rejects.toThrow('left')
  ends('load')
  await stays
  expect(elements()).toHaveLength(1)
})

it.each(['http://accounts.example/client.js', 'javascript:alert(1)', 'data:text/javascript,alert(1)'])(
  'runs nothing from %s',
  async (address) => {
    await expect(loadScript(address, NEVER)).rejects.toThrow('https')
    expect(elements()).toEqual([])
  },
)

it('takes scripts of its own origin', async () => {
  const own = loadScript('/sandbox/social/google.js', NEVER)
  ends('load')
  await own
  expect(elements().map(({ src }) => src)).toEqual([`${window.location.origin}/sandbox/social/google.js`])
})

it('finds what a script has left behind', () => {
  vi.stubGlobal('FB', { login: 1 })
  const { scripts } = browserPorts()
  expect([scripts.global('FB'), scripts.global('google')]).toEqual([{ login: 1 }, undefined])
})

it('names its addresses to the page’s Trusted Types by one policy', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(address: string): string }) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  for (const address of [ADDRESS, `${ADDRESS}?2`]) {
    const loading = loadScript(address, NEVER)
    ends('load')
    await loading
  }
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['foyer-scripts'])
  await expect(loadScript('http://accounts.example/', NEVER)).rejects.toThrow('https')
})

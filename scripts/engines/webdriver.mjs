const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const POLL_MS = 200

/**
 * A tab of any browser, by the commands of WebDriver.
 *
 * @param send `(command, parameters) => value`, by the names of Marionette: `ExecuteScript`, `Navigate` …
 */
export function createTab(send) {
  const js = (script, ...args) => send('ExecuteScript', { script: `return (${script})`, args })
  async function until(what, test, ms = 30_000) {
    const end = Date.now() + ms
    let last
    for (;;) {
      try {
        const value = await test()
        if (value) return value
      } catch (error) {
        // The page may be on its way to another one.
        last = error
      }
      if (Date.now() > end) throw new Error(`${what}: not within ${ms} ms${last ? ` (${last.message})` : ''}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  const find = (selector, words) =>
    send('ExecuteScript', {
      script: `const found = [...document.querySelectorAll(arguments[0])].find((one) =>
        new RegExp(arguments[1]).test((one.getAttribute('aria-label') ?? '') + '\\n' + one.innerText.trim()) &&
        one.getClientRects().length > 0)
      found?.scrollIntoView({ block: 'center' })
      return found ?? null`,
      args: [selector, words],
    })
  return {
    js,
    until,
    async open(url) {
      await send('Navigate', { url })
      await until('the site', () => js('document.querySelector("#root[data-live]") !== null'))
    },
    back: () => send('Back', {}),
    path: () => js('location.pathname + location.search'),
    at: (path) => until(path, async () => (await js('location.pathname + location.search')).startsWith(path)),
    /** A click by the driver, as a person makes it, on the first element with such words or such a label. */
    async click(selector, words = '') {
      // React may draw the element again before the click: then the next one is clicked.
      await until(`${selector} ${words}`, async () => {
        const element = await find(selector, words)
        if (element === null) return false
        await send('ElementClick', { id: element[ELEMENT] })
        return true
      })
    },
    async type(selector, text) {
      const element = await until(selector, () => find(selector, ''))
      await send('ElementSendKeys', { id: element[ELEMENT], text })
    },
    shows: (selector, words) => until(`${selector} ${words}`, () => find(selector, words)),
  }
}

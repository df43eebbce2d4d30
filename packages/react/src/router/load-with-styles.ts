/** Style sheets of the document that could not be loaded, by address. */
const failed = new Map<string, HTMLLinkElement>()
/** Those that are being loaded again. */
const retries = new Map<string, Promise<void>>()
/** Addresses of the style sheets that failed while the code of a page failed: its own are among them. */
const failedWith = new WeakMap<() => Promise<unknown>, Set<string>>()

/**
 * Loads the code of a page, and with it each style sheet that could not be loaded before. Bundlers ask for the styles of a
 * chunk once: after a lost network the next import would bring the code alone, and the page would stand without them. Those
 * of another page may be styles that both share, so this waits for them too, and does without where they fail again. The
 * document does not say whose style sheet has failed: its own are looked for among those that failed while `load` rejected.
 *
 * @param load the same function each time
 */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load()
  const own = failedWith.get(load) ?? new Set()
  failedWith.set(load, own)
  const failedMeanwhile = new Set<string>()
  const done = new AbortController()
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.relList.contains('stylesheet'))) return
    if (retries.has(target.href)) return
    failed.set(target.href, target)
    failedMeanwhile.add(target.href)
  }
  // Of elements in the head, `error` does not bubble.
  document.addEventListener('error', note, { capture: true, signal: done.signal })
  try {
    const module = await load().catch((cause: unknown) => {
      for (const href of failedMeanwhile) own.add(href)
      throw cause
    })
    await Promise.all([...failed].map(([href, link]) => loadAgain(href, link)))
    const missing = [...own].find((href) => failed.has(href))
    if (missing !== undefined) throw new Error(`The style sheet ${missing} could not be loaded.`)
    return module
  } finally {
    done.abort()
  }
}

/** Resolves once it has loaded or failed again. */
function loadAgain(href: string, link: HTMLLinkElement): Promise<void> {
  const running = retries.get(href)
  if (running !== undefined) return running
  const next = document.createElement('link')
  for (const { name, value } of link.attributes) next.setAttribute(name, value)
  const retry = new Promise<void>((resolve) => {
    const end = (isLoaded: boolean) => {
      if (isLoaded) failed.delete(href)
      else failed.set(href, next)
      retries.delete(href)
      resolve()
    }
    next.addEventListener('load', () => end(true))
    next.addEventListener('error', () => end(false))
  })
  retries.set(href, retry)
  link.remove()
  document.head.append(next)
  return retry
}

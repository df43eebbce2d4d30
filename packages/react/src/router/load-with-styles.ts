/** Style sheets of the document that could not be loaded. */
const failed = new Set<HTMLLinkElement>()

/**
 * Loads the code of a page, and with it each style sheet that could not be loaded before. Bundlers ask for the styles of a
 * chunk once: after a lost network the next import would bring the code alone, and the page would stand without them.
 */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load()
  const done = new AbortController()
  // Of elements in the head, `error` does not bubble.
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) failed.add(target)
  }
  document.addEventListener('error', note, { capture: true, signal: done.signal })
  try {
    const module = await load()
    await Promise.all([...failed].map(loadAgain))
    return module
  } finally {
    done.abort()
  }
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link)
  const next = document.createElement('link')
  for (const { name, value } of link.attributes) next.setAttribute(name, value)
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`The style sheet ${next.href} could not be loaded.`)))
    link.remove()
    document.head.append(next)
  })
}

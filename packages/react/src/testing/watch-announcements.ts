/** Collects what live regions say from now on: the texts that appear or change in them. */
export function watchAnnouncements(): readonly string[] {
  const said: string[] = []
  const selector = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])'
  const before = new Map<Element, string>()
  const read = () => {
    for (const region of document.querySelectorAll(selector)) {
      const text = region.textContent?.trim() ?? ''
      if (text !== '' && before.get(region) !== text) said.push(text)
      before.set(region, text)
    }
  }
  read()
  said.length = 0
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
  return said
}

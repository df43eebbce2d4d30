// @ts-check
// The page's own way back. Where the page that it leads to lies behind this one, it is a step back in the history, so
// that the browser's way back leads on from there; else that page takes the place of this one. Without a script it is
// a plain link.

/**
 * How many steps back a page lies, with nothing but this page in between; 0 where it does not or the browser does not
 * say.
 * @param {string} address
 * @param {boolean} isBehind the site led here from that address, which a browser does not tell a page of another host
 */
function stepsTo(address, isBehind) {
  if (!('navigation' in window)) return document.referrer === address ? 1 : 0
  const { navigation } = window
  const addresses = navigation.entries().map(({ url }) => url)
  const here = navigation.currentEntry?.index ?? 0
  if (isBehind && new URL(address).origin !== location.origin) {
    const isChatAlone = addresses.slice(0, here).every((url) => url === location.href)
    return isChatAlone && history.length > addresses.length ? here + 1 : 0
  }
  let at = here - 1
  while (at >= 0 && addresses[at] === location.href) at -= 1
  return addresses[at] === address ? here - at : 0
}

for (const link of document.querySelectorAll('a')) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const steps = stepsTo(link.href, link.dataset.behind !== undefined)
    if (steps > 0) history.go(-steps)
    else location.replace(link.href)
  })
}

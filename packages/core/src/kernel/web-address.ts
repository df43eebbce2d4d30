/**
 * An address as a browser will read it; undefined where it is none. The text of an address proves nothing: `//evil`,
 * `/\evil` and `/m/..//evil` all begin well. `URL.canParse` is younger than the phones that come here.
 */
export function parseAddress(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** http or https, and no name or password in it, which people take for the host. */
export function isWebAddress({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** Without the slashes at its end. In time linear in its length, as `/\/+$/` is not. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

/**
 * The part of a network address that one customer of a provider has: the first 64 bits of an IPv6 address, of which one machine
 * may use any, and the whole of an IPv4 address. Anything else is its own network.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!/^[\da-f:.]+$/.test(plain) || !plain.includes(':')) return address
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  // An IPv4 address at the end stands for two groups.
  const width = rest.length + (rest.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - width)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

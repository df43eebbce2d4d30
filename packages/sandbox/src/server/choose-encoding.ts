export type ContentEncoding = 'br' | 'gzip'

/** Shares of the encodings in an Accept-Encoding header; without a share it is 1. */
function qualityValues(header: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().split(';')
    const share = parameters.map((parameter) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
    found.set(name.trim().toLowerCase(), share === undefined ? 1 : Number(share))
  }
  return found
}

/** The smallest of the encodings on offer that the client takes; undefined: send it plain. */
export function chooseEncoding(
  header: string | null | undefined,
  offered: readonly ContentEncoding[],
): ContentEncoding | undefined {
  if (!header) return undefined
  const wanted = qualityValues(header)
  const share = (encoding: ContentEncoding) => wanted.get(encoding) ?? wanted.get('*') ?? 0
  const order: readonly ContentEncoding[] = ['br', 'gzip']
  return order.find((encoding) => offered.includes(encoding) && share(encoding) > 0)
}

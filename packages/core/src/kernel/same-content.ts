/**
 * Whether two values of plain data have the same content: primitives, arrays and plain objects, where the order of keys does not
 * count and a member that is undefined counts as missing. Other objects, such as a Blob or a Date, are the same only if they are one
 * object.
 */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameContent(item, other[index]))
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  return Object.keys({ ...one, ...other }).every((key) => isSameContent(one[key], other[key]))
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

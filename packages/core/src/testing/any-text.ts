import fc from 'fast-check'

/**
 * Any text at all: code points from the whole of Unicode but halves of surrogate pairs. As fast-check's own unit
 * `binary`, without the table of a million entries that the library makes for that one.
 */
export const anyText = fc.string({
  unit: fc.nat(0x10ffff - 0x800).map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800)),
})

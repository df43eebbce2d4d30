import fc from 'fast-check'

/**
 * Any text: all code points of Unicode except lone surrogates. Like fast-check's unit `binary`, without its table of a
 * million entries.
 */
export const anyText = fc.string({
  unit: fc.nat(0x10ffff - 0x800).map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800)),
})

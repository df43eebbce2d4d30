/** Those that editors of HTML write into a text. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
    ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
    ...{ hellip: '…', bull: '•', middot: '·', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', times: '×' },
  }),
)

const LAST_CODE_POINT = 0x10ffff

/**
 * The words of HTML as plain text in one line, without styles and scripts. For previews and searches: what it returns is text and
 * must be shown as text. Entities that it does not know stay as they are.
 */
export function htmlToText(html: string): string {
  return (
    html
      .replace(/<(script|style)\b.*?(?:<\/\1[^>]*>?|$)/gis, ' ')
      .replace(/<[/!?a-z][^>]*>?/gi, ' ')
      .replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
        (entity, hex: string | undefined, decimal: string | undefined, name = '') => {
          if (hex === undefined && decimal === undefined) return ENTITIES.get(name) ?? entity
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
          return code > LAST_CODE_POINT ? entity : String.fromCodePoint(code)
        },
      )
      .replace(/\s+/g, ' ')
      // Where a tag stood before it.
      .replace(/ (?=[.,;:!?।])/g, '')
      .trim()
  )
}

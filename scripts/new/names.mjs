/**
 * The names that a feature, a page or a group of endpoints has in code, from its name in kebab case. A title that is not translated is
 * "New page" in that language, because every language has every text.
 */
export function namesOf(kebab, { group, title = titleOf(kebab), ...translated } = {}) {
  const pascal = kebab
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')
  const camel = pascal[0].toLowerCase() + pascal.slice(1)
  const titles = {
    en: title,
    fil: translated['title-fil'] ?? 'Bagong pahina',
    bn: translated['title-bn'] ?? 'নতুন পৃষ্ঠা',
  }
  return { kebab, pascal, camel, group, title, titles, path: `/m/${camel}` }
}

const titleOf = (kebab) => `${kebab[0].toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}`

/** A text as a string literal of the code. */
export const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`

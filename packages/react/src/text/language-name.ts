/** A language's own name, where the platform knows it. */
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code) ?? code
    // Some languages write their names small; here each begins a line.
    return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(code))
  } catch {
    // Not every code of a platform is a language tag.
    return code
  }
}

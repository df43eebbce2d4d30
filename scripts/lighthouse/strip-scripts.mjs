/** The same document with all scripts taken out, and with what fetches scripts ahead: what it could be at best. */
export function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, '')
}

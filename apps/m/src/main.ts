import { afterFirstScreen } from './boot/first-screen.ts'

/**
 * The document shows its first screen by itself; the application is fetched behind it, all modules side by side. This
 * module is in the document, so it shares nothing with the application: whatever it imported would come ahead too.
 */
afterFirstScreen(() => {
  for (const href of chunks()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  void import('./boot/boot.tsx').then(({ boot }) => boot())
})

function chunks(): string[] {
  if (!import.meta.env.PROD) return []
  const listed: unknown = JSON.parse(document.getElementById('foyer-chunks')?.textContent ?? '[]')
  return Array.isArray(listed) ? listed.map(String) : []
}

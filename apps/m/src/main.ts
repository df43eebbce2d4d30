import './boot/strict-policy.ts'
import { readDataBlock } from './boot/data-block.ts'
import { afterFirstPaint } from './boot/first-paint.ts'

/** The document shows its first screen by itself; the application is fetched behind it, all modules side by side. */
afterFirstPaint(() => {
  for (const href of chunks()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  void import('./boot/boot.tsx').then(({ boot }) => boot())
})

function chunks(): string[] {
  const listed = import.meta.env.PROD ? readDataBlock('foyer-chunks') : []
  return Array.isArray(listed) ? listed.map(String) : []
}

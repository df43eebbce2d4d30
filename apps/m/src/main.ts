import { keepEarlyTouches } from './boot/early-touches.ts'
import { afterFirstScreen } from './boot/first-screen.ts'
import { nextTask } from './boot/next-task.ts'

const touches = keepEarlyTouches()

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
  void start()
})

/** React, the application and its start each by itself: short breaks for the phone instead of a long one. */
async function start(): Promise<void> {
  await import('./boot/react.ts')
  await nextTask()
  const { boot } = await import('./boot/boot.ts')
  await nextTask()
  await boot(touches)
}

function chunks(): string[] {
  if (!import.meta.env.PROD) return []
  const listed: unknown = JSON.parse(document.getElementById('foyer-chunks')?.textContent ?? '[]')
  return Array.isArray(listed) ? listed.map(String) : []
}

import { recordEvents } from './entry/event-replay.ts'
import { markStoredSession } from './entry/mark-stored-session.ts'
import { runAfterFirstPaint } from './entry/run-after-first-paint.ts'
import { yieldToMain } from './entry/yield-to-main.ts'

const replay = recordEvents()
// The browser may offer to install the site before the application is there, and says it once: core's ports look here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Reflect.set(window, 'foyerInstallPrompt', event)
})
markStoredSession()

/**
 * The document shows its first screen by itself; the application is fetched behind it, all modules side by side. This
 * module is in the document, so it shares no module with the application: its imports would be loaded first too.
 */
runAfterFirstPaint(() => {
  for (const href of chunks()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  fetchApplication().then(start).catch(fail)
})

type Application = typeof import('./entry/hydrate.tsx')

/**
 * Packages, the application and its start run in tasks of their own: no single one is long (ADR 6 has the measurement). The pauses
 * stand here, because rolldown merges no chunks of an application that has an `await` at the level of a module.
 */
async function fetchApplication(): Promise<Application> {
  await import('./entry/evaluate-packages.ts')
  await yieldToMain()
  return import('./entry/hydrate.tsx')
}

async function start({ hydrate }: Application): Promise<void> {
  await yieldToMain()
  await hydrate(replay)
}

/** The document answers nothing: it is loaded again by what stands in it (`entry/load-again.ts`). */
function fail(error: unknown): void {
  reportError(error)
  dispatchEvent(new Event('foyer:failed'))
}

function chunks(): string[] {
  if (!import.meta.env.PROD) return []
  const listed: unknown = JSON.parse(document.getElementById('foyer-chunks')?.textContent ?? '[]')
  return Array.isArray(listed) ? listed.map(String) : []
}

import { escapeText } from '../art/text.ts'
import { backAddressOrHome } from '../engine/back-address.ts'
import { readPostedForm } from '../engine/body.ts'
import { documentHeaders } from '../engine/document-headers.ts'
import { chatTextsOf, replyTo } from './chat-texts.ts'

/** Messages that a page remembers, and the length of one. */
const KEPT = 20
const LONGEST = 500
/** A talk of short messages; a longer form is refused before it is read whole. */
const MOST_BYTES = 64_000

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** What was said so far travels in the form: the sandbox keeps nothing of it. */
async function messagesOf(request: Request): Promise<readonly string[]> {
  if (request.method !== 'POST') return []
  const form = await readPostedForm(request, MOST_BYTES)
  return [...form.getAll('said'), form.get('say')]
    .filter((entry) => entry !== null)
    .map((text) => text.trim().slice(0, LONGEST))
    .filter((text) => text !== '')
    .slice(-KEPT)
}

function line(who: string, text: string, own: boolean): string {
  return `<li class="${own ? 'own' : 'ours'}"><span class="who">${escapeText(who)}</span><p>${escapeText(text)}</p></li>`
}

/** `/play/chat`: what a chat vendor would serve (CHAT-02). It works without a script. */
export async function answerChat(request: Request, url: URL): Promise<Response> {
  const query = url.searchParams
  const { texts, tag } = chatTextsOf(query.get('language') ?? '')
  const title = query.get('title') || texts.title
  const wish = query.get('headerColor') ?? ''
  const color = COLOR.test(wish) ? wish : '#37d99e'
  const said = await messagesOf(request)
  const talk = said.flatMap((text) => [line(texts.you, text, true), line(texts.we, replyTo(text, texts), false)])
  const html =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">` +
    `<meta name="theme-color" content="${color}"><title>${escapeText(title)}</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/play/chat.css"></head><body>` +
    `<header><div class="head"><a class="back" href="${escapeText(backAddressOrHome(query.get('backUrl') ?? '', url.origin))}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg><span class="hidden">${texts.back}</span></a>` +
    `<h1>${escapeText(title)}</h1></div>` +
    `<svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${color}"/></svg></header>` +
    `<main><h2 class="hidden">${texts.log}</h2><ol class="talk">${line(texts.we, texts.greeting, false)}${talk.join('')}</ol></main>` +
    `<form method="post" action="${escapeText(`${url.pathname}${url.search}`)}">` +
    said.map((text) => `<input type="hidden" name="said" value="${escapeText(text)}">`).join('') +
    `<label for="say" class="hidden">${texts.message}</label>` +
    `<input id="say" name="say" autocomplete="off" required maxlength="${LONGEST}" placeholder="${texts.message}" dir="auto" autofocus>` +
    `<button>${texts.send}</button></form></body></html>`
  return new Response(html, {
    headers: { ...documentHeaders({ frame: 'self' }), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

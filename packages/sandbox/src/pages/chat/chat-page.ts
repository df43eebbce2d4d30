import { backUrlOrHome } from '../../engine/back-url.ts'
import { documentHeaders } from '../../engine/document-headers.ts'
import { readPostedForm } from '../../engine/read-body.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { OpenEntry } from '../../engine/request-log.ts'
import { escapeText } from '../../escape-html.ts'
import { type ChatTexts, chatTextsOf, replyTo } from './chat-texts.ts'

/**
 * The number of messages on a page, and the length of one. The largest form has some 95 kB: 21 messages in Bengali, with
 * nine bytes a character; a body may have 1 MB (`engine/read-body.ts`).
 */
const KEPT = 20
const LONGEST = 500

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

interface Talk {
  readonly said: readonly string[]
  /** Text that was not sent: it stays in the field. */
  readonly draft: string
  readonly refusal?: Refusal
}

const tooLong = (field: string) => new Refusal('request.invalid', { status: 413, field })

/** The messages so far are part of the form: the sandbox stores none. */
async function talkOf(request: Request): Promise<Talk> {
  if (request.method !== 'POST') return { said: [], draft: '' }
  try {
    const form = await readPostedForm(request)
    const say = form.get('say')?.trim() ?? ''
    const kept = (texts: readonly string[]) => texts.filter((text) => text !== '').slice(-KEPT)
    const before = form.getAll('said').map((text) => text.trim().slice(0, LONGEST))
    if (say.length <= LONGEST) return { said: kept([...before, say]), draft: '' }
    return { said: kept(before), draft: say, refusal: tooLong('say') }
  } catch (reason) {
    if (reason instanceof Refusal && reason.status === 413) return { said: [], draft: '', refusal: reason }
    throw reason
  }
}

function troubleIn({ draft, refusal }: Talk, texts: ChatTexts): string {
  if (refusal === undefined) return ''
  const words = draft === '' ? texts.tooMuch : texts.tooLong.replace('{most}', `${LONGEST}`)
  return `<p id="trouble" role="alert">${escapeText(words)}</p>`
}

function line(who: string, text: string, own: boolean): string {
  return `<li class="${own ? 'own' : 'ours'}"><span class="who">${escapeText(who)}</span><p>${escapeText(text)}</p></li>`
}

/** `/play/chat`: what a chat vendor would serve (CHAT-02). It works without its script, which is only for the back link. */
export async function handleChat(request: Request, url: URL, entry: OpenEntry): Promise<Response> {
  const query = url.searchParams
  const { texts, tag } = chatTextsOf(query.get('language') ?? '')
  const title = query.get('title') || texts.title
  const wish = query.get('headerColor') ?? ''
  const color = COLOR.test(wish) ? wish : '#37d99e'
  const heard = await talkOf(request)
  const { said, draft, refusal } = heard
  entry.code = refusal?.code
  const talk = said.flatMap((text) => [line(texts.you, text, true), line(texts.we, replyTo(text, texts), false)])
  const html =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">` +
    `<meta name="theme-color" content="${color}"><title>${escapeText(title)}</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/play/chat.css"><script type="module" src="/play/back.js"></script></head><body>` +
    `<header><div class="head"><a class="back" href="${escapeText(backUrlOrHome(query.get('backUrl') ?? '', url.origin))}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg><span class="hidden">${texts.back}</span></a>` +
    `<h1>${escapeText(title)}</h1></div>` +
    `<svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${color}"/></svg></header>` +
    `<main><h2 class="hidden">${texts.log}</h2><ol class="talk">${line(texts.we, texts.greeting, false)}${talk.join('')}</ol></main>` +
    `<form method="post" action="${escapeText(`${url.pathname}${url.search}`)}">` +
    said.map((text) => `<input type="hidden" name="said" value="${escapeText(text)}">`).join('') +
    troubleIn(heard, texts) +
    `<label for="say" class="hidden">${texts.message}</label>` +
    // Without a maxlength, which would cut pasted text without a message.
    `<input id="say" name="say" autocomplete="off" required placeholder="${texts.message}" dir="auto" autofocus value="${escapeText(draft)}"${refusal ? ' aria-invalid="true" aria-describedby="trouble"' : ''}>` +
    `<button>${texts.send}</button></form></body></html>`
  return new Response(html, {
    status: refusal?.status ?? 200,
    headers: { ...documentHeaders({ frame: 'self' }), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

import { escapeText } from '@foyer/demo-games'
import { documentHeaders } from '../../engine/document-headers.ts'
import { json } from '../../engine/json-responses.ts'
import { readPostedForm } from '../../engine/read-body.ts'
import type { OpenEntry } from '../../engine/request-log.ts'
import type { PlayDeps } from '../../rounds/authenticate-player.ts'
import { proofCookie, proofOf } from '../../rounds/proof-cookie.ts'
import type { ChatAuthor, Conversation } from '../../world/chat-desk.ts'
import { TIME_ZONE } from '../../world/days.ts'
import { Refusal } from '../../world/refusal.ts'
import { createSecret } from '../../world/secure-random.ts'
import { type ChatLanguage, type ChatTexts, chatTextsOf, type Desk, replyTo } from './chat-texts.ts'

/** The length of one message, in code points. A body may have 1 MB (`engine/read-body.ts`). */
const LONGEST = 500
const MAX_KEY_LENGTH = 64

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** Text that was not sent: it stays in the field. */
interface Unsent {
  readonly draft: string
  readonly refusal: Refusal
}

interface OpenChat {
  readonly userName: string
  /** The page that the member came from, as the platform has checked it. */
  readonly backUrl: string
  /** For the browser that has used the ticket up just now. */
  readonly cookie: string | undefined
}

/** Opens the chat of the ticket's member, for the browser that used it first (a page may be reloaded). */
function openChat(request: Request, url: URL, { world }: PlayDeps): OpenChat | undefined {
  const { chatTickets, sessions } = world
  const ticket = url.searchParams.get('ticket') ?? ''
  const again = chatTickets.reopen(ticket, proofOf(request, ticket))?.launched
  const launched = again ?? chatTickets.peek(ticket)
  if (launched === undefined || !sessions.has(launched.sessionId)) return undefined
  const { userName, backUrl } = launched
  if (again !== undefined) return { userName, backUrl, cookie: undefined }
  const redeemed = chatTickets.redeem(ticket)
  if (redeemed === undefined) return undefined
  return { userName, backUrl, cookie: proofCookie(request, { ticket, proof: redeemed.proof, sameSite: 'Lax' }) }
}

/** Gives the message to the desk. @returns what could not be sent */
async function readMessage(
  request: Request,
  { userName }: OpenChat,
  desk: Desk,
  { world, changed }: PlayDeps,
): Promise<Unsent | undefined> {
  try {
    const form = await readPostedForm(request)
    const text = form.get('say')?.replaceAll('\r\n', '\n').trim() ?? ''
    if ([...text].length > LONGEST) {
      return { draft: text, refusal: new Refusal('request.invalid', { status: 413, field: 'say' }) }
    }
    if (text === '') return undefined
    const key = form.get('key') ?? ''
    // It tells a form that was sent twice from two equal messages.
    if (key === '' || key.length > MAX_KEY_LENGTH) throw new Refusal('request.invalid', { field: 'key' })
    world.chatDesk.say(userName, { key, text }, (before) => replyTo(text, before, desk))
    changed()
    return undefined
  } catch (reason) {
    if (reason instanceof Refusal && reason.status === 413) return { draft: '', refusal: reason }
    throw reason
  }
}

/** Messages are seen when the chat shows them: a launch may lead nowhere. */
function markSeen({ userName }: OpenChat, { world, changed }: PlayDeps): void {
  const { chatDesk, chatUnread } = world
  if (chatDesk.unseen(userName) + (chatUnread.get(userName) ?? 0) === 0) return
  chatDesk.see(userName)
  chatUnread.set(userName, 0)
  changed()
}

const withMost = (text: string): string => text.replace('{most}', `${LONGEST}`)

function troubleWords(unsent: Unsent | undefined, texts: ChatTexts): string {
  if (unsent === undefined) return ''
  return unsent.draft === '' ? texts.tooMuch : withMost(texts.tooLong)
}

interface Line {
  readonly own: boolean
  readonly who: string
  readonly text: string
  /** Day and hour by the merchant's clock, which is named; '' for the greeting. */
  readonly time: string
}

function linesOf({ messages }: Conversation, { texts, tag }: ChatLanguage): readonly Line[] {
  const names: Readonly<Record<ChatAuthor, string>> = {
    member: texts.you,
    desk: texts.we,
    colleague: texts.colleagueName,
  }
  // Latin figures, as the site has them.
  const clock = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: TIME_ZONE,
    numberingSystem: 'latn',
  })
  const said = messages.map(({ by, text, at }) => ({
    own: by === 'member',
    who: names[by],
    text,
    time: clock.format(at),
  }))
  return [{ own: false, who: texts.we, text: texts.greeting, time: '' }, ...said]
}

function waitingWords({ colleague }: Conversation, texts: ChatTexts, now: number): string {
  if (colleague === undefined) return ''
  return texts.waiting.replace('{minutes}', `${Math.max(1, Math.ceil((colleague.at - now) / 60_000))}`)
}

const draw = ({ own, who, text, time }: Line): string =>
  `<li class="${own ? 'own' : 'ours'}"><span class="who">${escapeText(who)}</span><p>${escapeText(text)}</p>` +
  `${time === '' ? '' : `<span class="time">${escapeText(time)}</span>`}</li>`

/**
 * `/play/chat`: what a chat vendor would serve (CHAT-02). It works without its scripts, which are for the way back and for
 * what arrives while the page is open: they ask for the same address as JSON.
 */
export async function handleChat(request: Request, url: URL, entry: OpenEntry, deps: PlayDeps): Promise<Response> {
  const query = url.searchParams
  const language = query.get('language') ?? ''
  const chatLanguage = chatTextsOf(language)
  const { texts, tag } = chatLanguage
  const { world, now } = deps
  const chat = openChat(request, url, deps)
  const unsent =
    chat && request.method === 'POST'
      ? await readMessage(request, chat, { texts, language, help: deps.world.settings.help }, deps)
      : undefined
  const wantsJson = request.headers.get('Accept') === 'application/json'
  if (chat && request.method === 'POST' && unsent === undefined && !wantsJson) {
    // A reload of what follows sends nothing again.
    const cookie: Record<string, string> = chat.cookie === undefined ? {} : { 'Set-Cookie': chat.cookie }
    return new Response(null, { status: 303, headers: { Location: `${url.pathname}${url.search}`, ...cookie } })
  }
  if (chat) markSeen(chat, deps)
  const conversation = world.chatDesk.conversation(chat?.userName ?? '')
  const lines = linesOf(conversation, chatLanguage)
  const waiting = waitingWords(conversation, texts, now())
  const key = createSecret(world.randomBytes)
  if (chat && wantsJson) {
    // A message whose answer was lost is asked for by its key.
    const arrived = world.chatDesk.has(chat.userName, query.get('sent') ?? '')
    return json({ lines, waiting, arrived, trouble: troubleWords(unsent, texts) })
  }

  const refusal = chat ? unsent?.refusal : new Refusal('session.expired', { status: 403 })
  entry.code = refusal?.code
  // Without a conversation anybody may have made the address: its words are not said in our name.
  const title = (chat && query.get('title')) || texts.title
  const wish = query.get('headerColor') ?? ''
  const color = COLOR.test(wish) ? wish : '#37d99e'
  // Without a conversation the address alone says where back leads.
  const backUrl = chat?.backUrl ?? world.backUrls.orHome(query.get('backUrl') ?? '', url.origin)
  const head =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">` +
    `<meta name="theme-color" content="${color}"><title>${escapeText(title)}</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/play/chat.css"><script type="module" src="/play/back.js"></script>${chat ? '<script type="module" src="/play/chat.js"></script>' : ''}</head><body>` +
    `<header><div class="head"><a class="back"${chat ? ' data-behind' : ''} href="${escapeText(backUrl)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg><span class="hidden">${texts.back}</span></a>` +
    `<h1>${escapeText(title)}</h1></div>` +
    `<svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${color}"/></svg></header>`
  const talk =
    `<main><h2 class="hidden">${texts.log}</h2><div role="log"><ol class="talk">${lines.map(draw).join('')}</ol></div>` +
    `<p class="waiting" role="status">${escapeText(waiting)}</p></main>` +
    `<form method="post" aria-label="${texts.message}" data-user="${escapeText(chat?.userName ?? '')}" data-most="${LONGEST}" data-unknown="${escapeText(texts.unknown)}" data-too-long="${escapeText(withMost(texts.most))}" data-empty="${escapeText(texts.empty)}" data-count="${escapeText(withMost(texts.count))}" action="${escapeText(`${url.pathname}${url.search}`)}">` +
    `<input type="hidden" name="key" value="${key}">` +
    `<p id="trouble" role="alert">${escapeText(troubleWords(unsent, texts))}</p>` +
    `<label for="say" class="hidden">${texts.message}</label>` +
    // Without a maxlength, which would cut pasted text without a message.
    // A parser drops the first line break of the field.
    `<textarea id="say" name="say" rows="1" autocomplete="off" placeholder="${texts.message}" dir="auto" autofocus${unsent ? ' aria-invalid="true"' : ''} aria-describedby="trouble count">\n${escapeText(unsent?.draft ?? '')}</textarea>` +
    `<button>${texts.send}</button><p id="count"></p></form>`
  const ended = `<main><p role="alert">${texts.ended}</p></main>`
  return new Response(`${head}${chat ? talk : ended}</body></html>`, {
    status: refusal?.status ?? 200,
    headers: {
      ...documentHeaders({ frame: 'self' }),
      'Content-Type': 'text/html; charset=utf-8',
      ...(chat?.cookie !== undefined && { 'Set-Cookie': chat.cookie }),
    },
  })
}

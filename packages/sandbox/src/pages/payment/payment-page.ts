import { escapeText } from '@foyer/demo-games'
import { documentHeaders } from '../../engine/document-headers.ts'
import { readPostedForm } from '../../engine/read-body.ts'
import type { OpenEntry } from '../../engine/request-log.ts'
import type { PlayDeps } from '../../rounds/authenticate-player.ts'
import { catchUp } from '../../world/catch-up.ts'
import { type Deposit, dueOf, isOpen, payableOf, stateOf } from '../../world/deposit.ts'
import type { Payment } from '../../world/deposits.ts'
import { textIn } from '../../world/lobby.ts'
import { toDecimal, toMinor, toPesos } from '../../world/money.ts'
import { Refusal } from '../../world/refusal.ts'
import { type PaymentTexts, paymentTextsOf } from './payment-texts.ts'

/** What the address of the page says of itself after a step; the site believes none of it. */
type Said = 'paid' | 'refused' | 'cancelled'
const SAID: readonly Said[] = ['paid', 'refused', 'cancelled']

/** The longest wait for the answer of the provider, s, and the most answers. */
const MAX_AFTER_S = 600
const MAX_TIMES = 5
/** Of a payment that is made in another currency. */
const FOREIGN = 'USD'

interface Step {
  readonly said: Said
  readonly payment: Payment | undefined
}

function numberOf(form: URLSearchParams, field: string, least: number, most: number): number {
  const value = Number(form.get(field) ?? '')
  return Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : least
}

/** What the pressed button means. @returns undefined for an amount that is none @throws Refusal for no button of ours */
function readStep(form: URLSearchParams): Step | undefined {
  const told = { afterMs: numberOf(form, 'after', 0, MAX_AFTER_S) * 1000, times: numberOf(form, 'times', 1, MAX_TIMES) }
  switch (form.get('do')) {
    case 'pay':
      return { said: 'paid', payment: { end: 'paid', ...told } }
    case 'part': {
      const amount = toMinor((form.get('amount') ?? '').trim())
      return amount ? { said: 'paid', payment: { end: 'paid', amount, ...told } } : undefined
    }
    case 'foreign':
      return { said: 'paid', payment: { end: 'paid', currency: FOREIGN, ...told } }
    case 'refuse':
      return { said: 'refused', payment: { end: 'refused', ...told } }
    case 'silent':
      return { said: 'paid', payment: { end: 'silent' } }
    case 'cancel':
      return { said: 'cancelled', payment: undefined }
    default:
      throw new Refusal('request.invalid', { field: 'do' })
  }
}

function stateWords(deposit: Deposit, said: Said | undefined, texts: PaymentTexts): string {
  if (said !== undefined) return texts[said]
  switch (stateOf(deposit)) {
    case 'awaiting':
      return ''
    case 'processing':
      return texts.paid
    case 'paid':
      return dueOf(deposit) === 0 ? texts.done : texts.paid
    case 'failed':
      return texts.refused
    case 'cancelled':
      return texts.cancelled
    case 'expired':
      return texts.expired
  }
}

function controls(deposit: Deposit, texts: PaymentTexts, url: URL): string {
  const due = payableOf(deposit)
  if (due === 0 && !isOpen(deposit)) return ''
  const amount = toPesos(due)
  const button = (name: string, words: string, tone = '') =>
    `<button name="do" value="${name}"${tone === '' ? '' : ` class="${tone}"`}>${escapeText(words)}</button>`
  const first = deposit.receipts.length === 0 ? texts.pay : texts.rest
  return (
    `<form method="post" action="${escapeText(`${url.pathname}${url.search}`)}">` +
    (due > 0 ? button('pay', first.replace('{amount}', amount), 'main') : '') +
    button('refuse', texts.refuse) +
    button('cancel', texts.cancel) +
    (due > 0
      ? `<label>${texts.partAmount}<input name="amount" inputmode="decimal" value="${toDecimal(Math.ceil(due / 2))}"></label>` +
        button('part', texts.part) +
        button('silent', texts.silent) +
        button('foreign', texts.foreign)
      : '') +
    `<div class="pair"><label>${texts.after}<input name="after" inputmode="numeric" value="0"></label>` +
    `<label>${texts.times}<input name="times" inputmode="numeric" value="1"></label></div></form>`
  )
}

/**
 * `/play/pay`: what a provider of payments would serve, with a button for each end (ROUTE-18). It works without its script,
 * which tells the site around a frame that something has happened.
 */
export async function handlePayment(request: Request, url: URL, entry: OpenEntry, deps: PlayDeps): Promise<Response> {
  const { world, changed } = deps
  const query = url.searchParams
  const language = query.get('language') ?? ''
  const { texts, tag } = paymentTextsOf(language)
  const find = () => world.deposits.findPayment(query.get('payment') ?? '')
  const form = request.method === 'POST' ? await readPostedForm(request) : undefined
  // From here on nothing is waited for: what is due is as it is when it is paid.
  const owner = world.members.get(find()?.userName ?? '')
  if (owner !== undefined && catchUp(world, owner)) changed()
  const known = find()
  let isWrong = false
  if (known !== undefined && form !== undefined) {
    const step = readStep(form)
    if (step !== undefined) {
      const due = payableOf(known)
      const { payment } = step
      const isOver = due === 0 && (payment?.end === 'paid' || !isOpen(known))
      if (payment === undefined) world.deposits.cancel(known.depositId)
      else if (!isOver)
        world.deposits.pay(known.depositId, { ...payment, amount: Math.min(due, payment.amount ?? due) })
      changed()
      const next = new URL(url)
      if (isOver) next.searchParams.delete('said')
      else next.searchParams.set('said', step.said)
      // A reload of what follows pays nothing again.
      return new Response(null, { status: 303, headers: { Location: `${next.pathname}${next.search}` } })
    }
    isWrong = true
  }
  const deposit = find()
  const said = SAID.find((one) => one === query.get('said'))
  const refusal = deposit === undefined ? new Refusal('request.invalid', { status: 404 }) : undefined
  entry.code = refusal?.code
  const name = deposit === undefined ? texts.title : textIn(deposit.methodName, language)
  const back =
    deposit && `${deposit.returnUrl.split(/[?#]/)[0]}?deposit=${deposit.depositId}${said ? `&status=${said}` : ''}`
  const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${escapeText(value)}</dd></div>`
  const body =
    deposit === undefined || back === undefined
      ? `<p>${texts.gone}</p>`
      : `<p class="said" role="status">${escapeText(stateWords(deposit, said, texts))}</p>` +
        (isWrong ? `<p class="wrong" role="alert">${texts.wrong}</p>` : '') +
        (said ? `<a class="back" href="${escapeText(back)}">${texts.back}</a>` : '') +
        `<dl>${fact(texts.to, texts.merchant)}${fact(texts.amount, toPesos(dueOf(deposit)))}${fact(texts.reference, deposit.depositId)}</dl>` +
        controls(deposit, texts, url)
  const document =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeText(`${name} · ${texts.title}`)}</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/play/payment.css"><script type="module" src="/play/payment.js"></script></head>` +
    `<body${said ? ` data-said="${said}"` : ''}><p class="mark">${texts.title} · ${escapeText(name)}</p>` +
    `<main><h1>${escapeText(name)}</h1><p class="lead">${texts.lead}</p>${body}</main></body></html>`
  return new Response(document, {
    status: refusal?.status ?? 200,
    headers: { ...documentHeaders({ frame: 'self' }), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

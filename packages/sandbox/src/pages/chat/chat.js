// @ts-check
// Shows what the desk writes while the page is in front, and sends without leaving the page. A message that is not sent
// stays in its field, and as long as the tab: its member finds it again after a reload or the next login. One whose answer is
// lost keeps its key until the desk says whether it has arrived: sent again as it was, it is one message.

const EVERY_MS = 4000
/** So many characters before the end the count is shown. */
const NEAR_THE_END = 100

const talk = document.querySelector('.talk')
const waiting = document.querySelector('.waiting')
const form = document.querySelector('form')
const trouble = document.querySelector('#trouble')
const count = document.querySelector('#count')

/** @typedef {{ own: boolean, who: string, text: string, time: string }} Line */

/** @param {Line} line */
function draw({ own, who, text, time }) {
  const item = document.createElement('li')
  item.className = own ? 'own' : 'ours'
  const name = document.createElement('span')
  name.className = 'who'
  name.textContent = who
  const words = document.createElement('p')
  words.textContent = text
  item.append(name, words)
  if (time !== '') {
    const moment = document.createElement('span')
    moment.className = 'time'
    moment.textContent = time
    item.append(moment)
  }
  return item
}

// What is under the field at the bottom edge would count as seen.
const toEnd = () => scrollTo(0, document.documentElement.scrollHeight)

/** @param {{ lines: Line[], waiting: string }} state */
function show({ lines, waiting: words }) {
  if (talk === null) return
  const shown = talk.lastElementChild
  talk.append(...lines.slice(talk.children.length).map(draw))
  // The desk drops the oldest messages of a very long conversation.
  if (shown === talk.lastElementChild && shown?.querySelector('p')?.textContent !== lines.at(-1)?.text) {
    talk.replaceChildren(...lines.map(draw))
  }
  const isNew = shown !== talk.lastElementChild || (waiting !== null && waiting.textContent !== words)
  if (waiting !== null && waiting.textContent !== words) waiting.textContent = words
  if (isNew) toEnd()
}

const field = form?.elements.namedItem('say')
const say = field instanceof HTMLTextAreaElement ? field : undefined
const most = Number(form?.dataset.most)

/** @typedef {{ key: string, text: string }} Sent a message that may have arrived */

/** @type {Sent | undefined} */
let sent

/** @param {(storage: Storage, key: string) => void} use */
function withStorage(use) {
  try {
    use(sessionStorage, `foyer.sandbox.chatDraft:${form?.dataset.user}`)
  } catch (error) {
    // Where there is no storage, the page alone keeps it.
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
  }
}

function keepDraft() {
  withStorage((storage, key) => {
    const text = say?.value ?? ''
    if (text === '' && sent === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ text, sent }))
  })
}

function readDraft() {
  withStorage((storage, key) => {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') ?? {}
    if (say !== undefined && say.value === '' && typeof kept.text === 'string') say.value = kept.text
    if (typeof kept.sent?.key === 'string' && typeof kept.sent.text === 'string') sent = kept.sent
  })
}

/** @param {string} words '' for none */
function tell(words) {
  if (trouble !== null && trouble.textContent !== words) trouble.textContent = words
  say?.setAttribute('aria-invalid', String(words !== ''))
}

const lengthOf = () => [...(say?.value.trim() ?? '')].length

/** Why it cannot be sent as it stands. */
const problem = () => (lengthOf() > most ? form?.dataset.tooLong : lengthOf() === 0 ? form?.dataset.empty : undefined)

/** The height and the count follow what stands in the field. */
function fit() {
  if (say === undefined) return
  if (!CSS.supports('field-sizing', 'content')) {
    say.style.blockSize = 'auto'
    say.style.blockSize = `${say.scrollHeight + say.offsetHeight - say.clientHeight}px`
  }
  const length = lengthOf()
  if (count === null) return
  count.toggleAttribute('data-over', length > most)
  count.textContent = length < most - NEAR_THE_END ? '' : (form?.dataset.count ?? '').replace('{count}', String(length))
}

/** The message has arrived. What was typed meanwhile is the next one, also behind the one that was sent. */
function settle() {
  if (say !== undefined && sent !== undefined && say.value.startsWith(sent.text)) {
    say.value = say.value.slice(sent.text.length).trimStart()
  }
  sent = undefined
  keepDraft()
  tell('')
  fit()
}

/** Each question to the desk has a number: an answer to an earlier one shows nothing any more. */
let asked = 0
let answered = 0

/** @param {number} number @param {Parameters<typeof show>[0]} state */
function showAnswer(number, state) {
  if (number < answered) return
  answered = number
  show(state)
}

async function update() {
  if (document.hidden) return
  asked += 1
  const number = asked
  const url = new URL(location.href)
  const open = sent
  if (open !== undefined) url.searchParams.set('sent', open.key)
  const response = await fetch(url, { headers: { Accept: 'application/json' } })
  if (!response.ok) return
  const state = await response.json()
  if (state.arrived && open === sent) settle()
  showAnswer(number, state)
}

function next() {
  // Without a network the next look may have one.
  setTimeout(() => update().then(next, next), EVERY_MS)
}

async function send() {
  const button = form?.querySelector('button')
  if (!form || !button || button.disabled || say === undefined) return
  const found = problem()
  if (found !== undefined) {
    tell(found)
    say.focus()
    return
  }
  const text = say.value
  const message = sent?.text === text ? sent : { key: crypto.getRandomValues(new BigUint64Array(2)).join('-'), text }
  sent = message
  keepDraft()
  button.disabled = true
  let words = form.dataset.unknown ?? ''
  try {
    const body = new URLSearchParams({ key: message.key, say: text })
    asked += 1
    const number = asked
    const response = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } })
    // The chat has ended: its page says so.
    if (response.status === 403) location.reload()
    // The desk always answers with 200. What else comes is not of the desk, and the message may have arrived.
    if (response.ok) {
      const state = await response.json()
      words = state.trouble
      if (words !== '') sent = undefined
      else {
        if (sent === message) settle()
        showAnswer(number, state)
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    // The desk may have said meanwhile that it has arrived.
    if (sent !== message) words = ''
  } finally {
    button.disabled = false
    tell(words)
    say.focus()
  }
}

if (form) form.noValidate = true
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
form?.addEventListener('input', () => {
  keepDraft()
  fit()
  // What was wrong has been put right, or is another text; what is too long is told at once.
  tell(lengthOf() > most ? (form.dataset.tooLong ?? '') : '')
})
say?.addEventListener('keydown', (event) => {
  // The keyboard of a phone has a key of its own for a new line, and no Shift beside it.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  form?.requestSubmit()
})

readDraft()
// Also what was typed before this ran.
keepDraft()
fit()
toEnd()
if (sent !== undefined) update().catch(() => {})
next()

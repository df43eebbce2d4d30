// @ts-check
// Shows what the desk writes while the page is in front, and sends without leaving the page: a message that cannot be sent
// stays in its field, and as long as the tab: its member finds it again after a reload or the next login.

const EVERY_MS = 4000

const talk = document.querySelector('.talk')
const waiting = document.querySelector('.waiting')
const form = document.querySelector('form')
const trouble = document.querySelector('#trouble')

/** @param {{ own: boolean, who: string, text: string }} line */
function draw({ own, who, text }) {
  const item = document.createElement('li')
  item.className = own ? 'own' : 'ours'
  const name = document.createElement('span')
  name.className = 'who'
  name.textContent = who
  const words = document.createElement('p')
  words.textContent = text
  item.append(name, words)
  return item
}

// What is under the field at the bottom edge would count as seen.
const toEnd = () => scrollTo(0, document.documentElement.scrollHeight)

/** @param {{ lines: { own: boolean, who: string, text: string }[], waiting: string }} state */
function show({ lines, waiting: words }) {
  if (talk === null) return
  const shown = talk.lastElementChild
  talk.append(...lines.slice(talk.children.length).map(draw))
  // The desk drops the oldest messages of a very long conversation.
  if (shown === talk.lastElementChild && shown?.lastElementChild?.textContent !== lines.at(-1)?.text) {
    talk.replaceChildren(...lines.map(draw))
  }
  const isNew = shown !== talk.lastElementChild || (waiting !== null && waiting.textContent !== words)
  if (waiting !== null && waiting.textContent !== words) waiting.textContent = words
  if (isNew) toEnd()
}

async function update() {
  if (document.hidden) return
  const response = await fetch(location.href, { headers: { Accept: 'application/json' } })
  if (response.ok) show(await response.json())
}

function next() {
  // Without a network the next look may have one.
  setTimeout(() => update().then(next, next), EVERY_MS)
}

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const key = form.elements.namedItem('key')
  const say = form.elements.namedItem('say')
  const button = form.querySelector('button')
  if (!(key instanceof HTMLInputElement && say instanceof HTMLInputElement) || button === null || button.disabled)
    return
  button.disabled = true
  const sent = say.value
  let words = form.dataset.notSent ?? ''
  try {
    const body = new URLSearchParams({ key: key.value, say: sent })
    const response = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } })
    // The chat has ended: its page says so.
    if (response.status === 403) location.reload()
    const state = await response.json()
    words = state.trouble
    if (words === '') {
      // What was typed meanwhile is the next message, also behind the one that was sent.
      if (say.value.startsWith(sent)) say.value = say.value.slice(sent.length).trimStart()
      keepDraft()
      key.value = state.key
      show(state)
    }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
  } finally {
    button.disabled = false
    if (trouble !== null) trouble.textContent = words
    say.setAttribute('aria-invalid', String(words !== ''))
    say.focus()
  }
})

const field = form?.elements.namedItem('say')

/** @param {(storage: Storage, key: string, field: HTMLInputElement) => void} use */
function withDraft(use) {
  if (!(field instanceof HTMLInputElement)) return
  try {
    use(sessionStorage, `foyer.sandbox.chatDraft:${form?.dataset.user}`, field)
  } catch (error) {
    // Where there is no storage, the field alone keeps it.
    if (!(error instanceof DOMException)) throw error
  }
}

function keepDraft() {
  withDraft((storage, key, { value }) => (value === '' ? storage.removeItem(key) : storage.setItem(key, value)))
}

withDraft((storage, key, input) => {
  if (input.value === '') input.value = storage.getItem(key) ?? ''
})
// Also what was typed before this ran.
keepDraft()
form?.addEventListener('input', keepDraft)
toEnd()
next()

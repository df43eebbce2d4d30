// @ts-check
// Shows what the desk writes while the page is in front.

const EVERY_MS = 4000

const talk = document.querySelector('.talk')
const waiting = document.querySelector('.waiting')

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

async function update() {
  if (document.hidden || talk === null) return
  const response = await fetch(location.href, { headers: { Accept: 'application/json' } })
  if (!response.ok) return
  const { lines, waiting: words } = await response.json()
  const shown = talk.lastElementChild
  talk.append(...lines.slice(talk.children.length).map(draw))
  // The desk drops the oldest messages of a very long conversation.
  if (shown === talk.lastElementChild && shown?.lastElementChild?.textContent !== lines.at(-1)?.text) {
    talk.replaceChildren(...lines.map(draw))
  }
  if (shown !== talk.lastElementChild) talk.lastElementChild?.scrollIntoView({ block: 'nearest' })
  if (waiting !== null && waiting.textContent !== words) waiting.textContent = words
}

function next() {
  // Without a network the next look may have one.
  setTimeout(() => update().then(next, next), EVERY_MS)
}

talk?.lastElementChild?.scrollIntoView({ block: 'nearest' })
next()

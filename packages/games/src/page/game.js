// @ts-check
// The part that all game pages share: session, balance, bet, choice, the round and what can go wrong with it.
// Runs in the browser as it stands: no build step, no markup from text (Trusted Types).

/**
 * @typedef {{ id: string, label: string, pays?: number, group?: string, tone?: string }} Option
 * @typedef {{ ticket: string, texts: Record<string, string>, stage: string, options: Option[],
 *   pick?: { count: number, of: number, digits?: true }, data: any }} Page
 * @typedef {{ betId: string, bet: string, win: string, balance: string, result: string, view: any }} Round
 * @typedef {{ open: true, roundId: string, step: number, bet: string, balance: string, result: string, view: any,
 *   moves: { id: string, label: string, costs: string }[] }} Turn
 * @typedef {{ balance: string, currencySymbol: string, backUrl: string, bets: string[], open?: Turn }} State
 * @typedef {{ start?(): void, show(view: any, won: boolean): Promise<void>, reset?(): void, move?(id: string): string }} Stage
 * @typedef {{ root: HTMLElement, page: Page, reduced(): boolean, pause(ms: number): Promise<void>,
 *   play(choice?: string): void, choose(id: string): void }} Table
 */

const PATIENCE_MS = 12_000

/**
 * @param {string} name
 * @param {string} [className]
 * @param {string} [text]
 */
export function make(name, className, text) {
  const node = document.createElement(name)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

const SVG = 'http://www.w3.org/2000/svg'

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 */
export function makeSvg(name, attributes = {}) {
  const node = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  return node
}

/** A drawing of the page's sprite. @param {string} name */
export function art(name) {
  const svg = makeSvg('svg', { viewBox: '0 0 208 212', 'aria-hidden': 'true' })
  svg.append(makeSvg('use', { href: `#s-${name}`, width: 208, height: 212 }))
  return svg
}

const SUITS = ['♠', '♥', '♣', '♦']

/** A playing card by its code, `A0` for the ace of spades; `back` shows its back. @param {string} code */
export function cardFace(code) {
  if (code === 'back') return make('div', 'card back')
  const suit = Number(code.at(-1))
  const node = make('div', `card suit${suit}`)
  node.append(make('b', '', code.slice(0, -1)), make('i', '', SUITS[suit] ?? ''))
  return node
}

/**
 * Makes room in a row for so many cards; where there are more than `apart`, they lie on one another.
 * @param {HTMLElement} row @param {number} count @param {number} apart
 */
export function seatCards(row, count, apart) {
  row.style.setProperty('--count', String(count))
  row.classList.toggle('many', count > apart)
}

/** @param {string} text */
const toMinor = (text) => Math.round(Number(text) * 100)

/** @param {number} minor */
function amountText(minor) {
  const [whole = '0', rest = '00'] = (Math.abs(minor) / 100).toFixed(2).split('.')
  return `${minor < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** 192 → `1.92×` @param {number} pays */
const times = (pays) => `${pays % 100 === 0 ? pays / 100 : (pays / 100).toFixed(2)}×`

/** Random also on plain http, where `crypto.randomUUID` is missing. */
function createRoundId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @param {string} id */
function byId(id) {
  const node = document.getElementById(id)
  if (!node) throw new Error(`#${id} is missing`)
  return node
}

/** @param {string} id */
const button = (id) => /** @type {HTMLButtonElement} */ (byId(id))

/** No answer, or none that says what happened. */
class NoAnswer extends Error {}

/**
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<{ status: number, body: any }>}
 */
async function ask(path, init) {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    const response = await fetch(path, { ...init, cache: 'no-store', signal: giveUp.signal })
    if (response.status >= 500) throw new NoAnswer()
    return { status: response.status, body: await response.json() }
  } catch (reason) {
    throw reason instanceof NoAnswer ? reason : new NoAnswer(undefined, { cause: reason })
  } finally {
    clearTimeout(timer)
  }
}

/** @param {unknown} body @param {string} [session] */
const posted = (body, session) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(session ? { Authorization: `Bearer ${session}` } : {}) },
  body: JSON.stringify(body),
})

/** @param {(table: Table) => Stage} createStage */
export function run(createStage) {
  /** @type {Page} */
  const page = JSON.parse(byId('play').textContent ?? '')
  const { texts, options, pick } = page
  const quiet = matchMedia('(prefers-reduced-motion: reduce)')

  const playButton = button('game-play')
  const less = button('game-less')
  const more = button('game-more')
  const said = byId('game-said')
  const trouble = byId('game-trouble')
  const moves = byId('game-moves')
  const rules = /** @type {HTMLDialogElement} */ (byId('game-rules'))

  let session = ''
  let symbol = ''
  let balance = 0
  /** @type {number[]} */
  let bets = []
  let betAt = 0
  let busy = true
  let rounds = 0
  let net = 0
  let choice = options[0]?.id ?? ''
  /** @type {number[]} */
  let picked = []
  /** What has no answer yet: asked for again as it is, it is not played twice.
   * @type {{ path: string, body: { roundId: string, bet?: string, choice?: string, step?: number, move?: string } } | undefined} */
  let pending
  /** The round that waits for a decision. @type {Turn | undefined} */
  let turn
  const started = Date.now()

  /** @param {string} key @param {Record<string, string | number>} [values] */
  const text = (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
  /** @param {number} minor */
  const money = (minor) => `${minor < 0 ? '−' : ''}${symbol}${amountText(Math.abs(minor))}`
  const bet = () => bets[betAt] ?? 0

  /** @param {string} words @param {'' | 'won' | 'lost'} [mood] */
  function say(words, mood = '') {
    said.textContent = words
    said.dataset.mood = mood
  }

  /** @param {string} words @param {() => void} [retry] */
  function complain(words, retry) {
    trouble.hidden = false
    const [line, again] = /** @type {[HTMLElement, HTMLButtonElement]} */ ([...trouble.children])
    line.textContent = words
    again.hidden = !retry
    again.onclick = retry ?? null
    say('')
    if (retry) again.focus()
  }

  function draw() {
    byId('game-balance').textContent = money(balance)
    byId('game-bet').textContent = bets.length ? money(bet()) : '–'
    less.disabled = busy || betAt <= 0
    more.disabled = busy || betAt >= bets.length - 1
    const missing = pick && picked.length > 0 ? pick.count - picked.length : 0
    playButton.disabled = busy || bets.length === 0 || missing > 0
    document.body.classList.toggle('busy', busy)
    document.body.classList.toggle('deciding', turn !== undefined)
    for (const control of moves.querySelectorAll('button'))
      control.disabled = busy || toMinor(control.dataset.costs ?? '0') > balance
    for (const control of byId('game-choices').querySelectorAll('button')) control.disabled = busy
    const minutes = Math.floor((Date.now() - started) / 60_000)
    byId('game-tally').textContent = [
      rounds > 0 ? text('session', { count: rounds, amount: `${net > 0 ? '+' : ''}${money(net)}` }) : '',
      minutes > 0 ? text('minutes', { count: minutes }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }

  /** @type {Table} */
  const table = {
    root: byId('game-stage'),
    page,
    reduced: () => quiet.matches,
    pause: (ms) => (quiet.matches ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))),
    play: (wanted) => {
      if (wanted !== undefined) choose(wanted)
      start()
    },
    choose: (id) => choose(id),
  }
  const stage = createStage(table)

  /** @param {string} id */
  function choose(id) {
    choice = id
    for (const chip of byId('game-choices').querySelectorAll('[data-id]')) {
      chip.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (chip).dataset.id === id))
    }
  }

  function drawOptions() {
    const groups = new Map()
    for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option])
    const table = [...groups.values()].some(({ length }) => length > 12)
    for (const [name, members] of groups) {
      const short = members.every((/** @type {Option} */ { label }) => label.length <= 3)
      // What all of them pay is said once, above them.
      const [{ pays: same }] = members
      const level = name && same && !table && members.every((/** @type {Option} */ { pays }) => pays === same)
      const group = make('div', `chips${members.length > 12 ? ' numbers' : short ? ' short' : ''}`)
      group.setAttribute('role', 'group')
      if (name) {
        const heading = make('h2', '', level ? `${name} ` : name)
        if (level) heading.append(make('b', 'all-pay', times(same)))
        group.setAttribute('aria-label', heading.textContent ?? name)
        byId('game-choices').append(heading)
      }
      for (const { id, label, pays, tone } of members) {
        const chip = make('button', `chip${tone ? ` tone-${tone}` : ''}`)
        chip.setAttribute('type', 'button')
        chip.dataset.id = id
        chip.append(make('span', '', label))
        if (pays && !level && members.length <= 12 && !label.endsWith('×')) chip.append(make('small', '', times(pays)))
        chip.addEventListener('click', () => choose(id))
        group.append(chip)
      }
      byId('game-choices').append(group)
    }
    choose(choice)
  }

  /** @param {{ count: number, of: number }} wish */
  function drawPick({ count, of }) {
    const grid = make('div', 'pick')
    grid.setAttribute('role', 'group')
    const dip = make('button', 'quiet', texts.dip)
    dip.setAttribute('type', 'button')
    const update = () => {
      for (const cell of grid.children)
        cell.setAttribute('aria-pressed', String(picked.includes(Number(cell.textContent))))
      choice = picked.length === count ? picked.join(',') : ''
      say(
        picked.length > 0 && picked.length < count
          ? text('pickMore', { count: count - picked.length })
          : (texts.ready ?? ''),
      )
      draw()
    }
    for (let number = 1; number <= of; number++) {
      const cell = make('button', '', String(number))
      cell.setAttribute('type', 'button')
      cell.addEventListener('click', () => {
        stage.reset?.()
        if (picked.includes(number)) picked = picked.filter((one) => one !== number)
        else if (picked.length < count) picked = [...picked, number]
        update()
      })
      grid.append(cell)
    }
    dip.addEventListener('click', () => {
      stage.reset?.()
      const left = Array.from({ length: of }, (_, index) => index + 1)
      picked = Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1)
      update()
    })
    byId('game-choices').append(grid, dip)
    choice = ''
  }

  /** A number of so many digits, typed on a keypad. @param {number} count */
  function drawDigits(count) {
    const shown = make('div', 'digits')
    shown.setAttribute('role', 'img')
    const pad = make('div', 'pick pad')
    pad.setAttribute('role', 'group')
    const more = make('div', 'pad-more')
    const update = () => {
      shown.replaceChildren(...Array.from({ length: count }, (_, at) => make('b', '', String(picked[at] ?? '·'))))
      shown.setAttribute('aria-label', picked.join(' ') || (texts.ready ?? ''))
      choice = picked.length === count ? picked.join(',') : ''
      const missing = picked.length > 0 ? count - picked.length : 0
      say(missing > 0 ? text('digitsMore', { count: missing }) : (texts.ready ?? ''))
      draw()
    }
    /** @param {string} label @param {() => void} act @param {string} [className] */
    const key = (label, act, className) => {
      const control = make('button', className, label)
      control.setAttribute('type', 'button')
      control.addEventListener('click', () => {
        stage.reset?.()
        act()
        update()
      })
      return control
    }
    for (let digit = 0; digit < 10; digit++)
      pad.append(
        key(String(digit), () => {
          // A full number begins anew.
          picked = picked.length < count ? [...picked, digit] : [digit]
        }),
      )
    more.append(
      key(texts.clear ?? '', () => (picked = []), 'quiet'),
      key(
        texts.dip ?? '',
        () => {
          picked = Array.from({ length: count }, () => Math.floor(Math.random() * 10))
        },
        'quiet',
      ),
    )
    // A round without a choice was picked by lot: the page shows which number.
    document.addEventListener('picked', (event) => {
      picked = /** @type {CustomEvent<number[]>} */ (event).detail
      shown.replaceChildren(...picked.map((digit) => make('b', '', String(digit))))
      choice = picked.join(',')
    })
    byId('game-choices').append(shown, pad, more)
    update()
  }

  /** @param {number} status @param {any} body */
  function refused(status, body) {
    pending = undefined
    if (status === 401) return complain(texts.ended ?? '')
    // Another tab began the round that waits, or made this move.
    if (['roundId', 'step', 'move'].includes(body?.value?.field)) return void refresh()
    busy = false
    if (body?.value?.field === 'balance') say(texts.tooLow ?? '', 'lost')
    else if (body?.code === 'platform.maintenance') complain(texts.maintenance ?? '')
    else say(texts.refused ?? '', 'lost')
    draw()
  }

  async function send() {
    if (!pending) return
    trouble.hidden = true
    busy = true
    say(texts.running ?? '')
    draw()
    try {
      const { status, body } = await ask(pending.path, posted(pending.body, session))
      if (status !== 200) {
        balance += toMinor(pending.body.bet ?? '0')
        return refused(status, body)
      }
      pending = undefined
      await (body.open ? decide(body) : settle(body))
    } catch (reason) {
      if (!(reason instanceof NoAnswer)) throw reason
      complain(texts.uncertain ?? '', send)
    }
  }

  /** The round waits for the player. @param {Turn} now */
  async function decide(now) {
    const asked = /** @type {HTMLElement | null} */ (moves.querySelector(':focus'))?.dataset.id
    turn = now
    await stage.show(now.view, false)
    balance = toMinor(now.balance)
    betAt = Math.max(0, bets.indexOf(toMinor(now.bet)))
    busy = false
    moves.replaceChildren(
      ...now.moves.map(({ id, label, costs }) => {
        const control = /** @type {HTMLButtonElement} */ (make('button', 'move', label))
        control.type = 'button'
        control.dataset.id = id
        control.dataset.costs = costs
        control.addEventListener('click', () => move(id))
        return control
      }),
    )
    say(now.result)
    draw()
    const next = [...moves.querySelectorAll('button')]
    const target = next.find(({ dataset }) => dataset.id === asked) ?? next[0]
    target?.focus({ preventScroll: true })
  }

  /** @param {string} id */
  function move(id) {
    if (busy || !turn) return
    const { roundId, step } = turn
    pending = { path: '/play/move', body: { roundId, step, move: stage.move?.(id) ?? id } }
    void send()
  }

  /** @param {Round} round */
  async function settle({ bet: placed, win, balance: after, result, view }) {
    const gain = toMinor(win)
    turn = undefined
    await stage.show(view, gain > toMinor(placed))
    balance = toMinor(after)
    rounds += 1
    net += gain - toMinor(placed)
    busy = false
    const values = { amount: money(gain), result }
    if (gain > toMinor(placed)) say(text('won', values), 'won')
    else if (gain > 0) say(text('returned', values))
    else say(text('lost', values), 'lost')
    moves.replaceChildren()
    draw()
    playButton.focus({ preventScroll: true })
  }

  function start() {
    if (busy || bets.length === 0) return
    if (bet() > balance) return say(texts.tooLow ?? '', 'lost')
    pending = { path: '/play/round', body: { roundId: createRoundId(), bet: (bet() / 100).toFixed(2), choice } }
    balance -= bet()
    stage.start?.()
    void send()
  }

  async function open() {
    trouble.hidden = true
    say(texts.opening ?? '')
    try {
      const { status, body } = await ask('/play/session', posted({ ticket: page.ticket }))
      if (status !== 200) return complain(texts.ended ?? '')
      session = body.session
      await adopt(body.state)
    } catch (reason) {
      if (!(reason instanceof NoAnswer)) throw reason
      complain(texts.offline ?? '', open)
    }
  }

  /** @param {State} state */
  async function adopt(state) {
    symbol = state.currencySymbol
    balance = toMinor(state.balance)
    bets = state.bets.map(toMinor)
    while (betAt > 0 && bet() > balance) betAt -= 1
    turn = undefined
    if (state.open) return decide(state.open)
    busy = false
    say(texts.ready ?? '')
    draw()
  }

  /** The game as the server has it. */
  async function refresh() {
    try {
      const { status, body } = await ask('/play/state', { headers: { Authorization: `Bearer ${session}` } })
      if (status === 200) await adopt(body)
      else refused(status, body)
    } catch (reason) {
      if (!(reason instanceof NoAnswer)) throw reason
      complain(texts.offline ?? '', refresh)
    }
  }

  // A page that comes back from the browser's memory may show an old balance.
  addEventListener('pageshow', (event) => {
    if (event.persisted && session && !busy) void refresh()
  })

  less.addEventListener('click', () => {
    betAt = Math.max(0, betAt - 1)
    draw()
  })
  more.addEventListener('click', () => {
    betAt = Math.min(bets.length - 1, betAt + 1)
    draw()
  })
  playButton.addEventListener('click', start)
  byId('game-help').addEventListener('click', () => rules.showModal())
  rules.addEventListener('click', (event) => {
    if (event.target === rules) rules.close()
  })
  setInterval(draw, 60_000)

  if (pick?.digits) drawDigits(pick.count)
  else if (pick) drawPick(pick)
  else if (options.length > 1) drawOptions()
  draw()
  void open()
}

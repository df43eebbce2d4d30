import type { Foyer } from '@foyer/core'
import { createTestFoyer, hang } from '@foyer/core/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { isFollowed } from '../../testing/is-followed.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

const show = async (html: string, access: Partial<Foyer['access']> = {}) => {
  const stub = stubFoyer()
  const failures: unknown[] = []
  stub.foyer.log.on(({ event, data }) => {
    if (event === 'html.failed') failures.push(data)
  })
  const foyer = { ...stub.foyer, access: { ...stub.foyer.access, ...access } }
  const { container } = renderWith(foyer, <RichText html={html} />)
  const text = container.querySelector('.fy-rich-text')
  if (text === null) throw new Error('no text')
  await waitFor(() => expect(text.getAttribute('aria-busy')).toBe('false'))
  return { ...stub, text, failures }
}

describe('rich text', () => {
  it('[PROMO-10] keeps what is harmless and drops what runs, submits or restyles', async () => {
    const { text } = await show(
      '<h2>Bonus</h2><p style="color:red" onclick="alert(1)">A <b>word</b></p><script>alert(1)</script>' +
        '<form action="/x"><input name="q"></form><svg onload="alert(1)"></svg><style>*{display:none}</style>' +
        '<iframe src="//evil"></iframe><img src=x onerror="alert(1)"><template><b>no</b></template>',
    )
    expect(text.textContent).toBe('BonusA word')
    expect(
      text.querySelectorAll('script, form, input, svg, style, iframe, template, [style], [onclick], [onerror]'),
    ).toHaveLength(0)
  })

  it('[PROMO-10] drops attributes and elements that restyle, move or download', async () => {
    const { text } = await show(
      '<p><font color="red" face="serif" size="7">A</font> <marquee bgcolor="red">word</marquee> <blink>blinks</blink></p>' +
        '<table bgcolor="red"><tbody><tr><td bgcolor="red">cell</td></tr></tbody></table><hr color="red" size="9">' +
        '<a href="https://partner.example/x" download="x.exe">file</a><track src="https://partner.example/x.vtt">' +
        '<img src="https://partner.example/a.png" crossorigin="use-credentials" usemap="#map">',
    )
    expect(text.textContent).toBe('A word blinkscellfile')
    expect(text.querySelector('a')?.getAttribute('href')).toBe('https://partner.example/x')
    expect(text.querySelector('img')?.getAttribute('src')).toBe('https://partner.example/a.png')
    for (const name of ['font', 'marquee', 'blink', 'track']) expect(text.querySelector(name), name).toBeNull()
    for (const name of ['crossorigin', 'download', 'usemap', 'bgcolor', 'color', 'face', 'size']) {
      expect(text.querySelector(`[${name}]`), name).toBeNull()
    }
  })

  it('[PROMO-10] has no heading of the page, and names no field of it', async () => {
    const { text } = await show(
      '<h1 lang="en">Bonus <b>week</b></h1><label for="content">Your feedback</label><output for="content">5</output>',
    )
    expect(text.querySelectorAll('h1, label, [for]')).toHaveLength(0)
    expect(text.querySelector('h2[lang=en]')?.innerHTML).toBe('Bonus <b>week</b>')
    expect(text.textContent).toBe('Bonus weekYour feedback5')
  })

  it('[PROMO-10] keeps links to pages of our own and to any http or https address', async () => {
    const { text, calls } = await show(
      '<a href="/m/activity">own</a><a href="https://t.me/foyer">channel</a><a href="mailto:a@b.co">mail</a>' +
        '<a href="/m/..//evil.example">dots</a><a href="javascript:alert(1)">js</a><a href="//evil.example">slashes</a>',
    )
    const links = [...text.querySelectorAll('a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['own', '/m/activity', null],
      ['channel', 'https://t.me/foyer', '_blank'],
      ['mail', 'mailto:a@b.co', null],
      ['dots', null, null],
      ['js', null, null],
      ['slashes', null, null],
    ])
    for (const link of text.querySelectorAll('a[href]'))
      expect(link.getAttribute('rel')).toContain('noopener noreferrer')
    const own = text.querySelector('a')
    if (own === null) throw new Error('no link')
    fireEvent.click(own)
    expect(calls).toEqual(['access.go /m/activity'])
  })

  it('[PROMO-10] shows pictures of any https host, without telling where they stand', async () => {
    const { text } = await show(
      '<img src="/m/a.png"><img src="https://pictures.example/b.png" onerror="alert(1)">' +
        '<img src="http://pictures.example/c.png"><img src="javascript:alert(1)"><img src="tel:1">',
    )
    const pictures = [...text.querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/m/a.png',
      'https://pictures.example/b.png',
    ])
    for (const picture of pictures) {
      expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
      expect(picture.hasAttribute('onerror')).toBe(false)
    }
  })

  it.each([
    '<frameset><frame src="/x"></frameset>Bonus',
    '<html><frameset cols="*"></frameset></html>Bonus',
    '<!doctype html><head></head><frameset></frameset><noframes>no</noframes>Bonus',
    ' \n<frameset onload=alert(1)><p>Bonus',
  ])('[PROMO-10] shows the text of HTML with a frame set: %j', async (html) => {
    const { text } = await show(html)
    expect(text.textContent).toContain('Bonus')
    expect(text.querySelectorAll('frameset, frame')).toHaveLength(0)
  })

  it('[PROMO-10] shows the text alone if the sanitiser fails', async () => {
    const { text, failures } = await show('<p>Bonus <a href="/m/activity">week</a></p>', {
      linkTarget() {
        throw new TypeError('a broken rule of the host')
      },
    })
    expect(text.textContent?.replace(/\s+/g, ' ').trim()).toBe('Bonus week')
    expect(text.querySelectorAll('*')).toHaveLength(0)
    // StrictMode draws twice.
    expect(failures).toEqual([{ error: 'TypeError' }, { error: 'TypeError' }])
  })

  it('without a table of routes the browser follows a link', async () => {
    const { foyer, dispose } = createTestFoyer({ routes: 'none', fetch: hang, start: false })
    onTestFinished(dispose)
    renderWith(foyer, <RichText html='<a href="/shop">own</a>' />)
    const link = await screen.findByRole('link')
    expect(link.getAttribute('href')).toBe('/shop')
    expect(isFollowed(link)).toBe(true)
  })
})

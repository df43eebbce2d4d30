import '../../testing/jsdom-dialogs.ts'
import { LANGUAGE_PICKER_CODES } from '@foyer/core/site'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { createI18n } from '../../text/i18n.ts'
import { LOCALES } from '../../text/locales.ts'
import { LanguageList } from './language-list.tsx'
import { LanguagePicker } from './language-picker.tsx'

afterEach(cleanup)

const name = (line: Element) => line.querySelector('bdi')?.textContent
const code = (line: Element) => line.querySelector('.fy-language-code')?.textContent

it('[I18N-02] lists 40 languages: those of the site to choose, the others folded away and marked', () => {
  const { foyer } = stubFoyer()
  const { container } = renderWith(foyer, <LanguageList />)
  const lines = () => [...container.querySelectorAll<HTMLButtonElement>('li > button')]
  const fold = screen.getByText('More languages').closest('button')
  if (fold === null) throw new Error('nothing to unfold')
  expect(fold.textContent).toContain('37')
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(lines().map(name)).toEqual(['English', 'Filipino', 'বাংলা'])
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(new Set(lines().map(code))).toEqual(new Set(LANGUAGE_PICKER_CODES))
  const others = lines().slice(3)
  expect(others).toHaveLength(37)
  for (const line of others) {
    expect(line.disabled).toBe(true)
    expect(line.textContent).toContain('Not available yet')
  }
  const line = others.find((other) => name(other) === 'Tiếng Việt')
  if (line === undefined) throw new Error('no Vietnamese')
  fireEvent.click(line)
  expect(foyer.languages.$language.get()).toBe('EN')
  fireEvent.click(fold)
  expect(lines()).toHaveLength(3)
})

it('[I18N-02] marks a language of the site that has no texts', () => {
  const { foyer } = stubFoyer({ config: { languages: ['EN', 'VI'] } })
  renderWith(foyer, <LanguageList />)
  expect(screen.getByRole('button', { name: /^Tiếng Việt.*Not available yet$/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('More languages').closest('button')?.textContent).toContain('38')
})

it('[I18N-04] changes the language once, the document with it, and closes', async () => {
  const { foyer } = stubFoyer()
  const closed: true[] = []
  renderWith(foyer, <LanguagePicker open onClose={() => closed.push(true)} />)
  const changes: string[] = []
  foyer.languages.$language.listen((language) => changes.push(language))
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'বাংলা' }))
  })
  await waitFor(() => expect(changes).toEqual(['BN']))
  expect(closed).toHaveLength(1)
  expect(await screen.findByText('আরও ভাষা', {}, { timeout: 5000 })).toHaveProperty('tagName', 'SPAN')
  expect(document.documentElement.lang).toBe('bn')
  expect(screen.getByRole('button', { name: 'বাংলা' }).getAttribute('aria-pressed')).toBe('true')
})

it('stays open and in its language where the texts cannot be had, and says that it waits for them', async () => {
  const { foyer } = stubFoyer()
  const closed = vi.fn()
  let fail = () => {}
  vi.spyOn(foyer.languages, 'changeLanguage').mockImplementation(
    () =>
      new Promise((resolve) => {
        fail = () => resolve(false)
      }),
  )
  renderWith(foyer, <LanguagePicker open onClose={closed} />)
  const line = screen.getByRole('button', { name: 'Filipino' })
  fireEvent.click(line)
  expect(line.getAttribute('aria-busy')).toBe('true')
  await act(async () => fail())
  expect(line.getAttribute('aria-busy')).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true')
})

it('closes for the language that is shown, also without a network, and takes a choice under way back', async () => {
  const { foyer } = stubFoyer()
  const change = vi.spyOn(foyer.languages, 'changeLanguage').mockResolvedValue(false)
  const set = vi.spyOn(foyer.languages, 'setLanguage')
  const closed = vi.fn()
  renderWith(foyer, <LanguagePicker open onClose={closed} />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'English' }))
  })
  expect(closed).toHaveBeenCalledOnce()
  expect(change).not.toHaveBeenCalled()
  expect(set).toHaveBeenCalledWith('EN')
})

it('closes nothing that was opened since', async () => {
  const { foyer } = stubFoyer()
  let bring = (_: boolean) => {}
  vi.spyOn(foyer.languages, 'changeLanguage').mockReturnValue(
    new Promise((resolve) => {
      bring = resolve
    }),
  )
  const chosen = vi.fn()
  const view = renderWith(foyer, <LanguageList onChoose={chosen} />)
  fireEvent.click(screen.getByRole('button', { name: 'Filipino' }))
  view.unmount()
  await act(async () => bring(true))
  expect(chosen).not.toHaveBeenCalled()
})

it('[I18N-04] shows a language whose texts could not be had when it was set, once it is chosen again', async () => {
  const { foyer } = stubFoyer()
  let isOnline = false
  const fil = LOCALES.TY?.load
  const load = async () => {
    if (!isOnline || fil === undefined) throw new Error('offline')
    return fil()
  }
  const text = createI18n(foyer.languages.$language, {
    locales: { TY: { tag: 'fil', dir: 'ltr', name: 'Filipino', load } },
  })
  foyer.languages.setLanguage('TY')
  render(
    <FoyerProvider foyer={foyer} text={text}>
      <LanguageList />
    </FoyerProvider>,
  )
  await act(async () => {})
  expect(text.$shown.get().code).toBe('EN')
  isOnline = true
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Filipino' }))
  })
  await waitFor(() => expect(text.$shown.get().code).toBe('TY'))
})

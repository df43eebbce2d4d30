import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage, type MemoryStorage } from '../ports/memory-storage.ts'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import { createDraft, type DraftAuthor } from './form-draft.ts'
import { createScopedForm } from './scoped-form.ts'

interface Values {
  readonly title: string
  readonly rate: string
  readonly password: string
}

const KEY = 'MC_LINK'
const INITIAL: Values = { title: '', rate: '0.10', password: '' }
const fields = z.object({ title: z.string(), rate: z.string() })

type Submit = (values: Readonly<Values>, signal: AbortSignal) => Promise<void>
interface FormChoices {
  readonly initial?: Values
  readonly emptyWhenDone?: boolean
  readonly submit?: Submit
}

/** The tab of a browser, whose storage may be given. A user is a key, '' for a guest, or 'unknown'. */
function open(first = 'ann', storage: MemoryStorage = createMemoryStorage()) {
  const test = createTestContext({ sessionStorage: storage })
  onTestFinished(test.dispose)
  const $user = atom(first)
  const author: DraftAuthor = {
    current: () => ($user.get() === 'unknown' ? undefined : $user.get()),
    onChange: (listener) => $user.listen(listener),
  }
  const draft = createDraft(test.context, author, KEY)
  const openForm = ({ initial = INITIAL, submit = async () => {}, emptyWhenDone = false }: FormChoices = {}) => {
    const form = createScopedForm<Values>(test.context, {
      verb: 'test.form',
      initial,
      rules: {},
      showsError: () => true,
      submit,
      emptyWhenDone,
      draft: { draft, fields },
    })
    return { ...form, values: () => form.$state.get().values }
  }
  return { ...test, storage, draft, openForm, become: $user.set, stored: () => storage.get(KEY) }
}

describe('a form with a draft', () => {
  it('has its values again when it is opened again', () => {
    const { openForm } = open()
    const form = openForm()
    form.set('title', 'a')
    form.dispose()
    expect(openForm().values()).toEqual({ ...INITIAL, title: 'a' })
  })

  it('has no draft while its values are the first ones, though these are not empty', () => {
    const { openForm, stored } = open()
    const form = openForm()
    form.touch('title')
    expect(stored()).toBeNull()
    form.set('rate', '0.20')
    expect(stored()).toContain('0.20')
    form.set('rate', '0.10')
    expect(stored()).toBeNull()
  })

  it('shows the draft in place of other first values', () => {
    const { openForm } = open()
    const form = openForm()
    form.set('title', 'a')
    form.dispose()
    expect(openForm({ initial: { ...INITIAL, rate: '0.30' } }).values()).toEqual({ ...INITIAL, title: 'a' })
  })

  it('never stores a field that is not named, such as a password', () => {
    const { openForm, storage, stored } = open()
    const form = openForm()
    form.set('password', 'Foyer2026')
    expect(stored()).toBeNull()
    form.set('title', 'a')
    form.dispose()
    expect(
      storage
        .keys()
        .map((key) => storage.get(key))
        .join(),
    ).not.toContain('Foyer2026')
    expect(openForm().values().password).toBe('')
  })

  it.each([true, false])('has no draft after its submit is done, empty then: %s', async (emptyWhenDone) => {
    const { openForm, stored } = open()
    const form = openForm({ emptyWhenDone })
    form.set('title', 'a')
    expect((await form.submit()).ok).toBe(true)
    expect(stored()).toBeNull()
    form.dispose()
    expect(openForm().values()).toEqual(INITIAL)
  })

  it('keeps the draft after a failure', async () => {
    const { openForm } = open()
    const form = openForm({ submit: () => Promise.reject(new FoyerError({ code: 'link.limit' })) })
    form.set('title', 'a')
    await form.submit()
    form.dispose()
    expect(openForm().values().title).toBe('a')
  })

  it('keeps what is typed during a submit', async () => {
    const { openForm } = open()
    let finish = () => {}
    const form = openForm({ emptyWhenDone: true, submit: () => new Promise((done) => (finish = done)) })
    form.set('title', 'a')
    const submitting = form.submit()
    form.set('title', 'b')
    finish()
    await submitting
    form.dispose()
    expect(openForm().values().title).toBe('b')
  })

  it.each(['done', 'failed'] as const)(
    'that is left during a submit has a draft unless the submit is done: %s',
    async (end) => {
      const { openForm, stored } = open()
      let settle = () => {}
      const submit: Submit = () =>
        new Promise((done, fail) => {
          settle = end === 'done' ? done : () => fail(new FoyerError({ code: 'link.limit' }))
        })
      const form = openForm({ submit })
      form.set('title', 'a')
      const submitting = form.submit()
      form.dispose()
      settle()
      await submitting
      expect(stored() === null).toBe(end === 'done')
    },
  )
})

describe('a draft that does not fit', () => {
  it.each([
    ['no JSON', 'title=a'],
    ['another type', '[1]'],
    ['null', 'null'],
    ['a field of another type, as an older build wrote it', '{"title":7,"rate":"0.20"}'],
    ['without a field that is new', '{"title":"a"}'],
  ])('is ignored: %s', (_, content) => {
    const { draft, openForm } = open()
    draft.write(content)
    const form = openForm()
    expect(form.values()).toEqual(INITIAL)
    form.set('title', 'b')
    form.dispose()
    expect(openForm().values().title).toBe('b')
  })

  it.each(['{', '"a"', '[{"user":"ann"}]', '[{"user":"ann","content":{}}]'])(
    'is removed if the entry is %s',
    (entry) => {
      const storage = createMemoryStorage()
      storage.set(KEY, entry)
      const { openForm, stored } = open('ann', storage)
      expect([openForm().values(), stored()]).toEqual([INITIAL, null])
    },
  )

  it('loses only the fields that the form no longer has', () => {
    const { draft, openForm } = open()
    draft.write('{"title":"a","rate":"0.20","former":"x","password":"of another script"}')
    expect(openForm().values()).toEqual({ title: 'a', rate: '0.20', password: '' })
  })
})

describe('a storage that fails', () => {
  /** A storage whose methods throw, as in a browser that denies storage or whose quota is used up. */
  const failing = (methods: readonly ('get' | 'set' | 'remove')[]): MemoryStorage => {
    const storage = createMemoryStorage()
    const fail = () => {
      throw new DOMException('denied', 'QuotaExceededError')
    }
    return Object.assign(storage, Object.fromEntries(methods.map((method) => [method, fail])))
  }

  it.each([[['set']], [['get', 'set', 'remove']]] as const)(
    'leaves the form and its draft working: %j',
    async (methods) => {
      const { openForm } = open('ann', failing(methods))
      const form = openForm({ emptyWhenDone: true })
      form.set('title', 'a')
      expect(form.values().title).toBe('a')
      form.dispose()
      const again = openForm({ emptyWhenDone: true })
      expect(again.values().title).toBe('a')
      expect((await again.submit()).ok).toBe(true)
      again.dispose()
      expect(openForm().values()).toEqual(INITIAL)
    },
  )
})

describe('the draft of a user', () => {
  it('is never shown to another user, and is gone for good once that user has come', () => {
    const { openForm, become, stored } = open()
    const form = openForm()
    form.set('title', 'of ann')
    become('bob')
    expect(form.values()).toEqual(INITIAL)
    expect(stored()).toBeNull()
    form.set('title', 'of bob')
    become('ann')
    expect(form.values()).toEqual(INITIAL)
  })

  it('is shown again when the user comes back after a guest', () => {
    const { openForm, become } = open()
    const form = openForm()
    form.set('title', 'of ann')
    become('')
    expect(form.values()).toEqual(INITIAL)
    become('ann')
    expect(form.values().title).toBe('of ann')
  })

  it('is that of the guest who signs in', () => {
    const { openForm, become } = open('')
    const form = openForm()
    form.set('title', 'of a guest')
    become('ann')
    expect(form.values().title).toBe('of a guest')
    become('')
    expect([form.values(), openForm().values()]).toEqual([INITIAL, INITIAL])
  })

  it('waits until the session is known', () => {
    const storage = createMemoryStorage()
    open('ann', storage).openForm().set('title', 'of ann')
    const { openForm, become } = open('unknown', storage)
    const form = openForm()
    expect(form.values()).toEqual(INITIAL)
    become('ann')
    expect(form.values().title).toBe('of ann')
  })

  it('does not replace what is typed before the session is known', () => {
    const storage = createMemoryStorage()
    open('ann', storage).openForm().set('title', 'of ann')
    const { openForm, become } = open('unknown', storage)
    const form = openForm()
    form.set('title', 'now')
    become('ann')
    expect(form.values().title).toBe('now')
    form.set('title', '')
    form.dispose()
    expect(openForm().values().title).toBe('of ann')
  })
})

import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isOfSession } from '../../../config/stored-keys.ts'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { trimmedLength } from '../../../kernel/validation/normalize.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../ports/memory-storage.ts'
import { deferred } from '../../../testing/deferred.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { testImage } from '../../../testing/test-images.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { wallet } from '../../cashier/wallet/wallet.ts'
import { applicationProblem } from './application-form.ts'
import { promotions } from './promotions.ts'

/** Player1 stands nowhere with it, so its dates decide; it pays 3.00. */
const FRIEND = 207
/** It states no amount. */
const LEADERBOARD = 203
const DAY_MS = 86_400_000

async function open(as?: string, storage = createMemoryStorage()) {
  /** Endpoints whose next answer is lost after the platform has acted. */
  const lost: string[] = []
  /** The endpoint whose answers arrive late. */
  const held = { path: 'none', until: Promise.resolve() }
  /** What the platform says in place of the answer's value, by the end of the path. */
  const said = new Map<string, (value: Record<string, unknown>) => unknown>()
  /** The keys of claims and applications, as they were sent. */
  const keys: unknown[] = []
  const test = createTestFoyerOnSandbox(
    (options) => {
      const sandbox = createSandbox(options)
      return {
        ...sandbox,
        async fetch(request: Request) {
          const { pathname } = new URL(request.url)
          if (pathname.endsWith('/applications')) keys.push((await request.clone().formData()).get('idempotencyKey'))
          if (pathname.endsWith('/claim')) keys.push((await request.clone().json()).idempotencyKey)
          const response = await sandbox.fetch(request)
          if (pathname.endsWith(held.path)) await held.until
          const at = lost.findIndex((part) => pathname.endsWith(part))
          const say = [...said].find(([end]) => pathname.endsWith(end))?.[1]
          if (at < 0 && say !== undefined) {
            const answer = (await response.json()) as { value: Record<string, unknown> }
            return Response.json({ ...answer, value: say(answer.value) })
          }
          if (at < 0) return response
          lost.splice(at, 1)
          throw new TypeError('Failed to fetch')
        },
      }
    },
    {
      storage,
      path: `/m/activityDetail?id=${FRIEND}`,
      config: { http: { retries: 0 }, promo: { categories: [{ id: 1, name: { EN: 'One', TY: 'Isa' } }] } },
    },
  )
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  const { foyer } = test
  const login = async (userName: string, { hanging = 0 } = {}) => {
    unwrap(await foyer.use(signIn).withPassword({ username: userName, password: 'Foyer2026' }))
    await test.idle({ hanging })
  }
  if (as !== undefined) await login(as)
  test.events.clear()
  const own = foyer.use(promotions)
  const row = (id = FRIEND) => own.$state.get().data?.find((one) => one.id === id)
  const label = (id?: number) => row(id)?.label
  const balance = () => foyer.use(wallet).$state.get().data?.amount
  return { ...test, own, row, label, balance, lost, held, said, keys, login }
}

/** A member who may apply for the promotion, or claim it. */
async function standing(label: 'Join' | 'Claim' = 'Join') {
  const test = await open('player1')
  if (label !== 'Join') await test.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label })
  await test.own.load()
  await test.foyer.use(wallet).load()
  await test.idle()
  return {
    ...test,
    /** Lets the client find out what became of a lost answer. */
    async answered<T>(result: Promise<T>): Promise<T> {
      await test.idle()
      await test.clock.advance(1000)
      return result
    },
  }
}

describe('labels', () => {
  it('[PROMO-15][PROMO-12] of guests follow the dates, and nothing is asked about them', async () => {
    const { own, label, row, asked } = await open()
    await own.load()
    expect([label(201), label(209), label(210)]).toEqual(['Join', 'coming soon', 'Close'])
    expect(row(201)).toMatchObject({ labelStatus: 'ready', action: 'signIn', isPermanent: true })
    expect(row(210)).toMatchObject({ action: 'none', isPermanent: false })
    expect(asked('memberLabelList')).toBe(0)
  })

  it('[PCALL-26] of a member come in one call for the whole list, the rest from the dates', async () => {
    const { own, label, asked } = await open('demo')
    await own.load()
    expect([201, 202, 206, 207, 208, 209, 211].map((id) => label(id))).toEqual([
      ...['Join', 'Joined', 'Process', 'Claim', 'Claimed', 'coming soon', 'Applying'],
    ])
    expect([asked('memberLabelList'), asked('memberLabels')]).toEqual([1, 0])
  })

  it('[PROMO-15] change with the clock of the platform, without a request', async () => {
    const { own, label, clock, asked } = await open()
    await own.load()
    expect(label(209)).toBe('coming soon')
    const before = asked('announcements')
    await clock.advance(3 * DAY_MS)
    expect(label(209)).toBe('Join')
    await clock.advance(7 * DAY_MS)
    expect(label(209)).toBe('Close')
    expect(asked('announcements')).toBe(before)
  })

  it('belong to one user: another one gets his own, a guest none', async () => {
    const { own, label, foyer, idle, login } = await open('demo')
    await own.load()
    expect(label(207)).toBe('Claim')
    await foyer.use(session).signOut()
    await idle()
    expect(label(207)).toBe('Join')
    await login('player1')
    expect(label(207)).toBe('Join')
  })

  it('that cannot be had say so: no member is told to join what he has joined', async () => {
    const { own, row, control, label } = await open('demo')
    await control.setFault({ endpoint: 'memberLabelList', kind: 'status:500', times: 1 })
    await own.load()
    expect(row(207)).toMatchObject({ label: undefined, labelStatus: 'failed', action: 'none' })
    await own.refreshLabel(207)
    expect(row(207)).toMatchObject({ label: 'Claim', labelStatus: 'ready', action: 'claim' })
    await own.load()
    expect(label(206)).toBe('Process')
  })

  it('[PROMO-14] that are asked for at a tap say so where they cannot be had; nothing is said of what nobody tapped', async () => {
    const { own, control, events, idle } = await open('demo')
    await own.load()
    await control.setFault({ endpoint: 'memberLabels', kind: 'status:500', times: 3 })
    own.watch(207)
    await idle()
    expect(await own.refreshLabel(207, { silent: true })).toMatchObject({ ok: false })
    expect(events.toastKeys).toEqual([])
    expect(await own.refreshLabel(207)).toMatchObject({ ok: false })
    expect(events.toastKeys).toEqual(['error.unknown'])
  })

  it('[PROMO-15] that the platform no longer gives, or never gave, follow the dates', async () => {
    const { own, row, control, said } = await open('player1')
    said.set(`/${FRIEND}/label`, () => ({ label: null }))
    await control.setFault({ endpoint: 'memberLabelList', kind: 'status:500', times: 1 })
    await own.load()
    expect(row()).toMatchObject({ labelStatus: 'failed' })
    expect(await own.refreshLabel(FRIEND)).toEqual(DONE)
    expect(row()).toMatchObject({ label: 'Join', labelStatus: 'ready' })
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Rejected' })
    await own.refresh()
    expect(row()).toMatchObject({ label: 'Rejected' })
    await own.refreshLabel(FRIEND)
    expect(row()).toMatchObject({ label: 'Join', labelStatus: 'ready' })
  })

  it('are asked for anew whenever the page is shown again', async () => {
    const { own, label, control, ports, idle } = await standing()
    const stop = own.watch(FRIEND)
    await idle()
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Process' })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(label()).toBe('Process')
    stop()
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(label()).toBe('Process')
  })
})

it('[PROMO-01][PCALL-04] the list asks for promotions alone, and shows no announcement of another kind', async () => {
  const { own, control, foyer } = await open()
  await own.load()
  const [asked] = control.log().filter(({ endpoint }) => endpoint === 'announcements')
  expect(asked?.query).toEqual({
    ...{ types: 'PR', groupName: '', platform: 'M', language: 'EN' },
    merchantCode: foyer.config.merchant,
  })
  expect(own.$state.get().data?.map(({ id }) => id)).toEqual(expect.arrayContaining([201, FRIEND]))
  expect(own.$state.get().data?.filter(({ id }) => id < 201 || id > 299)).toEqual([])
})

describe('another language', () => {
  const TITLES = { EN: 'Bring a friend, both get a coffee', TY: 'Magdala ng kaibigan, parehong may kape' }

  it('[PROMO-01] brings its texts; until then those of the former language stay', async () => {
    const { own, row, foyer, idle } = await open('player1')
    await own.load()
    const seen: unknown[] = []
    own.$state.listen(({ status }) => seen.push(status, row()?.title))
    foyer.languages.setLanguage('TY')
    expect(row()?.title).toBe(TITLES.EN)
    await idle()
    expect(row()?.title).toBe(TITLES.TY)
    expect(new Set(seen)).toEqual(new Set(['ready', TITLES.EN, TITLES.TY]))
  })

  it('[PROMO-01] is not answered by what was asked for in the former one', async () => {
    const { own, row, foyer, idle, held } = await open()
    const late = deferred<void>()
    held.path = '/announcements'
    held.until = late.promise
    const first = own.load()
    foyer.languages.setLanguage('TY')
    late.resolve()
    await first
    await idle()
    expect(row()?.title).toBe(TITLES.TY)

    const again = deferred<void>()
    held.until = again.promise
    void own.refresh()
    foyer.languages.setLanguage('EN')
    again.resolve()
    await idle()
    expect(row()?.title).toBe(TITLES.EN)
  })
})

describe('tabs', () => {
  it('[PROMO-02] are named in the language, and choosing one asks for nothing', async () => {
    const { own, control, foyer, idle } = await open()
    await own.load()
    expect(own.$tabs.get().map(({ name }) => name)).toEqual([undefined, 'One'])
    const before = control.log().length
    own.setTab(1)
    expect(own.$tab.get()).toBe(1)
    expect(control.log().length).toBe(before)
    foyer.languages.setLanguage('TY')
    expect(own.$tabs.get()[1]?.name).toBe('Isa')
    await idle()
  })

  it('[PROMO-02] the chosen one goes with its user', async () => {
    const { own, foyer, idle } = await standing()
    own.setTab(1)
    await foyer.use(session).signOut()
    await idle()
    expect(own.$tab.get()).toBe('all')
  })

  it('[PROMO-02] the one that a guest chose stays at the sign-in', async () => {
    const { own, login } = await open()
    own.setTab(1)
    await login('player1')
    expect(own.$tab.get()).toBe(1)
  })

  it('[PROMO-02] the chosen one is there again after a reload, where there still is such a tab', async () => {
    const reload = (sessionStorage: MemoryStorage, categories = [{ id: 1, name: 'One' }]) => {
      const test = createTestFoyer({ sessionStorage, config: { promo: { categories } }, fetch: sandbox.fetch })
      onTestFinished(() => test.dispose())
      return test.foyer.use(promotions)
    }
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const kept = createMemoryStorage()
    reload(kept).setTab(1)
    expect(reload(kept).$tab.get()).toBe(1)
    expect(reload(createMemoryStorage()).$tab.get()).toBe('all')
    expect(reload(kept, []).$tab.get()).toBe('all')
    reload(kept).setTab('all')
    expect(reload(kept).$tab.get()).toBe('all')
  })
})

describe('an application', () => {
  it('[APPLY-02] counts code points after trimming', () => {
    expect(applicationProblem('x'.repeat(140), 0)).toBeUndefined()
    expect(applicationProblem('x'.repeat(141), 0)).toBe('activity.comment.tooLong')
    expect(applicationProblem(` ${'🎰'.repeat(140)}\n`, 0)).toBeUndefined()
    expect(applicationProblem('🎰'.repeat(141), 1)).toBe('activity.comment.tooLong')
    expect(trimmedLength(' 🎰a ')).toBe(2)
  })

  it('[APPLY-01] needs a comment or an image', () => {
    expect(applicationProblem('  ', 0)).toBe('activity.empty')
    expect(applicationProblem('', 1)).toBeUndefined()
    expect(applicationProblem('a', 0)).toBeUndefined()
  })

  it('[APPLY-01][APPLY-06][PCALL-22] goes with comment and images in one call, and moves the label', async () => {
    const { own, label, control, events, asked } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('  My friend is Ana. ')
    await form.images.add([testImage('png'), testImage('jpeg')])
    expect(await form.submit()).toEqual(DONE)
    expect(label()).toBe('Applying')
    expect(events.toastKeys).toEqual(['toast.promo.applied'])
    expect([form.$comment.get(), form.images.$state.get().images]).toEqual(['', {}])
    expect(asked('activityUpload')).toBe(1)
    expect(control.log().at(-1)?.body).toMatchObject({
      comment: 'My friend is Ana.',
      images: '[list, 2 entries]',
    })
    form.dispose()
  })

  it('[APPLY-02][APPLY-01] with a problem sends nothing, and says so until it is put right', async () => {
    const { own, events, asked } = await standing()
    const form = own.applyForm(FRIEND)
    expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'activity.empty' } })
    expect(form.$problem.get()).toBe('activity.empty')
    expect(events.focuses).toEqual([{ field: 'comment' }])
    form.setComment('x'.repeat(141))
    expect(form.$problem.get()).toBeUndefined()
    expect(await form.submit()).toMatchObject({ error: { code: 'activity.comment.tooLong' } })
    form.setComment('x'.repeat(140))
    expect(form.$problem.get()).toBeUndefined()
    expect(asked('activityUpload')).toBe(0)
    form.dispose()
  })

  it('[APPLY-03][APPLY-04][APPLY-05] takes three real images, and refuses the others before anything is sent', async () => {
    const { own, asked } = await standing()
    const form = own.applyForm(FRIEND)
    await form.images.add([testImage('gif'), testImage('gif', { type: 'image/png', name: 'a.png' })])
    expect(form.images.$state.get().refused.map(({ code }) => code)).toEqual(['upload.badType', 'upload.badType'])
    await form.images.add([testImage('png', { bytes: 5_242_881 })])
    expect(form.images.$state.get().refused.map(({ code }) => code)).toEqual(['upload.tooLarge'])
    await form.images.add([testImage(), testImage('png', { bytes: 5_242_880 }), testImage(), testImage()])
    expect(form.images.$state.get().refused.map(({ code }) => code)).toEqual(['upload.tooMany'])
    expect(Object.keys(form.images.$state.get().images)).toHaveLength(3)
    expect(asked('activityUpload')).toBe(0)
    form.dispose()
  })

  it('[APPLY-06] that is refused or fails keeps its comment and images, and the label', async () => {
    const { own, label, control, answered } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('Hello')
    await form.images.add([testImage()])
    await control.setFault({ endpoint: 'activityUpload', kind: 'status:503', times: 1 })
    expect(await answered(form.submit())).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
    expect(form.$upload.get()).toMatchObject({ status: 'failed' })
    expect([form.$comment.get(), Object.keys(form.images.$state.get().images), label()]).toEqual([
      'Hello',
      ['image1'],
      'Join',
    ])
    expect(await form.submit()).toEqual(DONE)
    expect(label()).toBe('Applying')
    form.dispose()
  })

  it('is found by its label when the answer was lost, and is not sent again', async () => {
    const { own, label, lost, events, keys, answered } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('Hello')
    lost.push('/applications')
    expect(await answered(form.submit())).toEqual(DONE)
    expect([form.$comment.get(), label(), events.toastKeys]).toEqual(['', 'Applying', ['toast.promo.applied']])
    expect(keys).toHaveLength(1)
    form.dispose()
  })

  it('keeps a corrected comment when the first one is found to have arrived', async () => {
    const { own, label, lost, control, events, keys, answered } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('First words')
    lost.push('/applications')
    await control.setFault({ endpoint: 'memberLabels', kind: 'status:503', times: 1 })
    expect(await answered(form.submit())).toMatchObject({ ok: false, error: { code: 'network.failed' } })
    expect([form.$upload.get().status, form.$comment.get(), label()]).toEqual(['unknown', 'First words', 'Join'])
    form.setComment('Better words')
    expect(await answered(form.submit())).toMatchObject({ ok: false, error: { code: 'promo.transition.invalid' } })
    expect([form.$comment.get(), label(), events.toastKeys]).toEqual([
      'Better words',
      'Applying',
      ['toast.promo.applied', 'error.promo.transition.invalid'],
    ])
    expect(keys).toHaveLength(1)
    form.dispose()
  })

  it('that follows another one is another: each has a key of its own', async () => {
    const { own, label, lost, keys, control, answered } = await standing()
    const form = own.applyForm(FRIEND)
    const again = async () => {
      await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Join' })
      await own.refreshLabel(FRIEND)
    }
    form.setComment('First')
    await form.submit()
    await again()
    form.setComment('Second')
    lost.push('/applications')
    await control.setFault({ endpoint: 'memberLabels', kind: 'status:503', times: 1 })
    await answered(form.submit())
    // The label says that the application has arrived.
    await own.refreshLabel(FRIEND)
    expect(label()).toBe('Applying')
    await again()
    form.setComment('Third')
    expect(await form.submit()).toEqual(DONE)
    expect(label()).toBe('Applying')
    expect(new Set(keys).size).toBe(3)
    form.dispose()
  })

  it('of the next user has a key of its own, and shows no failure of the former', async () => {
    const { own, foyer, idle, keys, control, login, answered } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('Of player1')
    await control.setFault({ endpoint: 'activityUpload', kind: 'status:503', times: 1 })
    await answered(form.submit())
    expect(form.$upload.get()).toMatchObject({ status: 'failed' })
    await foyer.use(session).signOut()
    await idle()
    expect(form.$upload.get()).toEqual({ status: 'idle' })
    await control.setPromotionLabel({ userName: 'demo', id: FRIEND, label: 'Join' })
    await login('demo')
    form.setComment('Of demo')
    expect(await form.submit()).toEqual(DONE)
    expect(new Set(keys).size).toBe(2)
    form.dispose()
    await idle()
  })

  it('[PROMO-13] that was made elsewhere meanwhile is learned of', async () => {
    const { own, label, control, events, asked } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('Hello')
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Process' })
    expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'promo.transition.invalid' } })
    expect([label(), form.$comment.get()]).toEqual(['Process', 'Hello'])
    expect(events.toastKeys).toEqual(['error.promo.transition.invalid'])
    const sent = asked('activityUpload')
    expect(await form.submit()).toMatchObject({ error: { code: 'promo.transition.invalid' } })
    expect(asked('activityUpload')).toBe(sent)
    form.dispose()
  })

  it('keeps its comment for the same promotion and member until it is sent', async () => {
    const { own, foyer, control, login, idle } = await standing()
    await control.setPromotionLabel({ userName: 'demo', id: FRIEND, label: 'Join' })
    const typed = (id = FRIEND) => {
      const form = own.applyForm(id)
      form.dispose()
      return form.$comment.get()
    }
    const form = own.applyForm(FRIEND)
    form.setComment('My friend is maria')
    form.dispose()
    expect([typed(), typed(FRIEND + 1)]).toEqual(['My friend is maria', ''])
    await foyer.use(session).signOut()
    await login('demo')
    expect(typed()).toBe('')

    const next = own.applyForm(FRIEND)
    next.setComment('My friend is juan')
    expect((await next.submit()).ok).toBe(true)
    next.dispose()
    expect(typed()).toBe('')
    await idle()
  })

  it('waits for its member where the session expires, and for nobody after a logout', async () => {
    const { own, foyer, control, login, idle } = await standing()
    const form = own.applyForm(FRIEND)
    const shownNow = () => {
      const next = own.applyForm(FRIEND)
      next.dispose()
      return [form.$comment.get(), next.$comment.get()]
    }
    form.setComment('My friend is maria')
    await control.revoke({ userName: 'player1' })
    expect((await form.submit()).ok).toBe(false)
    await idle()
    expect(foyer.use(session).isSignedIn()).toBe(false)
    expect(shownNow()).toEqual(['', ''])
    await login('player1')
    expect(shownNow()).toEqual(['My friend is maria', 'My friend is maria'])
    await foyer.use(session).signOut()
    await login('player1')
    expect(shownNow()).toEqual(['', ''])
    form.dispose()
    await idle()
  })

  it('whose pictures are gone with the page says so, until one is chosen again or it is sent', async () => {
    const { own, control, answered } = await standing()
    const lostOf = (id = FRIEND) => {
      const form = own.applyForm(id)
      form.dispose()
      return form.$lostImages.get()
    }
    const form = own.applyForm(FRIEND)
    await form.images.add([testImage('png'), testImage('jpeg')])
    expect(form.$lostImages.get()).toBe(0)
    form.dispose()
    expect([lostOf(), lostOf(), lostOf(FRIEND + 1)]).toEqual([2, 2, 0])

    const next = own.applyForm(FRIEND)
    await next.images.add([testImage('png')])
    expect([next.$lostImages.get(), lostOf()]).toEqual([0, 1])
    next.images.remove('image1')
    expect([next.$lostImages.get(), lostOf()]).toEqual([0, 0])
    await next.images.add([testImage('png')])
    next.dispose()

    const last = own.applyForm(FRIEND)
    expect(last.$lostImages.get()).toBe(1)
    last.setComment('Without the picture')
    await control.setFault({ endpoint: 'activityUpload', kind: 'status:503', times: 1 })
    await answered(last.submit())
    expect(last.$lostImages.get()).toBe(1)
    expect(await last.submit()).toEqual(DONE)
    expect([last.$lostImages.get(), lostOf()]).toEqual([0, 0])
    last.dispose()
  })

  it('whose pictures are gone says so to its member alone', async () => {
    const { own, foyer, control, login, idle } = await standing()
    const form = own.applyForm(FRIEND)
    await form.images.add([testImage('png')])
    await control.revoke({ userName: 'player1' })
    expect((await form.submit()).ok).toBe(false)
    await idle()
    expect([form.images.$state.get().images, form.$lostImages.get()]).toEqual([{}, 0])
    await login('demo')
    expect(form.$lostImages.get()).toBe(0)
    await foyer.use(session).signOut()
    form.dispose()
    await idle()
  })

  it('whose pictures went with the session says so when its member is back', async () => {
    const { own, control, login, idle } = await standing()
    const form = own.applyForm(FRIEND)
    await form.images.add([testImage('png')])
    await control.revoke({ userName: 'player1' })
    expect((await form.submit()).ok).toBe(false)
    await idle()
    await login('player1')
    expect([form.images.$state.get().images, form.$lostImages.get()]).toEqual([{}, 1])
    form.dispose()
  })

  it('[APPLY-01] that is begun and not sent is unfinished, over a reload too, for its member alone', async () => {
    const { own, foyer, login, idle } = await standing()
    const form = own.applyForm(FRIEND)
    const unfinished = (id = FRIEND) => {
      const next = own.applyForm(id)
      next.dispose()
      return next.$isUnfinished.get()
    }
    expect([form.$isUnfinished.get(), unfinished()]).toEqual([false, false])
    form.setComment('  ')
    expect(form.$isUnfinished.get()).toBe(false)
    form.setComment('My friend is maria')
    expect([form.$isUnfinished.get(), unfinished(), unfinished(FRIEND + 1)]).toEqual([true, true, false])
    form.setComment('')
    await form.images.add([testImage('png')])
    expect([form.$isUnfinished.get(), unfinished()]).toEqual([true, true])
    form.images.remove('image1')
    expect([form.$isUnfinished.get(), unfinished()]).toEqual([false, false])
    form.setComment('My friend is maria')
    expect(await form.submit()).toEqual(DONE)
    expect([form.$isUnfinished.get(), unfinished()]).toEqual([false, false])
    form.setComment('And juan')
    await foyer.use(session).signOut()
    await login('demo')
    expect([form.$isUnfinished.get(), unfinished()]).toEqual([false, false])
    form.dispose()
    await idle()
  })

  it('20 taps send once; another user finds nothing of it', async () => {
    const { own, asked, foyer, idle } = await standing()
    const form = own.applyForm(FRIEND)
    form.setComment('Hello')
    const taps = await Promise.all(Array.from({ length: 20 }, () => form.submit()))
    expect(taps).toEqual(taps.map(() => DONE))
    expect(asked('activityUpload')).toBe(1)
    form.setComment('A secret')
    await form.images.add([testImage()])
    await foyer.use(session).signOut()
    expect([form.$comment.get(), form.images.$state.get().images]).toEqual(['', {}])
    form.dispose()
    await idle()
  })
})

describe('a claim', () => {
  it('[PROMO-14][PCALL-26] is one call, moves the label, and the balance rises', async () => {
    const { own, label, balance, events, asked, idle } = await standing('Claim')
    const before = Number(balance())
    const askedBefore = asked('walletLoad')
    expect(await own.claim(FRIEND)).toEqual(DONE)
    await idle()
    expect([label(), asked('activityClaim'), asked('walletLoad') - askedBefore]).toEqual(['Claimed', 1, 1])
    expect(events.toasts).toMatchObject([{ key: 'toast.promo.claimedAmount', params: { amount: '₱3.00' } }])
    expect(Number(balance()) - before).toBeCloseTo(3, 5)
  })

  it.each(['Process', 'a word of tomorrow', undefined])(
    '[PROMO-14] that is answered with the label %s is followed by the balance too',
    async (answered) => {
      const { own, asked, said, idle } = await standing('Claim')
      const before = asked('walletLoad')
      said.set('/claim', () => ({ label: answered }))
      expect(await own.claim(FRIEND)).toEqual(DONE)
      await idle()
      expect(asked('walletLoad') - before).toBe(1)
    },
  )

  it('of what is no amount of money says no more than that', async () => {
    const { own, events, idle, control } = await standing()
    await control.setPromotionLabel({ userName: 'player1', id: LEADERBOARD, label: 'Claim' })
    await own.refreshLabel(LEADERBOARD)
    expect(await own.claim(LEADERBOARD)).toEqual(DONE)
    await idle()
    expect(events.toastKeys).toEqual(['toast.promo.claimed'])
  })

  it('[PROMO-14] tapped twenty times is one', async () => {
    const { own, balance, asked, idle } = await standing('Claim')
    const before = Number(balance())
    const taps = await Promise.all(Array.from({ length: 20 }, () => own.claim(FRIEND)))
    await idle()
    expect(taps).toEqual(taps.map(() => DONE))
    expect(asked('activityClaim')).toBe(1)
    expect(Number(balance()) - before).toBeCloseTo(3, 5)
  })

  it('whose answer was lost pays once: the same request is sent again by itself', async () => {
    const { own, label, balance, lost, keys, clock, idle } = await standing('Claim')
    const before = Number(balance())
    lost.push('/claim')
    const [claiming, again] = [own.claim(FRIEND), own.claim(FRIEND)]
    await idle()
    expect(label()).toBe('Claim')
    await clock.advance(1000)
    expect([await claiming, await again]).toEqual([DONE, DONE])
    await idle()
    expect(label()).toBe('Claimed')
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(Number(balance()) - before).toBeCloseTo(3, 5)
  })

  it('whose answer was lost shows when the label is asked for, and the balance with it', async () => {
    const { own, label, balance, lost, idle, clock } = await standing('Claim')
    const before = Number(balance())
    lost.push('/claim')
    const claiming = own.claim(FRIEND)
    await idle()
    await own.refreshLabel(FRIEND)
    await idle()
    expect(label()).toBe('Claimed')
    expect(Number(balance()) - before).toBeCloseTo(3, 5)
    await clock.advance(1000)
    expect(await claiming).toEqual(DONE)
    await idle()
  })

  it('that follows another one is paid too: each has a key of its own', async () => {
    const { own, balance, keys, control, idle } = await standing('Claim')
    const before = Number(balance())
    await own.claim(FRIEND)
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    await own.refreshLabel(FRIEND)
    expect(await own.claim(FRIEND)).toEqual(DONE)
    await idle()
    expect(new Set(keys).size).toBe(2)
    expect(Number(balance()) - before).toBeCloseTo(6, 5)
  })

  it('that the platform has refused is over: the next one has a key of its own', async () => {
    const { own, keys, control, idle } = await standing('Claim')
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Joined' })
    await control.setFault({ endpoint: 'memberLabels', kind: 'status:500', times: 1 })
    expect(await own.claim(FRIEND)).toMatchObject({ error: { code: 'promo.transition.invalid' } })
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    expect(await own.claim(FRIEND)).toEqual(DONE)
    await idle()
    expect(new Set(keys).size).toBe(2)
  })

  it('whose answer was lost raises the balance, also where the list of labels tells of it', async () => {
    const { own, label, balance, lost, idle, clock } = await standing('Claim')
    const before = Number(balance())
    lost.push('/claim')
    const claiming = own.claim(FRIEND)
    await idle()
    await own.refresh()
    await idle()
    expect(label()).toBe('Claimed')
    expect(Number(balance()) - before).toBeCloseTo(3, 5)
    await clock.advance(1000)
    await claiming
    await idle()
  })

  it('[PROMO-13] where the label does not allow it sends nothing', async () => {
    const { own, label, asked, events } = await standing('Join')
    expect(await own.claim(FRIEND)).toMatchObject({ ok: false, error: { code: 'promo.transition.invalid' } })
    expect([asked('activityClaim'), label(), events.toastKeys]).toEqual([0, 'Join', ['error.promo.transition.invalid']])
  })

  it('an answer to an earlier question does not undo it', async () => {
    const { own, label, held, idle } = await standing('Claim')
    let release = () => {}
    Object.assign(held, { path: '/label', until: new Promise<void>((resolve) => (release = resolve)) })
    const asking = own.refreshLabel(FRIEND)
    await idle({ hanging: 1 })
    await own.claim(FRIEND)
    expect(label()).toBe('Claimed')
    release()
    expect(await asking).toEqual(DONE)
    expect(label()).toBe('Claimed')
    await idle()
  })
})

describe('answers out of order', () => {
  /** Holds the answers of an endpoint until it is told. */
  const holding = async (label: 'Join' | 'Claim', path: string) => {
    const test = await standing(label)
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    Object.assign(test.held, { path, until })
    return { ...test, release }
  }

  it('a label that was asked for before the list does not undo it', async () => {
    const { own, label, control, release, idle } = await holding('Join', `/${FRIEND}/label`)
    const asking = own.refreshLabel(FRIEND)
    await idle({ hanging: 1 })
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    await own.refresh()
    expect(label()).toBe('Claim')
    release()
    expect(await asking).toEqual(DONE)
    expect(label()).toBe('Claim')
  })

  it('a list that was asked for after a label counts, though it comes later', async () => {
    const { own, label, control, held, release, idle } = await holding('Join', `/${FRIEND}/label`)
    const asking = own.refreshLabel(FRIEND)
    await idle({ hanging: 1 })
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    let releaseList = () => {}
    Object.assign(held, { path: '/labels', until: new Promise<void>((resolve) => (releaseList = resolve)) })
    const listing = own.refresh()
    await idle({ hanging: 2 })
    release()
    await asking
    expect(label()).toBe('Join')
    releaseList()
    await listing
    expect(label()).toBe('Claim')
  })

  it('[PROMO-14] a label that is asked for after a claim is not that of a question before it', async () => {
    const { own, label, release, idle, asked } = await holding('Claim', `/${FRIEND}/label`)
    const before = own.refreshLabel(FRIEND)
    await idle({ hanging: 1 })
    await own.claim(FRIEND)
    const after = own.refreshLabel(FRIEND)
    await idle({ hanging: 1 })
    release()
    expect([await before, await after]).toEqual([DONE, DONE])
    expect([label(), asked('memberLabels')]).toEqual(['Claimed', 2])
    await idle()
  })
})

describe('a logout in the middle', () => {
  it('[PROMO-14] of a claim: it says nothing, and the next member claims for himself', async () => {
    const { own, label, held, events, foyer, idle, asked, login, keys } = await standing('Claim')
    let release = () => {}
    Object.assign(held, { path: '/claim', until: new Promise<void>((resolve) => (release = resolve)) })
    const claiming = own.claim(FRIEND)
    await idle({ hanging: 1 })
    await foyer.use(session).signOut()
    expect((await claiming).error?.code).toBe('request.aborted')
    await idle({ hanging: 1 })
    expect([label(), events.toastKeys]).toEqual(['Join', ['toast.loggingOut']])
    await login('demo', { hanging: 1 })
    events.clear()
    const next = own.claim(FRIEND)
    await idle({ hanging: 2 })
    release()
    expect(await next).toEqual(DONE)
    await idle()
    expect([label(), asked('activityClaim'), new Set(keys).size]).toEqual(['Claimed', 2, 2])
    expect(events.toastKeys).toEqual(['toast.promo.claimedAmount'])
  })

  it('[APPLY-06] of an application: nothing of it is told or kept', async () => {
    const { own, label, held, events, foyer, idle, login } = await standing()
    let release = () => {}
    Object.assign(held, { path: '/applications', until: new Promise<void>((resolve) => (release = resolve)) })
    const form = own.applyForm(FRIEND)
    form.setComment('Of player1')
    const sending = form.submit()
    await idle({ hanging: 1 })
    await foyer.use(session).signOut()
    expect((await sending).error?.code).toBe('request.aborted')
    release()
    await idle()
    expect([form.$comment.get(), form.$upload.get()]).toEqual(['', { status: 'idle' }])
    expect(events.toastKeys).toEqual(['toast.loggingOut'])
    form.dispose()
    await login('player1')
    expect(label()).toBe('Applying')
  })

  it('[APPLY-06] a screen that is left while it sends keeps the comment, and the next one learns that it has arrived', async () => {
    const { own, label, held, idle, events } = await standing()
    let release = () => {}
    Object.assign(held, { path: '/applications', until: new Promise<void>((resolve) => (release = resolve)) })
    const form = own.applyForm(FRIEND)
    form.setComment('My friend is Ana')
    const sending = form.submit()
    await idle({ hanging: 1 })
    form.dispose()
    release()
    held.path = 'none'
    expect((await sending).error?.code).toBe('request.aborted')
    await idle()
    const next = own.applyForm(FRIEND)
    expect(next.$comment.get()).toBe('My friend is Ana')
    expect((await next.submit()).error?.code).toBe('promo.transition.invalid')
    expect([label(), events.toastKeys]).toEqual(['Applying', ['error.promo.transition.invalid']])
    next.dispose()
  })
})

describe('who may', () => {
  it('[PROMO-14] guests are led to the login and back here', async () => {
    const { own, events, foyer, asked } = await open()
    await own.load()
    expect(own.enforceMember()).toBe(false)
    expect(events.navigations.at(-1)).toMatchObject({ to: { name: 'signIn' } })
    expect(foyer.use(session).returnTarget()).toMatchObject({ path: `/m/activityDetail?id=${FRIEND}` })
    expect(await own.claim(FRIEND)).toMatchObject({ ok: false, error: { code: 'login.please' } })
    const form = own.applyForm(FRIEND)
    form.setComment('Hello')
    expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'login.please' } })
    expect(form.$comment.get()).toBe('Hello')
    form.dispose()
    expect([asked('activityClaim'), asked('activityUpload')]).toEqual([0, 0])
  })

  it('[PROMO-14] a guest is led where the front end says after the login', async () => {
    const { own, foyer, row } = await open()
    await own.load()
    expect(row()?.action).toBe('signIn')
    own.enforceMember({ returnTo: `/m/activityDetail?id=${FRIEND}&step=apply` })
    expect(foyer.use(session).returnTarget()?.path).toBe(`/m/activityDetail?id=${FRIEND}&step=apply`)
  })

  it('[PROMO-14] nobody applies for what comes by itself or with a deposit', async () => {
    for (const as of [undefined, 'player1']) {
      const { own, row } = await open(as)
      await own.load()
      expect([row(202), row(214)]).toMatchObject([
        { label: 'Join', action: 'none', badge: 'automatic' },
        { label: 'Join', action: 'deposit', badge: 'deposit' },
      ])
    }
  })

  it('[PROMO-14] trial players get the popup', async () => {
    const { own, events, foyer, idle, label, asked } = await open()
    await foyer.use(session).startTrial()
    await idle()
    events.clear()
    await own.load()
    expect([label(207), asked('memberLabelList')]).toEqual(['Join', 0])
    expect(await own.claim(FRIEND)).toMatchObject({ error: { code: 'trial.rejected' } })
    expect(events.popups.map(({ id }) => id)).toEqual(['free_reject'])
  })
})

describe('what a platform may send', () => {
  const text = { EN: 'x' }
  const base = { group: 'promotion', title: text, content: text, startDay: -1, noExpiry: true } as const
  const promotion = (id: number) => ({ ...base, id, images: [], categoryIds: [] })

  it('a promotion that it sends twice is one', async () => {
    const { own, said } = await open()
    const shown = () => own.$state.get().data?.map(({ id }) => id)
    await own.load()
    const once = shown()
    let isSentTwice = false
    said.set('/wps/announcements', (value) => {
      isSentTwice = true
      const rows = value.promotion as readonly unknown[]
      return { ...value, promotion: [...rows, ...rows] }
    })
    await own.refresh()
    expect(isSentTwice).toBe(true)
    expect(once).not.toHaveLength(0)
    expect(shown()).toEqual(once)
  })

  it.each([
    ['missing', {}, 'Join'],
    ['null', { startDate: null, endDate: null }, 'Join'],
    ['text that is no date', { startDate: 'soon', endDate: '31.12.2020' }, 'Join'],
    ['of another kind', { startDate: {}, endDate: [true] }, 'Join'],
    ['a day that no calendar has', { startDate: '2020-02-31', endDate: '2020-13-01' }, 'Join'],
    ['beyond all dates', { startDate: -8.7e15, endDate: 8.7e15 }, 'Join'],
    ['reversed', { startDate: '2020-03-05', endDate: '2020-03-01' }, 'Join'],
    ['over', { startDate: '2020-03-01', endDate: '2020-03-05' }, 'Close'],
  ])('[PROMO-15] dates that are %s leave the promotion, and its label', async (_what, dates, expected) => {
    const { own, row, said } = await open()
    said.set('/wps/announcements', (value) => ({
      ...value,
      promotion: [{ id: 1, title: 'One', content: '', noExpiry: 0, ...dates }],
    }))
    await own.load()
    expect(row(1)).toMatchObject({ title: 'One', label: expected, labelStatus: 'ready' })
  })

  it('[PDATA-12] terms are read one by one, and what is no amount is none', async () => {
    const { own, row, control } = await open()
    const terms = { amount: '-3.00', cap: 'lots', games: { EN: '<b>Slots</b>' } }
    await control.setAnnouncements({
      announcements: [{ ...promotion(1), terms }, { ...promotion(2), terms: { amount: '0' } }, promotion(3)],
    })
    await own.load()
    expect(row(1)?.terms).toEqual({
      amount: undefined,
      stake: undefined,
      until: undefined,
      games: '<b>Slots</b>',
      cap: undefined,
    })
    expect([row(2)?.terms, row(3)?.terms]).toEqual([undefined, undefined])
  })

  it('[PDATA-12] free spins without a number or a worth are none, and so is a time without days', async () => {
    const { own, row, said } = await open()
    const of = (id: number, terms: Record<string, unknown>) => ({ id, title: 'One', content: '', terms })
    const spins = { count: 20, value: '0.20' }
    said.set('/wps/announcements', (value) => ({
      ...value,
      promotion: [
        of(1, { freeSpins: spins, validDays: 7, once: true }),
        of(2, { freeSpins: { ...spins, count: 0 }, validDays: 0, once: false }),
        of(3, { freeSpins: { ...spins, value: '0' }, validDays: -1, once: 'yes' }),
        of(4, { freeSpins: { count: 20 }, validDays: 'a week' }),
      ],
    }))
    await own.load()
    expect(row(1)?.terms).toEqual({ freeSpins: spins, validDays: 7, once: true })
    expect([2, 3, 4].map((id) => row(id)?.terms)).toEqual([undefined, undefined, undefined])
  })

  it('[PROMO-14] how one takes part is an application where it is not said, or said in a word that is unknown', async () => {
    const { own, row, said } = await open('player1')
    const of = (id: number, entry: unknown) => ({ id, title: 'One', content: '', entry })
    said.set('/wps/announcements', (value) => ({
      ...value,
      promotion: [of(1, undefined), of(2, 'lottery'), of(3, 'automatic'), of(4, 'deposit')],
    }))
    await own.load()
    expect([1, 2, 3, 4].map((id) => row(id)?.action)).toEqual(['apply', 'apply', 'none', 'deposit'])
  })
})

it('a request of the former user does not become the answer for the next one', async () => {
  const { own, held, asked, foyer, idle, row } = await open('player1')
  let release = () => {}
  Object.assign(held, {
    path: '/wps/announcements',
    until: new Promise<void>((resolve) => {
      release = resolve
    }),
  })
  const first = own.load()
  await idle({ hanging: 1 })
  const before = asked('announcements')
  await foyer.use(session).signOut()
  release()
  held.path = 'none'
  await idle()
  expect((await first).error?.code).toBe('request.aborted')
  expect(asked('announcements')).toBe(before + 1)
  expect(row()?.labelStatus).toBe('ready')
})

describe('without a network', () => {
  /** A visit to the promotions with the network; resolves to when they were received. */
  const visit = async (storage: MemoryStorage, as?: string) => {
    const { own, clock, idle, row } = await open(as, storage)
    await own.load()
    const at = clock.now()
    // They are kept at once: the page may be left before anything else is loaded.
    await clock.advance(1)
    await idle()
    return { at, row: row() }
  }
  const reopen = async (storage: MemoryStorage) => {
    const { foyer, idle, clock, ...test } = createTestFoyer({
      storage: storage.tab(),
      fetch: () => Promise.reject(new TypeError('net')),
      path: '/m/activity',
      config: { http: { retries: 0 } },
    })
    onTestFinished(async () => {
      test.dispose()
      await idle()
      expect(test.leftovers()).toEqual([])
    })
    const own = foyer.use(promotions)
    // Before the session is known, as pages ask.
    await own.load()
    await idle()
    return { own, foyer, clock }
  }

  it('[PERR-10] the promotions are those of the last visit, with their age', async () => {
    const storage = createMemoryStorage()
    const { at, row } = await visit(storage)
    const { own } = await reopen(storage)
    const state = own.$state.get()
    expect(state).toMatchObject({ status: 'ready', stale: true, at, error: { code: 'network.failed' } })
    expect(state.data?.find(({ id }) => id === FRIEND)).toEqual(row)
  })

  it('[PERR-10][SESSION-05] those of a member are for this member alone, and go with the session', async () => {
    const storage = createMemoryStorage()
    const { at } = await visit(storage, 'player1')
    const { own, foyer } = await reopen(storage)
    expect(own.$state.get()).toMatchObject({ status: 'ready', stale: true, at })
    // What the platform says of the member is not kept.
    expect(own.$state.get().data?.[0]).toMatchObject({ labelStatus: 'failed', action: 'none' })
    await foyer.session.signOut()
    expect(storage.keys().filter((key) => storage.get(key)?.includes(`"id":${FRIEND}`))).toEqual([])
    expect(storage.keys().filter(isOfSession)).toEqual([])
    expect((await reopen(storage)).own.$state.get().status).toBe('failed')
  })
})

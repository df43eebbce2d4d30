import { describe, expect, it, onTestFinished } from 'vitest'
import { avatar } from './features/account/avatar/avatar.ts'
import { headIconSet } from './features/account/avatar/endpoints.ts'
import { verificationUpload } from './features/account/kyc/endpoints.ts'
import { kyc } from './features/account/kyc/kyc.ts'
import { smsNoLogin } from './features/auth/challenges/endpoints.ts'
import { logout, sessionRenew, trialStart } from './features/auth/session/endpoints.ts'
import { authSession } from './features/auth/session/session.ts'
import type { Foyer } from './foyer.ts'
import type { Result } from './kernel/result.ts'
import { deferred } from './testing/deferred.ts'
import { type FormFixture, formFixtures } from './testing/proofs/form-fixtures.ts'
import { json, type ScriptedPlatform, scriptedPlatform } from './testing/scripted-platform.ts'
import { createTestFoyer, type TestFoyer } from './testing/test-foyer.ts'
import { testImage } from './testing/test-images.ts'
import type { AnyEndpoint } from './transport/endpoint.ts'

/** Taps twenty times, some before the request is out, some while it is under way; then lets the answer arrive. */
async function tap(
  { script, test, endpoint }: { script: ScriptedPlatform; test: TestFoyer; endpoint: AnyEndpoint },
  submit: () => unknown,
): Promise<readonly unknown[]> {
  const response = deferred<Response>()
  script.on(endpoint, () => response.promise)
  const before = script.requestsOf(endpoint).length
  const taps: unknown[] = []
  for (let count = 0; count < 20; count += 1) {
    taps.push(submit())
    if (count % 5 === 4) await test.idle({ hanging: 1 })
  }
  response.resolve(json({ success: true, value: {} }))
  const done = await Promise.all(taps)
  await test.idle()
  expect(script.requestsOf(endpoint)).toHaveLength(before + 1)
  return done
}

const VALUES: Readonly<Record<string, object>> = {
  login: { token: 'T', userName: 'demo', type: 0, firstTimeLogin: 0 },
  registerUsername: { userName: 'fresh2026', token: 'T' },
  registerMobile: { userName: 'm1', token: 'T' },
  setPasswordByPhone: { userName: 'demo' },
}

function fill(fixture: FormFixture): void {
  for (const [field, text] of Object.entries(fixture.validValues)) fixture.type(field, text)
}

describe('20 taps send one request', async () => {
  const fixtures = await formFixtures()
  const names = fixtures.map(({ name }) => name)
  const of = (name: string) => {
    const fixture = fixtures.find((one) => one.name === name)
    if (fixture === undefined) throw new RangeError(name)
    onTestFinished(() => fixture.dispose())
    return fixture
  }

  /** The requirement that a form's submit stands for. */
  const idOf = (name: string) =>
    name.startsWith('login') ? '[LOGIN-13] ' : name.startsWith('registration') ? '[REG-17] ' : ''
  const titled = names.map((name) => [`${idOf(name)}${name}`, name] as const)

  it.each(titled)('%s, and those that come after the answer send none either', async (_title, name) => {
    const fixture = of(name)
    fill(fixture)
    if (fixture.sendCode !== undefined && 'mobileNum' in fixture.kinds) {
      await tap({ ...fixture, endpoint: smsNoLogin }, fixture.sendCode)
    }
    const { endpoint, script, test } = fixture
    const response = deferred<Response>()
    script.on(endpoint, () => response.promise)
    const before = script.requestsOf(endpoint).length
    const taps: Promise<Result<unknown>>[] = []
    for (let count = 0; count < 20; count += 1) {
      taps.push(fixture.submit())
      if (count % 5 === 4) await test.idle({ hanging: 1 })
      if (count === 14) {
        response.resolve(json({ success: true, value: VALUES[endpoint.id] ?? {} }))
        await test.idle()
      }
    }
    expect(new Set((await Promise.all(taps)).map(({ ok }) => ok))).toEqual(new Set([true]))
    await test.idle()
    expect(script.requestsOf(endpoint)).toHaveLength(before + 1)
  })

  interface Verb {
    readonly name: string
    readonly endpoint: AnyEndpoint
    readonly guest?: boolean
    open(foyer: Foyer): () => unknown
  }
  const verbs: readonly Verb[] = [
    { name: '[SESSION-05] logout', endpoint: logout, open: (foyer) => () => foyer.session.signOut() },
    { name: 'a refresh', endpoint: sessionRenew, open: (foyer) => () => foyer.session.refresh() },
    {
      name: '[TRIAL-01] trial play',
      endpoint: trialStart,
      guest: true,
      open: (foyer) => () => foyer.session.startTrial(),
    },
    {
      name: '[MEMBER-08] the choice of a picture',
      endpoint: headIconSet,
      open(foyer) {
        const { set, choices } = foyer.use(avatar)
        return () => set(choices[0] ?? '')
      },
    },
    {
      name: '[VERIFY-02] the upload of documents',
      endpoint: verificationUpload,
      open(foyer) {
        const form = foyer.use(kyc).form()
        form.images.add([testImage()], 'frontImage')
        form.images.add([testImage()], 'backImage')
        return () => form.submit()
      },
    },
  ]
  it.each(verbs)('$name', async ({ endpoint, guest = false, open }) => {
    const script = scriptedPlatform()
    const test = createTestFoyer({ fetch: script.fetch, config: { http: { retries: 0 } } })
    onTestFinished(() => test.dispose())
    if (!guest) test.foyer.use(authSession).setSession({ token: 'T', userName: 'demo', type: 0 })
    await test.idle()
    await tap({ script, test, endpoint }, open(test.foyer))
  })
})

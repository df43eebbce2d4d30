import { describe, expect, it } from 'vitest'
import { imageFile, MAX_IMAGE } from '../testing/images.ts'
import { createTestBench } from '../testing/test-bench.ts'

async function start() {
  const bench = createTestBench()
  const token = await bench.login()
  return {
    ...bench,
    upload: (images: Readonly<Record<string, File>>) => bench.call('verificationUpload', images, { token }),
    state: async () => (await bench.call('verificationState', {}, { token })).value,
    /** Parts written by hand, as a hostile client sends them. */
    parts(list: readonly (readonly [string, File | string])[]) {
      const body = new FormData()
      for (const [name, value] of list) body.append(name, value)
      return bench.raw('/wps/member/verification', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body,
      })
    },
  }
}

const both = () => ({ frontImage: imageFile('png'), backImage: imageFile('jpeg') })

it('[VERIFY-03][PCALL-23] takes documents, lets somebody look at them, and says where it stands', async () => {
  const { upload, state, sandbox } = await start()
  expect(await state()).toEqual({ state: 'none' })
  expect((await upload({ ...both(), selfie: imageFile() })).value).toEqual({ state: 'pending' })
  expect(await state()).toEqual({ state: 'pending' })
  await sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
  expect(await state()).toEqual({ state: 'verified' })
})

it('[VERIFY-03] after a refusal says why, and takes others', async () => {
  const { upload, state, sandbox } = await start()
  await upload(both())
  await sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'refuse', reason: 'Too dark to read.' })
  expect(await state()).toEqual({ state: 'rejected', reason: 'Too dark to read.' })
  expect((await upload(both())).value).toEqual({ state: 'pending' })
  expect(await state()).toEqual({ state: 'pending' })
})

it('[VERIFY-04] takes no second set while one waits, nor after it was accepted', async () => {
  const { upload, sandbox } = await start()
  await upload(both())
  expect(await upload(both())).toMatchObject({ status: 200, success: false, code: 'verification.pending' })
  await sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
  expect(await upload(both())).toMatchObject({ success: false, code: 'verification.pending' })
  const again = sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
  await expect(again).rejects.toMatchObject({ value: { field: 'verdict' } })
  const nobody = sandbox.control.reviewIdentity({ userName: 'nobody', verdict: 'approve' })
  await expect(nobody).rejects.toMatchObject({ value: { field: 'userName' } })
})

it.each([
  ['front', { frontImage: imageFile() }],
  ['back', { backImage: imageFile() }],
  ['selfie', { selfie: imageFile() }],
  ['comment', {}],
])('[VERIFY-02] refuses the %s alone', async (_what, images) => {
  const { upload, state } = await start()
  const reply = Object.keys(images).length > 0 ? await upload(images) : await (await start()).parts([['comment', 'hi']])
  expect(reply).toMatchObject({ status: 200, success: false, code: 'verification.images.required' })
  expect(await state()).toEqual({ state: 'none' })
})

describe('the limits of an upload', () => {
  it('[UPLOAD-03] count what a file is, not what it is called', async () => {
    const { upload, state } = await start()
    const disguised = new File([await imageFile('gif').arrayBuffer()], 'a.png', { type: 'image/png' })
    expect(await upload({ ...both(), backImage: disguised })).toMatchObject({ success: false, code: 'upload.badType' })
    const empty = new File([], 'a.png', { type: 'image/png' })
    expect(await upload({ ...both(), selfie: empty })).toMatchObject({ code: 'upload.badType' })
    expect(await state()).toEqual({ state: 'none' })
  })

  it('[UPLOAD-03] refuse the first byte above 5 MB, and not the last below', async () => {
    const { upload, state } = await start()
    expect(await upload({ ...both(), frontImage: imageFile('png', MAX_IMAGE + 1) })).toMatchObject({
      success: false,
      code: 'upload.tooLarge',
    })
    expect(await state()).toEqual({ state: 'none' })
    expect((await upload({ ...both(), frontImage: imageFile('png', MAX_IMAGE) })).success).toBe(true)
  })

  it('[UPLOAD-03] count every part, whatever it is called', async () => {
    const { parts, state } = await start()
    const one = imageFile()
    const four = ['frontImage', 'backImage', 'selfie', 'anything'].map((name) => [name, one] as const)
    expect(await parts(four)).toMatchObject({ status: 200, success: false, code: 'upload.tooMany' })
    const same = ['frontImage', 'frontImage', 'backImage', 'backImage'].map((name) => [name, one] as const)
    expect(await parts(same)).toMatchObject({ code: 'upload.tooMany' })
    expect(await parts([...same.slice(1), ['comment', 'x']])).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(await state()).toEqual({ state: 'none' })
  })

  it('[UPLOAD-01] are looked at in order: type, size, count', async () => {
    const { parts } = await start()
    const large = imageFile('png', MAX_IMAGE + 1)
    const gif = imageFile('gif')
    const list = [large, gif, imageFile(), imageFile()].map((file, at) => [`f${at}`, file] as const)
    expect(await parts(list)).toMatchObject({ code: 'upload.badType' })
    expect(await parts([...list.slice(0, 1), ...list.slice(2), ['f9', imageFile()]])).toMatchObject({
      code: 'upload.tooLarge',
    })
  })

  it('[UPLOAD-03] take nothing that is no multipart body', async () => {
    const { raw, login } = createTestBench()
    const headers = { Authorization: `Bearer ${await login()}` }
    const post = (body: BodyInit, type: string) =>
      raw('/wps/member/verification', { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
    expect(await post('{}', 'application/json')).toMatchObject({ status: 415 })
    expect(await post('nonsense', 'multipart/form-data; boundary=x')).toMatchObject({ status: 400 })
    expect(await post('nonsense', 'multipart/form-data')).toMatchObject({ status: 400 })
    const huge = { ...headers, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '32000001' }
    const refused = await raw('/wps/member/verification', { method: 'POST', headers: huge, body: 'x' })
    expect(refused).toMatchObject({ status: 413, code: 'upload.tooLarge' })
  })
})

it('[UPLOAD-03] keeps what is known of the pictures, and never the pictures', async () => {
  const { upload, sandbox } = await start()
  await upload({ ...both(), selfie: imageFile('png', 2000, 'my-passport.png') })
  const kept = sandbox.snapshot().members.find(({ userName }) => userName === 'demo')
  expect(kept?.identity?.images).toEqual([
    { field: 'frontImage', type: 'image/png', bytes: 64 },
    { field: 'backImage', type: 'image/jpeg', bytes: 64 },
    { field: 'selfie', type: 'image/png', bytes: 2000 },
  ])
  expect(sandbox.control.log().at(-1)?.body).toMatchObject({ selfie: '[image/png, 2000 bytes]' })
  const again = createTestBench({ snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) })
  const token = await again.login()
  expect((await again.call('verificationState', {}, { token })).value).toEqual({ state: 'pending' })
})

it('[VERIFY-01] is nothing for those who play for free', async () => {
  const { call } = createTestBench()
  const { token } = (await call('trialStart', {})).value
  expect(await call('verificationState', {}, { token })).toMatchObject({ code: 'trial.rejected' })
  expect(await call('verificationUpload', both(), { token })).toMatchObject({ code: 'trial.rejected' })
})

it('a review is told by a letter, with the reason as plain text', async () => {
  const { upload, sandbox, call, login } = await start()
  await upload(both())
  await sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'refuse', reason: '<img src=x>' })
  await upload(both())
  await sandbox.control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
  const { list } = (await call('inboxList', { pageNo: 1, pageSize: 2 }, { token: await login() })).value
  expect(list).toMatchObject([
    { title: 'Your account is verified', read: false },
    { title: 'Your documents could not be accepted', content: expect.stringContaining('&lt;img src=x&gt;') },
  ])
})

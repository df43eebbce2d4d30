import { expect, it } from 'vitest'
import { signInFields } from './sign-in-flow.ts'

const values = {
  username: ' demo ',
  password: ' Foyer2026 ',
  countryDialingCode: '63',
  mobileNum: '9170000001',
  verificationCode: '123456',
  captcha: '1',
  remember: true,
}

it('[LOGIN-09] has the fields of the user name', () => {
  expect(signInFields({ type: 'username', ...values })).toStrictEqual({
    type: 'username',
    username: 'demo',
    password: ' Foyer2026 ',
  })
})

it('[LOGIN-09] has the fields of the number', () => {
  expect(signInFields({ type: 'sms', ...values })).toStrictEqual({
    type: 'sms',
    mobileNum: '9170000001',
    countryDialingCode: '63',
    verificationCode: '123456',
  })
})

it('[LOGIN-09] has the captcha of both only while it is shown', () => {
  const captcha = { captcha: '12', captchaId: 'C1' }
  expect(signInFields({ type: 'username', ...values }, captcha)).toMatchObject(captcha)
  expect(signInFields({ type: 'sms', ...values }, captcha)).toMatchObject(captcha)
  expect(signInFields({ type: 'sms', ...values }, { altcha: 'P' })).toMatchObject({ altcha: 'P' })
})

it.each(['sms', 'facebook', 'google'] as const)(
  '[LOGIN-10] has four fields for what a provider vouches for: %s',
  (firebaseChannel) => {
    const word = {
      type: 'firebase' as const,
      firebaseChannel,
      firebaseIdToken: 'T',
      firebaseMobileNo: '917',
      countryDialingCode: '63',
    }
    expect(signInFields({ ...values, ...word }, { captcha: '1' })).toStrictEqual(word)
  },
)

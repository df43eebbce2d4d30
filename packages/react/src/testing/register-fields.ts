import type { RegisterFieldName } from '@foyer/core'

const fields: Readonly<Record<RegisterFieldName, true>> = {
  username: true,
  password: true,
  confirmPassword: true,
  affiliateCode: true,
  paymentPassword: true,
  recommenderId: true,
  nickname: true,
  payeeName: true,
  email: true,
  mobileNum: true,
  idNumber: true,
  qqNum: true,
  facebook: true,
  wechat: true,
  line: true,
  whatsapp: true,
  zalo: true,
  birthday: true,
  captcha: true,
  verificationCode: true,
}

/** Every field that a registration may have; the compiler misses one that is added. */
export const registerFields = Object.keys(fields) as readonly RegisterFieldName[]

/** What the page of the provider says. It is a test page and says so: nothing is paid on it. */
const EN = {
  title: 'Test page',
  lead: 'A page of the sandbox in place of a provider. No money moves.',
  pay: 'Pay {amount}',
  rest: 'Pay the rest: {amount}',
  part: 'Pay another amount',
  partAmount: 'Amount',
  refuse: 'Refuse',
  cancel: 'Cancel',
  silent: 'Take it and say nothing',
  foreign: 'Pay in another currency',
  after: 'Answer after (seconds)',
  times: 'How often it answers',
  to: 'To',
  merchant: 'The site',
  reference: 'Reference',
  amount: 'To pay',
  paid: 'The payment was taken.',
  refused: 'The payment was refused.',
  cancelled: 'The payment was left.',
  expired: 'The time to pay is over. A payment that comes now is late.',
  done: 'This is paid. A payment that comes now is one too many.',
  back: 'Back to the site',
  wrong: 'Enter an amount, for example 600.00.',
  gone: 'There is no such payment.',
} as const

export type PaymentTexts = Readonly<Record<keyof typeof EN, string>>

const TY: PaymentTexts = {
  title: 'Pansubok na pahina',
  lead: 'Pahina ng sandbox bilang kapalit ng isang provider. Walang perang gumagalaw.',
  pay: 'Magbayad ng {amount}',
  rest: 'Bayaran ang natitira: {amount}',
  part: 'Magbayad ng ibang halaga',
  partAmount: 'Halaga',
  refuse: 'Tanggihan',
  cancel: 'Kanselahin',
  silent: 'Tanggapin at walang sabihin',
  foreign: 'Magbayad sa ibang pera',
  after: 'Sumagot pagkatapos ng (segundo)',
  times: 'Ilang beses sasagot',
  to: 'Para sa',
  merchant: 'Ang site',
  reference: 'Reference',
  amount: 'Babayaran',
  paid: 'Tinanggap ang bayad.',
  refused: 'Tinanggihan ang bayad.',
  cancelled: 'Iniwan ang bayad.',
  expired: 'Tapos na ang oras ng pagbabayad. Huli na ang bayad na darating ngayon.',
  done: 'Bayad na ito. Sobra na ang bayad na darating ngayon.',
  back: 'Bumalik sa site',
  wrong: 'Maglagay ng halaga, halimbawa 600.00.',
  gone: 'Walang ganitong bayad.',
}

const BN: PaymentTexts = {
  title: 'পরীক্ষার পাতা',
  lead: 'প্রোভাইডারের বদলে স্যান্ডবক্সের একটি পাতা। কোনো টাকা নড়ে না।',
  pay: '{amount} দিন',
  rest: 'বাকিটা দিন: {amount}',
  part: 'অন্য পরিমাণ দিন',
  partAmount: 'পরিমাণ',
  refuse: 'ফিরিয়ে দিন',
  cancel: 'বাতিল',
  silent: 'নিন, কিছু জানাবেন না',
  foreign: 'অন্য মুদ্রায় দিন',
  after: 'কত সেকেন্ড পরে উত্তর',
  times: 'কতবার উত্তর',
  to: 'প্রাপক',
  merchant: 'সাইট',
  reference: 'রেফারেন্স',
  amount: 'দিতে হবে',
  paid: 'পেমেন্ট নেওয়া হয়েছে।',
  refused: 'পেমেন্ট ফিরিয়ে দেওয়া হয়েছে।',
  cancelled: 'পেমেন্ট ছেড়ে দেওয়া হয়েছে।',
  expired: 'পেমেন্টের সময় শেষ। এখন যা আসবে তা দেরিতে।',
  done: 'এটি পরিশোধ হয়েছে। এখন যা আসবে তা বাড়তি।',
  back: 'সাইটে ফিরুন',
  wrong: 'একটি পরিমাণ লিখুন, যেমন 600.00।',
  gone: 'এমন কোনো পেমেন্ট নেই।',
}

const TEXTS: Readonly<Record<string, { readonly tag: string; readonly texts: PaymentTexts }>> = {
  EN: { tag: 'en', texts: EN },
  TY: { tag: 'fil', texts: TY },
  BN: { tag: 'bn', texts: BN },
}

export function paymentTextsOf(language: string): { readonly tag: string; readonly texts: PaymentTexts } {
  return (Object.hasOwn(TEXTS, language) ? TEXTS[language] : undefined) ?? { tag: 'en', texts: EN }
}

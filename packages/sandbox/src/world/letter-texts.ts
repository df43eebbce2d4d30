import { escapeText, type LocalizedText } from '@foyer/demo-games'
import { COOLING_OFF_MS, type DepositLimit } from './deposit-limits.ts'
import type { LetterText } from './letters.ts'
import { toDecimal, toPesos } from './money.ts'

/** The letters that the platform writes by itself, in the three languages of the site. */

/** After a registration. */
export function welcomeLetter(name: string): LetterText {
  const who = escapeText(name)
  return {
    title: { EN: 'Welcome to Foyer', TY: 'Maligayang pagdating sa Foyer', BN: 'Foyer-এ স্বাগতম' },
    content: {
      EN: `<p>Hello ${who},</p><p>your account is open, and a bonus of <strong>₱77.00</strong> is in your balance. Stake 5 times the bonus on slots or our own games, then it may be withdrawn.</p><p>Three things are worth a minute now:</p><ul><li><a href="/m/member/verification">Verify your identity</a>, so that withdrawals go through without waiting.</li><li>Have a look at the <a href="/m/activity">promotions</a>.</li><li>Decide how much you want to spend, and <a href="/m/help#limits">keep to it</a>.</li></ul><p>Have fun!</p>`,
      TY: `<p>Kumusta ${who},</p><p>bukas na ang account mo, at may bonus na <strong>₱77.00</strong> sa balanse mo. Tumaya ng 5 beses ng bonus sa slots o sa sarili naming mga laro, saka ito puwedeng i-withdraw.</p><p>Tatlong bagay na sulit gawin ngayon:</p><ul><li><a href="/m/member/verification">I-verify ang pagkakakilanlan mo</a> para hindi na maghintay ang mga withdrawal.</li><li>Tingnan ang mga <a href="/m/activity">promosyon</a>.</li><li>Magpasya kung magkano lang ang gagastusin, at <a href="/m/help#limits">sundin ito</a>.</li></ul><p>Magsaya ka!</p>`,
      BN: `<p>হ্যালো ${who},</p><p>আপনার অ্যাকাউন্ট খোলা হয়েছে, আর আপনার ব্যালেন্সে <strong>₱77.00</strong> বোনাস আছে। স্লট বা আমাদের নিজস্ব গেমে বোনাসের 5 গুণ বাজি ধরুন, তারপর এটি তোলা যাবে।</p><p>এখনই তিনটি কাজ সেরে রাখা ভালো:</p><ul><li><a href="/m/member/verification">পরিচয় যাচাই করুন</a>, তাহলে টাকা তুলতে অপেক্ষা করতে হবে না।</li><li><a href="/m/activity">প্রোমোশনগুলো</a> দেখে নিন।</li><li>কত খরচ করবেন ঠিক করুন, আর <a href="/m/help#limits">তা মেনে চলুন</a>।</li></ul><p>আনন্দে খেলুন!</p>`,
    },
  }
}

/** After the password was changed, in the account or by phone. */
export function passwordLetter(): LetterText {
  return {
    title: {
      EN: 'Your password was changed',
      TY: 'Napalitan ang password mo',
      BN: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
    },
    content: {
      EN: '<p>The password of your account was changed just now. All other devices were logged out.</p><p><strong>Was it not you?</strong> Set a new password at once under <a href="/m/securityCenter">Security</a>, and <a href="/m/message">tell customer service</a>.</p>',
      TY: '<p>Kakapalit lang ng password ng account mo. Na-log out ang lahat ng ibang device.</p><p><strong>Hindi ba ikaw ito?</strong> Magtakda agad ng bagong password sa <a href="/m/securityCenter">Seguridad</a>, at <a href="/m/message">sabihin sa customer service</a>.</p>',
      BN: '<p>এইমাত্র আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ডিভাইস থেকে লগ আউট করা হয়েছে।</p><p><strong>আপনি কি বদলাননি?</strong> এখনই <a href="/m/securityCenter">নিরাপত্তা</a> থেকে নতুন পাসওয়ার্ড দিন, আর <a href="/m/message">কাস্টমার সার্ভিসকে জানান</a>।</p>',
    },
  }
}

/** What became of the payment password. */
const PAYMENT_PASSWORD: Readonly<Record<'set' | 'changed' | 'reset' | 'locked', LetterText>> = {
  set: {
    title: {
      EN: 'Your payment password is set',
      TY: 'Nakatakda na ang password mo sa bayad',
      BN: 'আপনার পেমেন্ট পাসওয়ার্ড ঠিক করা হয়েছে',
    },
    content: {
      EN: '<p>You have set a payment password. From now on it is asked for when you withdraw.</p><p><strong>Was it not you?</strong> <a href="/m/message">Tell customer service</a> at once.</p>',
      TY: '<p>Nagtakda ka ng password sa bayad. Mula ngayon, hihingin ito kapag nag-withdraw ka.</p><p><strong>Hindi ba ikaw ito?</strong> <a href="/m/message">Sabihin agad sa customer service</a>.</p>',
      BN: '<p>আপনি একটি পেমেন্ট পাসওয়ার্ড ঠিক করেছেন। এখন থেকে টাকা তোলার সময় এটি চাওয়া হবে।</p><p><strong>আপনি কি করেননি?</strong> এখনই <a href="/m/message">কাস্টমার সার্ভিসকে জানান</a>।</p>',
    },
  },
  changed: {
    title: {
      EN: 'Your payment password was changed',
      TY: 'Napalitan ang password mo sa bayad',
      BN: 'আপনার পেমেন্ট পাসওয়ার্ড বদলানো হয়েছে',
    },
    content: {
      EN: '<p>Your payment password was changed just now.</p><p><strong>Was it not you?</strong> <a href="/m/withdraw/paymentPassword">Reset it with your phone</a> at once, and <a href="/m/message">tell customer service</a>.</p>',
      TY: '<p>Kakapalit lang ng password mo sa bayad.</p><p><strong>Hindi ba ikaw ito?</strong> <a href="/m/withdraw/paymentPassword">I-reset agad gamit ang phone mo</a>, at <a href="/m/message">sabihin sa customer service</a>.</p>',
      BN: '<p>এইমাত্র আপনার পেমেন্ট পাসওয়ার্ড বদলানো হয়েছে।</p><p><strong>আপনি কি বদলাননি?</strong> এখনই <a href="/m/withdraw/paymentPassword">ফোন দিয়ে নতুন করে ঠিক করুন</a>, আর <a href="/m/message">কাস্টমার সার্ভিসকে জানান</a>।</p>',
    },
  },
  reset: {
    title: {
      EN: 'Your payment password was reset',
      TY: 'Na-reset ang password mo sa bayad',
      BN: 'আপনার পেমেন্ট পাসওয়ার্ড নতুন করে ঠিক করা হয়েছে',
    },
    content: {
      EN: '<p>Your payment password was reset with a code to your phone. To protect you, withdrawals wait for 24 hours.</p><p><strong>Was it not you?</strong> <a href="/m/message">Tell customer service</a> at once.</p>',
      TY: '<p>Na-reset ang password mo sa bayad gamit ang code sa phone mo. Para sa kaligtasan mo, maghihintay ng 24 oras ang mga withdrawal.</p><p><strong>Hindi ba ikaw ito?</strong> <a href="/m/message">Sabihin agad sa customer service</a>.</p>',
      BN: '<p>আপনার ফোনে পাঠানো কোড দিয়ে পেমেন্ট পাসওয়ার্ড নতুন করে ঠিক করা হয়েছে। আপনার সুরক্ষার জন্য 24 ঘণ্টা টাকা তোলা বন্ধ থাকবে।</p><p><strong>আপনি কি করেননি?</strong> এখনই <a href="/m/message">কাস্টমার সার্ভিসকে জানান</a>।</p>',
    },
  },
  locked: {
    title: {
      EN: 'Your payment password is locked',
      TY: 'Naka-lock ang password mo sa bayad',
      BN: 'আপনার পেমেন্ট পাসওয়ার্ড লক হয়েছে',
    },
    content: {
      EN: '<p>It was entered wrong five times, so it is locked for 24 hours. No money has left.</p><p>You can <a href="/m/withdraw/paymentPassword">reset it with your phone</a>. If it was not you, <a href="/m/message">tell customer service</a>.</p>',
      TY: '<p>Limang beses itong nailagay nang mali, kaya naka-lock ito nang 24 oras. Walang perang lumabas.</p><p>Puwede mo itong <a href="/m/withdraw/paymentPassword">i-reset gamit ang phone mo</a>. Kung hindi ikaw ito, <a href="/m/message">sabihin sa customer service</a>.</p>',
      BN: '<p>এটি পাঁচবার ভুল লেখা হয়েছে, তাই 24 ঘণ্টার জন্য লক হয়েছে। কোনো টাকা বেরোয়নি।</p><p><a href="/m/withdraw/paymentPassword">ফোন দিয়ে এটি নতুন করে ঠিক করতে</a> পারেন। আপনি না হলে <a href="/m/message">কাস্টমার সার্ভিসকে জানান</a>।</p>',
    },
  },
}

export function paymentPasswordLetter(event: keyof typeof PAYMENT_PASSWORD): LetterText {
  return PAYMENT_PASSWORD[event]
}

/** After a phone number was added to the account. */
export function phoneAddedLetter(): LetterText {
  return {
    title: {
      EN: 'A phone number was added',
      TY: 'May idinagdag na numero ng phone',
      BN: 'একটি ফোন নম্বর যোগ করা হয়েছে',
    },
    content: {
      EN: '<p>A phone number was added to your account and confirmed with a code. Codes for your payment password and your payout accounts go there from now on.</p><p><strong>Was it not you?</strong> <a href="/m/message">Tell customer service</a> at once.</p>',
      TY: '<p>May idinagdag na numero ng phone sa account mo, at nakumpirma ito gamit ang code. Doon na ipapadala ang mga code para sa password mo sa bayad at sa mga payout account mo.</p><p><strong>Hindi ba ikaw ito?</strong> <a href="/m/message">Sabihin agad sa customer service</a>.</p>',
      BN: '<p>আপনার অ্যাকাউন্টে একটি ফোন নম্বর যোগ করা হয়েছে এবং কোড দিয়ে নিশ্চিত করা হয়েছে। এখন থেকে পেমেন্ট পাসওয়ার্ড ও টাকা পাওয়ার অ্যাকাউন্টের কোড সেখানেই যাবে।</p><p><strong>আপনি কি করেননি?</strong> এখনই <a href="/m/message">কাস্টমার সার্ভিসকে জানান</a>।</p>',
    },
  }
}

/** After the documents were approved. */
export function verifiedLetter(): LetterText {
  return {
    title: { EN: 'Your account is verified', TY: 'Na-verify na ang account mo', BN: 'আপনার অ্যাকাউন্ট যাচাই হয়েছে' },
    content: {
      EN: '<p>Thank you: your documents were checked, and your account is verified. Withdrawals now go through without further questions.</p>',
      TY: '<p>Salamat: nasuri na ang mga dokumento mo, at na-verify na ang account mo. Tuloy-tuloy na ngayon ang mga withdrawal.</p>',
      BN: '<p>ধন্যবাদ: আপনার নথি দেখা হয়েছে, আর আপনার অ্যাকাউন্ট যাচাই হয়ে গেছে। এখন টাকা তুলতে আর কোনো প্রশ্ন করা হবে না।</p>',
    },
  }
}

/** After the documents were refused; the reason is plain text. */
export function rejectedLetter(reason: string | undefined): LetterText {
  const why = reason === undefined ? '' : `<blockquote>${escapeText(reason)}</blockquote>`
  return {
    title: {
      EN: 'Your documents could not be accepted',
      TY: 'Hindi matanggap ang mga dokumento mo',
      BN: 'আপনার নথি গ্রহণ করা যায়নি',
    },
    content: {
      EN: `<p>We have looked at your documents and could not accept them.</p>${why}<p>Please <a href="/m/member/verification">send them again</a>: the whole page, sharp and without reflections.</p>`,
      TY: `<p>Tiningnan namin ang mga dokumento mo at hindi namin matanggap ang mga ito.</p>${why}<p>Pakisuyong <a href="/m/member/verification">ipadala ulit</a>: buong pahina, malinaw at walang silaw.</p>`,
      BN: `<p>আমরা আপনার নথি দেখেছি, কিন্তু গ্রহণ করতে পারিনি।</p>${why}<p><a href="/m/member/verification">আবার পাঠান</a>: পুরো পাতা, স্পষ্ট ও আলোর ঝলকানি ছাড়া।</p>`,
    },
  }
}

/** After the rebates of a day were paid. `day` is YYYY-MM-DD, `amount` whole minor units. */
export function rebateLetter(day: string, amount: number): LetterText {
  const sum = `₱${toDecimal(amount)}`
  return {
    title: { EN: `Your rebate of ${day}`, TY: `Rebate mo noong ${day}`, BN: `${day} তারিখের রিবেট` },
    content: {
      EN: `<p>Your rebate of ${day} was paid: <strong>${sum}</strong>. It is in your balance; your <a href="/m/transaction/record">records</a> say what it is made of.</p>`,
      TY: `<p>Naibigay na ang rebate mo noong ${day}: <strong>${sum}</strong>. Nasa balanse mo na ito; nasa <a href="/m/transaction/record">mga rekord</a> mo kung saan ito galing.</p>`,
      BN: `<p>${day} তারিখের রিবেট দেওয়া হয়েছে: <strong>${sum}</strong>। এটি আপনার ব্যালেন্সে আছে; কী থেকে এসেছে তা আপনার <a href="/m/transaction/record">রেকর্ডে</a> দেখুন।</p>`,
    },
  }
}

/** After a salary or a dividend was paid. Days are YYYY-MM-DD, `amount` whole minor units. */
export function agreementLetter(
  kind: 'dailySalary' | 'dividend' | 'hourlySalary',
  fromDay: string,
  toDay: string,
  amount: number,
): LetterText {
  const sum = `₱${toDecimal(amount)}`
  const days = fromDay === toDay ? { EN: toDay, TY: toDay, BN: toDay } : betweenDays(fromDay, toDay)
  const isDividend = kind === 'dividend'
  const page = isDividend ? '/m/member/agent/agentDivident' : '/m/transaction/record?types=A'
  return {
    title: {
      EN: `Your ${isDividend ? 'dividend' : 'salary'} of ${days.EN}`,
      TY: `${isDividend ? 'Dividend' : 'Sahod'} mo: ${days.TY}`,
      BN: `আপনার ${isDividend ? 'লভ্যাংশ' : 'বেতন'}: ${days.BN}`,
    },
    content: {
      EN: `<p>Your ${isDividend ? 'dividend' : 'salary'} of ${days.EN} was paid: <strong>${sum}</strong>. It is in your balance; <a href="${page}">here</a> stands what it is made of.</p>`,
      TY: `<p>Naibigay na ang ${isDividend ? 'dividend' : 'sahod'} mo para sa ${days.TY}: <strong>${sum}</strong>. Nasa balanse mo na ito; <a href="${page}">narito</a> kung saan ito galing.</p>`,
      BN: `<p>${days.BN}-এর ${isDividend ? 'লভ্যাংশ' : 'বেতন'} দেওয়া হয়েছে: <strong>${sum}</strong>। এটি আপনার ব্যালেন্সে আছে; কী থেকে এসেছে তা <a href="${page}">এখানে</a> দেখুন।</p>`,
    },
  }
}

const betweenDays = (from: string, to: string) => ({
  EN: `${from} to ${to}`,
  TY: `${from} hanggang ${to}`,
  BN: `${from} থেকে ${to}`,
})

/** After a draw of the red envelope rain; `amount` is whole minor units. */
export function rainWonLetter(amount: number): LetterText {
  const sum = `₱${toDecimal(amount)}`
  return {
    title: { EN: `Red envelope: ${sum}`, TY: `Ampaw: ${sum}`, BN: `লাল খাম: ${sum}` },
    content: {
      EN: `<p>You were in the <a href="/m/redRain">red envelope rain</a>, and the draw gave you <strong>${sum}</strong>. It is in your balance.</p>`,
      TY: `<p>Kasali ka sa <a href="/m/redRain">ulan ng ampaw</a>, at <strong>${sum}</strong> ang nabunot mo. Nasa balanse mo na ito.</p>`,
      BN: `<p>আপনি <a href="/m/redRain">লাল খামের বৃষ্টিতে</a> ছিলেন, আর লটারিতে <strong>${sum}</strong> পেয়েছেন। এটি আপনার ব্যালেন্সে আছে।</p>`,
    },
  }
}

/** After a draw that brought nothing. */
export function rainLostLetter(entries: number, envelopes: number): LetterText {
  return {
    title: {
      EN: 'Red envelope rain: not this time',
      TY: 'Ulan ng ampaw: hindi ngayon',
      BN: 'লাল খামের বৃষ্টি: এবার হলো না',
    },
    content: {
      EN: `<p>You were in the <a href="/m/redRain">red envelope rain</a>. There were ${entries} entries for ${envelopes} envelopes, and yours was not drawn. How the draw is checked stands on its page.</p>`,
      TY: `<p>Kasali ka sa <a href="/m/redRain">ulan ng ampaw</a>. ${entries} ang entry para sa ${envelopes} ampaw, at hindi nabunot ang iyo. Nasa pahina nito kung paano sinusuri ang bunutan.</p>`,
      BN: `<p>আপনি <a href="/m/redRain">লাল খামের বৃষ্টিতে</a> ছিলেন। ${envelopes}টি খামের জন্য ${entries}টি এন্ট্রি ছিল, আপনারটি ওঠেনি। লটারি কীভাবে যাচাই হয় তা সেই পাতায় আছে।</p>`,
    },
  }
}

/** A link to a promotion, under its title in one language. */
function promotionLink(id: number, title: LocalizedText, language: keyof LocalizedText): string {
  return `<a href="/m/activityDetail?id=${id}">${escapeText(title[language] ?? title.EN)}</a>`
}

/** After an application for a promotion was approved. */
export function applicationApprovedLetter(id: number, promotion: LocalizedText): LetterText {
  const link = (language: keyof LocalizedText) => promotionLink(id, promotion, language)
  return {
    title: {
      EN: 'Your application was approved',
      TY: 'Naaprubahan ang aplikasyon mo',
      BN: 'আপনার আবেদন অনুমোদিত হয়েছে',
    },
    content: {
      EN: `<p>Your application for ${link('EN')} was approved. Open the promotion to claim it.</p>`,
      TY: `<p>Naaprubahan ang aplikasyon mo para sa ${link('TY')}. Buksan ang promosyon para kunin ito.</p>`,
      BN: `<p>${link('BN')} অফারের জন্য আপনার আবেদন অনুমোদিত হয়েছে। নিতে অফারটি খুলুন।</p>`,
    },
  }
}

/** After an application for a promotion was refused. */
export function applicationRefusedLetter(id: number, promotion: LocalizedText): LetterText {
  const link = (language: keyof LocalizedText) => promotionLink(id, promotion, language)
  return {
    title: {
      EN: 'Your application was not approved',
      TY: 'Hindi naaprubahan ang aplikasyon mo',
      BN: 'আপনার আবেদন অনুমোদিত হয়নি',
    },
    content: {
      EN: `<p>We could not approve your application for ${link('EN')}. Its terms say who can take part; <a href="/m/message">customer service</a> answers your questions.</p>`,
      TY: `<p>Hindi namin naaprubahan ang aplikasyon mo para sa ${link('TY')}. Nasa mga tuntunin nito kung sino ang puwedeng sumali; sasagutin ng <a href="/m/message">customer service</a> ang mga tanong mo.</p>`,
      BN: `<p>${link('BN')} অফারের জন্য আপনার আবেদন অনুমোদন করা যায়নি। কারা অংশ নিতে পারেন তা শর্তে আছে; প্রশ্নের উত্তর দেবে <a href="/m/message">কাস্টমার সার্ভিস</a>।</p>`,
    },
  }
}

const HOUR_MS = 3_600_000

/** What limits count, and how letters name them. */
const PERIODS = {
  day: { daily: 'daily', EN: 'a day', TY: 'bawat araw', BN: 'প্রতিদিন' },
  week: { daily: 'weekly', EN: 'a week', TY: 'bawat linggo', BN: 'প্রতি সপ্তাহে' },
  month: { daily: 'monthly', EN: 'a month', TY: 'bawat buwan', BN: 'প্রতি মাসে' },
} as const

/** After a member has set a limit for deposits, or asked for a higher one or for none. */
export function depositLimitLetter({ period, amount, change }: DepositLimit): LetterText {
  const { daily, EN, TY, BN } = PERIODS[period]
  const hours = COOLING_OFF_MS / HOUR_MS
  const strong = (minor: number) => `<strong>${toPesos(minor)}</strong>`
  const write = (title: LocalizedText, en: string, ty: string, bn: string): LetterText => ({
    title,
    content: {
      EN: `<p>${en}</p><p><a href="/m/voucherCenter/limits">Your deposit limits</a></p>`,
      TY: `<p>${ty}</p><p><a href="/m/voucherCenter/limits">Mga limitasyon mo sa deposito</a></p>`,
      BN: `<p>${bn}</p><p><a href="/m/voucherCenter/limits">আপনার জমার সীমা</a></p>`,
    },
  })
  if (change !== undefined) {
    const title = {
      EN: 'You asked for another deposit limit',
      TY: 'Humiling ka ng ibang limitasyon sa deposito',
      BN: 'আপনি জমার অন্য সীমা চেয়েছেন',
    }
    return change.amount === undefined
      ? write(
          title,
          `Your ${daily} limit ends in ${hours} hours. Until then the present one holds, and you can keep it.`,
          `Pagkaraan ng ${hours} oras, wala ka nang limitasyon ${TY}. Hanggang doon, ang kasalukuyan ang masusunod, at puwede mo itong panatilihin.`,
          `${BN} জমার সীমা ${hours} ঘণ্টা পরে উঠে যাবে। ততক্ষণ এখনকার সীমা থাকবে, আর আপনি চাইলে সেটিই রাখতে পারেন।`,
        )
      : write(
          title,
          `In ${hours} hours your limit is ${strong(change.amount)} ${EN}. Until then the present one holds, and you can keep it.`,
          `Pagkaraan ng ${hours} oras, ${strong(change.amount)} ${TY} na ang limitasyon mo. Hanggang doon, ang kasalukuyan ang masusunod, at puwede mo itong panatilihin.`,
          `${hours} ঘণ্টা পরে আপনার সীমা হবে ${BN} ${strong(change.amount)}। ততক্ষণ এখনকার সীমা থাকবে, আর আপনি চাইলে সেটিই রাখতে পারেন।`,
        )
  }
  const title = { EN: 'Your deposit limit', TY: 'Ang limitasyon mo sa deposito', BN: 'আপনার জমার সীমা' }
  return amount === undefined
    ? write(title, `You have no ${daily} limit.`, `Wala kang limitasyon ${TY}.`, `${BN} জমার কোনো সীমা নেই।`)
    : write(
        title,
        `From now on you can deposit up to ${strong(amount)} ${EN}.`,
        `Mula ngayon, hanggang ${strong(amount)} ${TY} ang puwede mong ideposito.`,
        `এখন থেকে আপনি ${BN} সর্বোচ্চ ${strong(amount)} জমা দিতে পারেন।`,
      )
}

import { escapeText, type LocalizedText } from '@foyer/demo-games'
import type { LetterText } from './letters.ts'
import { toPesos } from './money.ts'
import type { Withdrawal, WithdrawalReason } from './withdrawal.ts'

type Languages = Required<LocalizedText>

/** Why, as a sentence. */
const REASONS: Readonly<Record<WithdrawalReason, Languages>> = {
  identity: {
    EN: 'Your identity could not be confirmed.',
    TY: 'Hindi makumpirma ang pagkakakilanlan mo.',
    BN: 'আপনার পরিচয় নিশ্চিত করা যায়নি।',
  },
  account: {
    EN: 'The payout account did not accept it.',
    TY: 'Hindi ito tinanggap ng payout account.',
    BN: 'টাকা পাওয়ার অ্যাকাউন্টটি এটি নেয়নি।',
  },
  name: {
    EN: 'The payout account is in another name.',
    TY: 'Nasa ibang pangalan ang payout account.',
    BN: 'টাকা পাওয়ার অ্যাকাউন্টটি অন্য নামে।',
  },
  rules: {
    EN: 'It did not meet the rules for withdrawals.',
    TY: 'Hindi nito natugunan ang mga tuntunin sa withdrawal.',
    BN: 'এটি টাকা তোলার নিয়ম মানেনি।',
  },
  other: {
    EN: 'No reason was given. Customer service can tell you more.',
    TY: 'Walang ibinigay na dahilan. Makakapagsabi pa ang customer service.',
    BN: 'কোনো কারণ জানানো হয়নি। কাস্টমার সার্ভিস বিস্তারিত জানাতে পারবে।',
  },
}

/** The title, then sentences. */
interface Lines {
  readonly title: Languages
  readonly lines: readonly Languages[]
}

function linesOf({ state, missing, amount, fee, account, reason = 'other', note }: Withdrawal): Lines | undefined {
  const sum = toPesos(amount)
  const to = escapeText(`${account.name} ${account.masked}`)
  const back: Languages = {
    EN: `<strong>${sum}</strong> is back in your wallet.`,
    TY: `Nasa wallet mo na ulit ang <strong>${sum}</strong>.`,
    BN: `<strong>${sum}</strong> আপনার ওয়ালেটে ফিরে এসেছে।`,
  }
  const words = note === undefined ? [] : [note].map(escapeText).map((text) => ({ EN: text, TY: text, BN: text }))
  switch (state) {
    case 'requested':
      return {
        title: { EN: 'Withdrawal requested', TY: 'Hiniling ang withdrawal', BN: 'টাকা তোলার অনুরোধ পাওয়া গেছে' },
        lines: [
          {
            EN: `You asked for <strong>${sum}</strong> to ${to}. The money is on hold until it is paid.`,
            TY: `Humiling ka ng <strong>${sum}</strong> papunta sa ${to}. Naka-hold ang pera hangga't hindi pa nababayaran.`,
            BN: `আপনি ${to}-এ <strong>${sum}</strong> তুলতে চেয়েছেন। পাঠানো না হওয়া পর্যন্ত টাকা আলাদা করে রাখা আছে।`,
          },
        ],
      }
    case 'review':
      if (missing === undefined) return undefined
      return {
        title: {
          EN: 'Your withdrawal waits for your documents',
          TY: 'Naghihintay ang withdrawal mo ng mga dokumento mo',
          BN: 'টাকা পাঠাতে আপনার নথি দরকার',
        },
        lines: [
          {
            EN: `To pay <strong>${sum}</strong> to ${to} we need to <a href="/m/member/verification">confirm your identity</a>.`,
            TY: `Para mabayaran ang <strong>${sum}</strong> sa ${to}, kailangan naming <a href="/m/member/verification">kumpirmahin ang pagkakakilanlan mo</a>.`,
            BN: `${to}-এ <strong>${sum}</strong> পাঠাতে <a href="/m/member/verification">আপনার পরিচয় নিশ্চিত করা</a> দরকার।`,
          },
        ],
      }
    case 'sending':
      return undefined
    case 'paid':
      return {
        title: { EN: 'Withdrawal paid', TY: 'Nabayaran na ang withdrawal', BN: 'টাকা পাঠানো হয়েছে' },
        lines: [
          {
            EN: `<strong>${toPesos(amount - fee)}</strong> was paid to ${to}.`,
            TY: `Nabayaran ang <strong>${toPesos(amount - fee)}</strong> sa ${to}.`,
            BN: `${to}-এ <strong>${toPesos(amount - fee)}</strong> পাঠানো হয়েছে।`,
          },
        ],
      }
    case 'refused':
      return {
        title: { EN: 'Withdrawal not paid', TY: 'Hindi nabayaran ang withdrawal', BN: 'টাকা পাঠানো হয়নি' },
        lines: [REASONS[reason], ...words, back],
      }
    case 'returned':
      return {
        title: {
          EN: 'The account did not accept your withdrawal',
          TY: 'Hindi tinanggap ng account ang withdrawal mo',
          BN: 'অ্যাকাউন্টটি আপনার টাকা নেয়নি',
        },
        lines: [REASONS[reason === 'other' ? 'account' : reason], ...words, back],
      }
  }
}

const REFERENCE: Languages = { EN: 'Reference', TY: 'Reference', BN: 'রেফারেন্স' }

/** What a member is written about a withdrawal; undefined for the steps in between, which its timeline shows. */
export function withdrawalLetter(withdrawal: Withdrawal): LetterText | undefined {
  const text = linesOf(withdrawal)
  if (text === undefined) return undefined
  const { withdrawalId: id } = withdrawal
  const content = (language: keyof Languages) =>
    [
      ...text.lines.map((line) => `<p>${line[language]}</p>`),
      `<p>${REFERENCE[language]}: <a href="/m/withdraw?withdrawal=${id}">${id}</a></p>`,
    ].join('')
  return { title: text.title, content: { EN: content('EN'), TY: content('TY'), BN: content('BN') } }
}

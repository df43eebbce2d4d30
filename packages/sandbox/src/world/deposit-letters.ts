import { escapeText, type LocalizedText } from '@foyer/demo-games'
import { creditedBy, type Deposit, type DepositState } from './deposit.ts'
import type { LetterText } from './letters.ts'
import { toDecimal } from './money.ts'

type Words = readonly [title: string, body: string]

type LetterWords = Readonly<Record<'EN' | 'TY' | 'BN', Words>>

function letterOf({ depositId }: Pick<Deposit, 'depositId'>, { EN, TY, BN }: LetterWords): LetterText {
  const link = (text: string) => `<a href="/m/voucherCenter?deposit=${depositId}">${text}: ${depositId}</a>`
  return {
    title: { EN: EN[0], TY: TY[0], BN: BN[0] },
    content: {
      EN: `<p>${EN[1]}</p><p>${link('Your deposit')}</p>`,
      TY: `<p>${TY[1]}</p><p>${link('Ang deposito mo')}</p>`,
      BN: `<p>${BN[1]}</p><p>${link('আপনার জমা')}</p>`,
    },
  }
}

/** Money came in for a deposit that was over, and could not be booked: the state does not tell of it. */
export function heldPaymentLetter(deposit: Pick<Deposit, 'depositId'>): LetterText {
  return letterOf(deposit, {
    EN: [
      'A payment of yours is being looked at',
      'A payment came in for a deposit that was over. It is not lost, and nothing was added yet: a person looks at it first, because of a break, a limit of your own or the currency. Customer service can tell you more.',
    ],
    TY: [
      'Tinitingnan ang isang bayad mo',
      'May dumating na bayad para sa depositong tapos na. Hindi ito nawala, at wala pang naidagdag: titingnan muna ito ng isang tao, dahil sa pahinga, sa sarili mong limit o sa currency. Makakapagsabi ng iba pa ang customer service.',
    ],
    BN: [
      'আপনার একটি পেমেন্ট দেখা হচ্ছে',
      'শেষ হয়ে যাওয়া একটি জমার জন্য পেমেন্ট এসেছে। এটি হারায়নি, এখনও কিছু যোগ হয়নি: বিরতি, আপনার নিজের সীমা বা মুদ্রার কারণে আগে একজন মানুষ এটি দেখবেন। কাস্টমার সার্ভিস আরও বলতে পারবে।',
    ],
  })
}

/** What the platform writes of a deposit, at each change: no more than the state says. */
export function depositLetter(deposit: Deposit, state: DepositState): LetterText {
  const { amount, fee, methodName } = deposit
  const money = (minor: number) => `<strong>₱${toDecimal(minor)}</strong>`
  const credited = creditedBy(deposit)
  const method = (language: keyof LocalizedText) => escapeText(methodName[language] ?? methodName.EN)
  const write = (words: LetterWords) => letterOf(deposit, words)
  switch (state) {
    case 'awaiting':
    case 'processing':
      return write({
        EN: [
          'Your payment is being confirmed',
          `${method('EN')} has taken your payment of ${money(amount + fee)}. We write as soon as it is confirmed.`,
        ],
        TY: [
          'Kinukumpirma ang bayad mo',
          `Tinanggap ng ${method('TY')} ang bayad mong ${money(amount + fee)}. Susulat kami kapag nakumpirma na.`,
        ],
        BN: [
          'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে',
          `${method('BN')} আপনার ${money(amount + fee)} পেমেন্ট নিয়েছে। নিশ্চিত হলেই জানাব।`,
        ],
      })
    case 'paid':
      return credited === amount
        ? write({
            EN: ['Your deposit has arrived', `${money(credited)} was added to your wallet.`],
            TY: ['Dumating na ang deposito mo', `Naidagdag ang ${money(credited)} sa wallet mo.`],
            BN: ['আপনার জমা পৌঁছেছে', `আপনার ওয়ালেটে ${money(credited)} যোগ হয়েছে।`],
          })
        : write({
            EN: [
              'Your deposit has arrived, with another amount',
              `You asked to add ${money(amount)}. What came in so far has added ${money(credited)} to your wallet.`,
            ],
            TY: [
              'Dumating na ang deposito mo, iba ang halaga',
              `Hiniling mong magdagdag ng ${money(amount)}. Sa dumating sa ngayon, ${money(credited)} ang naidagdag sa wallet mo.`,
            ],
            BN: [
              'আপনার জমা পৌঁছেছে, অন্য পরিমাণে',
              `আপনি ${money(amount)} যোগ করতে চেয়েছিলেন। এ পর্যন্ত যা এসেছে তাতে আপনার ওয়ালেটে ${money(credited)} যোগ হয়েছে।`,
            ],
          })
    case 'failed':
      return write({
        EN: [
          'Your deposit did not go through',
          `${method('EN')} did not take the payment of ${money(amount + fee)}. You were not charged.`,
        ],
        TY: [
          'Hindi natuloy ang deposito mo',
          `Hindi tinanggap ng ${method('TY')} ang bayad na ${money(amount + fee)}. Hindi ka nasingil.`,
        ],
        BN: ['আপনার জমা সম্পন্ন হয়নি', `${method('BN')} ${money(amount + fee)} পেমেন্ট নেয়নি। আপনার কাছ থেকে কিছু কাটা হয়নি।`],
      })
    case 'cancelled':
      return write({
        EN: ['You left a deposit', `The payment of ${money(amount + fee)} was left. Nothing was added.`],
        TY: ['Iniwan mo ang isang deposito', `Iniwan ang bayad na ${money(amount + fee)}. Walang naidagdag.`],
        BN: ['আপনি একটি জমা ছেড়ে দিয়েছেন', `${money(amount + fee)} পেমেন্ট ছেড়ে দেওয়া হয়েছে। কিছু যোগ হয়নি।`],
      })
    case 'expired':
      return write({
        EN: [
          'The time to pay is over',
          `The payment of ${money(amount + fee)} was not made in time. Nothing was added. If you have paid, it is added as soon as it arrives.`,
        ],
        TY: [
          'Tapos na ang oras ng pagbabayad',
          `Hindi naibigay sa oras ang bayad na ${money(amount + fee)}. Walang naidagdag. Kung nagbayad ka na, idaragdag ito pagdating.`,
        ],
        BN: [
          'পেমেন্টের সময় শেষ',
          `${money(amount + fee)} পেমেন্ট সময়মতো হয়নি। কিছু যোগ হয়নি। আপনি পেমেন্ট করে থাকলে পৌঁছামাত্র যোগ হবে।`,
        ],
      })
  }
}

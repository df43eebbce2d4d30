import { escapeText, type LocalizedText } from '@foyer/demo-games'
import type { LetterText } from './letters.ts'
import { toDecimal } from './money.ts'
import type { Redemption, RedemptionState } from './redemption.ts'

/** What the platform writes of an order of the points mall, at each step. */
export function orderLetter(order: Redemption, state: RedemptionState): LetterText {
  const { redemptionId, cost, code, value = 0, reason } = order
  const points = cost.toLocaleString('en')
  const name = (language: keyof LocalizedText) => escapeText(order.name[language] ?? order.name.EN)
  const link = `/m/mall/order?id=${redemptionId}`
  const written = (
    texts: Readonly<Record<keyof LocalizedText, readonly [title: string, body: string]>>,
  ): LetterText => {
    const content = (language: keyof LocalizedText, more: string) =>
      `<p>${texts[language][1]}</p><p><a href="${link}">${more}: ${redemptionId}</a></p>`
    return {
      title: { EN: texts.EN[0], TY: texts.TY[0], BN: texts.BN[0] },
      content: { EN: content('EN', 'Your order'), TY: content('TY', 'Ang order mo'), BN: content('BN', 'আপনার অর্ডার') },
    }
  }
  switch (state) {
    case 'requested':
      return written({
        EN: ['Your order has arrived', `You ordered <strong>${name('EN')}</strong> for ${points} points.`],
        TY: ['Natanggap na ang order mo', `Nag-order ka ng <strong>${name('TY')}</strong> sa ${points} puntos.`],
        BN: ['আপনার অর্ডার পৌঁছেছে', `আপনি ${points} পয়েন্টে <strong>${name('BN')}</strong> অর্ডার করেছেন।`],
      })
    case 'preparing':
      return written({
        EN: ['Your order is being prepared', `<strong>${name('EN')}</strong> is being packed.`],
        TY: ['Inihahanda na ang order mo', `Iniimpake na ang <strong>${name('TY')}</strong>.`],
        BN: ['আপনার অর্ডার প্রস্তুত হচ্ছে', `<strong>${name('BN')}</strong> প্যাক করা হচ্ছে।`],
      })
    case 'sent':
      return written({
        EN: ['Your order is on its way', `<strong>${name('EN')}</strong> was sent to your address.`],
        TY: ['Papunta na ang order mo', `Naipadala na ang <strong>${name('TY')}</strong> sa address mo.`],
        BN: ['আপনার অর্ডার পথে', `<strong>${name('BN')}</strong> আপনার ঠিকানায় পাঠানো হয়েছে।`],
      })
    case 'delivered': {
      const amount = `<strong>₱${toDecimal(value)}</strong>`
      if (value > 0) {
        return written({
          EN: ['Your credit is in your wallet', `${amount} for ${points} points is in your wallet.`],
          TY: ['Nasa wallet mo na ang credit', `Nasa wallet mo na ang ${amount} para sa ${points} puntos.`],
          BN: ['ক্রেডিট আপনার ওয়ালেটে', `${points} পয়েন্টের বদলে ${amount} আপনার ওয়ালেটে আছে।`],
        })
      }
      if (code !== undefined) {
        const shown = `<strong>${code}</strong>`
        return written({
          EN: ['Your code is here', `${name('EN')}: ${shown}`],
          TY: ['Narito na ang code mo', `${name('TY')}: ${shown}`],
          BN: ['আপনার কোড এসেছে', `${name('BN')}: ${shown}`],
        })
      }
      return written({
        EN: ['Your order was delivered', `<strong>${name('EN')}</strong> was delivered. Enjoy it!`],
        TY: ['Naihatid na ang order mo', `Naihatid na ang <strong>${name('TY')}</strong>. Sana magustuhan mo!`],
        BN: ['আপনার অর্ডার পৌঁছে গেছে', `<strong>${name('BN')}</strong> পৌঁছে দেওয়া হয়েছে। উপভোগ করুন!`],
      })
    }
    case 'refused': {
      const why = reason === undefined ? '' : `</p><blockquote>${escapeText(reason)}</blockquote><p>`
      return written({
        EN: [
          'Your order was not possible',
          `We could not get <strong>${name('EN')}</strong> for you.${why} Your ${points} points are back.`,
        ],
        TY: [
          'Hindi natuloy ang order mo',
          `Hindi namin nakuha ang <strong>${name('TY')}</strong> para sa iyo.${why} Naibalik na ang ${points} puntos mo.`,
        ],
        BN: [
          'আপনার অর্ডার সম্ভব হয়নি',
          `আমরা আপনার জন্য <strong>${name('BN')}</strong> জোগাড় করতে পারিনি।${why} আপনার ${points} পয়েন্ট ফেরত দেওয়া হয়েছে।`,
        ],
      })
    }
  }
}

import type { LocalizedText } from '@foyer/demo-games'
import type { LetterText } from './letters.ts'
import { toDecimal } from './money.ts'
import { type Reward, rewardName } from './rewards.ts'

type Texts = Required<LocalizedText>

const LINK: Texts = {
  EN: '<p><a href="/m/rewardCenter">Reward center</a></p>',
  TY: '<p><a href="/m/rewardCenter">Reward center</a></p>',
  BN: '<p><a href="/m/rewardCenter">পুরস্কার কেন্দ্র</a></p>',
}

function letter(title: Texts, text: Texts): LetterText {
  const content = (language: keyof Texts) => `<p>${text[language]}</p>${LINK[language]}`
  return { title, content: { EN: content('EN'), TY: content('TY'), BN: content('BN') } }
}

/** After a level was reached, with the reward that waits for it. */
export function levelLetter(level: number): LetterText {
  return letter(
    { EN: `You reached VIP ${level}`, TY: `Naabot mo ang VIP ${level}`, BN: `আপনি VIP ${level}-এ পৌঁছেছেন` },
    {
      EN: `You are <strong>VIP ${level}</strong> now, to the end of next month. A level reward waits for you.`,
      TY: `<strong>VIP ${level}</strong> ka na, hanggang katapusan ng susunod na buwan. May naghihintay na gantimpala sa iyo.`,
      BN: `আপনি এখন <strong>VIP ${level}</strong>, আগামী মাসের শেষ পর্যন্ত। একটি লেভেল পুরস্কার আপনার অপেক্ষায়।`,
    },
  )
}

type RewardEvent = 'claimed' | 'done' | 'expired' | 'givenBack'

/** After a reward was claimed, and how it ended. `taken`: minor units that went back. */
export function rewardLetter({ kind, amount, rewardId, terms }: Reward, event: RewardEvent, taken = 0): LetterText {
  const name = { TY: '', BN: '', ...rewardName(kind) }
  const sum = `<strong>₱${toDecimal(amount)}</strong>`
  const required = `₱${toDecimal(amount * terms.multiplier)}`
  const back = `₱${toDecimal(taken)}`
  switch (event) {
    case 'claimed':
      return letter(
        { EN: `${name.EN} claimed`, TY: `Nakuha ang ${name.TY.toLowerCase()}`, BN: `${name.BN} নেওয়া হয়েছে` },
        {
          EN: `${sum} is in your wallet. Stake ${required} within ${terms.days} days to withdraw it. Reference ${rewardId}.`,
          TY: `Nasa wallet mo na ang ${sum}. Tumaya ng ${required} sa loob ng ${terms.days} araw para ma-withdraw ito. Reference ${rewardId}.`,
          BN: `${sum} আপনার ওয়ালেটে আছে। তুলতে হলে ${terms.days} দিনের মধ্যে ${required} বাজি ধরুন। রেফারেন্স ${rewardId}।`,
        },
      )
    case 'done':
      return letter(
        {
          EN: `${name.EN}: yours to withdraw`,
          TY: `${name.TY}: puwede nang i-withdraw`,
          BN: `${name.BN}: এখন তুলতে পারেন`,
        },
        {
          EN: `The turnover of ${sum} is met. Reference ${rewardId}.`,
          TY: `Natapos na ang turnover ng ${sum}. Reference ${rewardId}.`,
          BN: `${sum}-এর টার্নওভার পূর্ণ হয়েছে। রেফারেন্স ${rewardId}।`,
        },
      )
    case 'expired':
      return letter(
        { EN: `${name.EN} has ended`, TY: `Natapos na ang ${name.TY.toLowerCase()}`, BN: `${name.BN} শেষ হয়েছে` },
        {
          EN: `Its turnover was not met in time. ${back} went back; what you won with it stays. Reference ${rewardId}.`,
          TY: `Hindi natapos sa oras ang turnover nito. Ibinalik ang ${back}; sa iyo pa rin ang napanalunan mo. Reference ${rewardId}.`,
          BN: `সময়ের মধ্যে টার্নওভার পূর্ণ হয়নি। ${back} ফেরত গেছে; যা জিতেছেন তা থাকছে। রেফারেন্স ${rewardId}।`,
        },
      )
    case 'givenBack':
      return letter(
        { EN: `${name.EN} given back`, TY: `Ibinalik ang ${name.TY.toLowerCase()}`, BN: `${name.BN} ফেরত দেওয়া হয়েছে` },
        {
          EN: `You gave ${back} back. What you won with it stays. Reference ${rewardId}.`,
          TY: `Ibinalik mo ang ${back}. Sa iyo pa rin ang napanalunan mo. Reference ${rewardId}.`,
          BN: `আপনি ${back} ফেরত দিয়েছেন। যা জিতেছেন তা থাকছে। রেফারেন্স ${rewardId}।`,
        },
      )
  }
}

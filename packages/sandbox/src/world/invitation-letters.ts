import { escapeText } from '@foyer/demo-games'
import type { FriendState, InvitationRules, InvitedFriend } from './invitation.ts'
import type { LetterText } from './letters.ts'
import { mask } from './masks.ts'
import { toDecimal } from './money.ts'

/** What other people see of a user name: `m****a`. */
export function maskedName(userName: string): string {
  return mask(userName, { first: 1, last: 1 }) ?? ''
}

const LINK = {
  EN: '<p><a href="/m/invite">Your friends</a></p>',
  TY: '<p><a href="/m/invite">Mga kaibigan mo</a></p>',
  BN: '<p><a href="/m/invite">আপনার বন্ধুরা</a></p>',
}

/** What a member is told of an invited friend, at each step. Never what the friend plays for. */
export function invitationLetter(
  { friend, reason }: InvitedFriend,
  state: FriendState,
  rules: InvitationRules,
): LetterText {
  const who = escapeText(maskedName(friend))
  const reward = `₱${toDecimal(rules.reward)}`
  const { waitHours, days } = rules
  const written = (title: LetterText['title'], text: Required<LetterText['title']>): LetterText => ({
    title,
    content: {
      EN: `<p>${text.EN}</p>${LINK.EN}`,
      TY: `<p>${text.TY}</p>${LINK.TY}`,
      BN: `<p>${text.BN}</p>${LINK.BN}`,
    },
  })
  switch (state) {
    case 'registered':
      return written(
        { EN: 'A friend has joined', TY: 'May sumaling kaibigan', BN: 'একজন বন্ধু যোগ দিয়েছেন' },
        {
          EN: `${who} has registered with your code.`,
          TY: `Nagrehistro si ${who} gamit ang code mo.`,
          BN: `${who} আপনার কোড দিয়ে নিবন্ধন করেছেন।`,
        },
      )
    case 'verified':
      return written(
        { EN: 'Your friend is confirmed', TY: 'Nakumpirma ang kaibigan mo', BN: 'আপনার বন্ধু নিশ্চিত হয়েছেন' },
        {
          EN: `${who} has confirmed a phone number.`,
          TY: `Nakumpirma ni ${who} ang numero ng telepono.`,
          BN: `${who} ফোন নম্বর নিশ্চিত করেছেন।`,
        },
      )
    case 'funded':
      return written(
        { EN: 'Your reward is on its way', TY: 'Paparating na ang gantimpala mo', BN: 'আপনার পুরস্কার আসছে' },
        {
          EN: `${who} counts now. ${reward} comes in ${waitHours} hours.`,
          TY: `Kasama na sa bilang si ${who}. Darating ang ${reward} sa loob ng ${waitHours} oras.`,
          BN: `${who} এখন গণ্য হয়েছেন। ${waitHours} ঘণ্টার মধ্যে ${reward} আসবে।`,
        },
      )
    case 'rewarded':
      return written(
        { EN: `You earned ${reward}`, TY: `Nakakuha ka ng ${reward}`, BN: `আপনি ${reward} পেয়েছেন` },
        {
          EN: `${reward} for ${who} is in your wallet, under the terms of rewards.`,
          TY: `Nasa wallet mo na ang ${reward} para kay ${who}, ayon sa mga tuntunin ng gantimpala.`,
          BN: `${who}-এর জন্য ${reward} আপনার ওয়ালেটে আছে, পুরস্কারের শর্ত অনুযায়ী।`,
        },
      )
    case 'ended': {
      const isLate = reason === 'time'
      return written(
        { EN: 'A friend does not count', TY: 'Hindi kasama sa bilang ang isang kaibigan', BN: 'একজন বন্ধু গণ্য হননি' },
        {
          EN: isLate
            ? `${who} made no deposit that counts within ${days} days.`
            : `${who} does not count: the phone, the device or the payout account is known from you.`,
          TY: isLate
            ? `Walang nabibilang na deposito si ${who} sa loob ng ${days} araw.`
            : `Hindi kasama sa bilang si ${who}: ginamit mo na ang telepono, device, o payout account.`,
          BN: isLate
            ? `${who} ${days} দিনের মধ্যে গণ্য হওয়ার মতো জমা দেননি।`
            : `${who} গণ্য হননি: ফোন, ডিভাইস বা টাকা তোলার অ্যাকাউন্ট আপনার সঙ্গে মেলে।`,
        },
      )
    }
  }
}

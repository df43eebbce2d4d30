import { welcomeLetter } from '../letter-texts.ts'
import { EMPTY_MAILBOX, type LetterText, type Mailbox, readLetter, sendLetter } from '../letters.ts'
import type { SeedAccount } from './seed-data.ts'

const DAY_MS = 86_400_000

const POINTS: LetterText = {
  title: { EN: 'You reached VIP 3', TY: 'Naabot mo ang VIP 3', BN: 'আপনি VIP 3-এ পৌঁছেছেন' },
  content: {
    EN: '<p>Congratulations, Mara: you are <strong>VIP 3</strong> now.</p><p>From today your Monday cashback is credited first, and customer service has a person of your own.</p>',
    TY: '<p>Binabati ka namin, Mara: <strong>VIP 3</strong> ka na.</p><p>Simula ngayon, ikaw ang unang makakatanggap ng cashback tuwing Lunes, at may sarili ka nang kausap sa customer service.</p>',
    BN: '<p>অভিনন্দন, Mara: আপনি এখন <strong>VIP 3</strong>।</p><p>আজ থেকে সোমবারের ক্যাশব্যাক আপনি সবার আগে পাবেন, আর কাস্টমার সার্ভিসে আপনার নিজের একজন প্রতিনিধি থাকবেন।</p>',
  },
}

const SUMMARY: LetterText = {
  title: {
    EN: 'Your month at a glance',
    TY: 'Ang buwan mo sa isang tingin',
    BN: 'এক নজরে আপনার মাস',
  },
  content: {
    EN: '<p>Your statement of last month is ready. You find every bet in your <a href="/m/gameRecord">bet record</a>, and the result of each day under <a href="/m/profitandloss">profit and loss</a>.</p><p>If you play longer than you meant to, <a href="/m/help#limits">set yourself a limit</a>.</p>',
    TY: '<p>Handa na ang buod ng nakaraang buwan. Makikita mo ang bawat taya sa <a href="/m/gameRecord">rekord ng taya</a>, at ang resulta ng bawat araw sa <a href="/m/profitandloss">kita at lugi</a>.</p><p>Kung mas matagal kang naglalaro kaysa sa balak mo, <a href="/m/help#limits">magtakda ng limitasyon</a>.</p>',
    BN: '<p>গত মাসের হিসাব তৈরি। প্রতিটি বাজি দেখুন <a href="/m/gameRecord">বাজির রেকর্ডে</a>, আর প্রতিদিনের ফল দেখুন <a href="/m/profitandloss">লাভ ও ক্ষতিতে</a>।</p><p>ইচ্ছার চেয়ে বেশি সময় খেললে <a href="/m/help#limits">নিজের জন্য সীমা ঠিক করুন</a>।</p>',
  },
}

/** The inbox of an account at the start of the sandbox: the demo member has two letters to read. */
export function openingMailbox({ userName, nickname }: SeedAccount, id: string, startedAt: number): Mailbox {
  const member = { id, mailbox: EMPTY_MAILBOX }
  sendLetter(member, welcomeLetter(nickname ?? userName), startedAt - 40 * DAY_MS)
  readLetter(member, `${id}-1`)
  if (userName === 'demo') {
    sendLetter(member, SUMMARY, startedAt - 6 * DAY_MS)
    sendLetter(member, POINTS, startedAt - 2 * DAY_MS)
  }
  return member.mailbox
}

import type { LocalizedText } from '@foyer/demo-games'
import { BN } from './announcement-bodies/bn.ts'
import { type BodyKey, EN } from './announcement-bodies/en.ts'
import { TY } from './announcement-bodies/fil.ts'
import type { AnnouncementGroup, SeedAnnouncement, SeedTerms } from './seed-data.ts'

interface Row {
  readonly title: LocalizedText
  /** Without one it is a picture alone. */
  readonly body?: BodyKey
  readonly startDay: number
  readonly endDay?: number
  readonly categoryIds?: readonly number[]
  readonly image?: string
  readonly groupName?: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly terms?: SeedTerms
  readonly entry?: 'deposit' | 'automatic'
  readonly asks?: LocalizedText
}

const NO_TURNOVER: LocalizedText = {
  EN: 'None: it can be withdrawn at once',
  TY: 'Wala: maaaring i-withdraw agad',
  BN: 'লাগবে না: সঙ্গে সঙ্গে তোলা যায়',
}

const NO_TURNOVER_OF_WINS: LocalizedText = {
  EN: 'None: what you win can be withdrawn at once',
  TY: 'Wala: maaaring i-withdraw agad ang napanalunan',
  BN: 'লাগবে না: জেতা টাকা সঙ্গে সঙ্গে তোলা যায়',
}

const notices: readonly Row[] = [
  {
    title: {
      EN: 'Play for fun: decide what you can spend before you start',
      TY: 'Maglaro para sa saya: magpasya muna kung magkano ang gagastusin',
      BN: 'আনন্দের জন্য খেলুন: শুরুর আগে ঠিক করুন কত খরচ করবেন',
    },
    body: 'limits',
    startDay: -20,
  },
  {
    title: {
      EN: 'Palm & Pepper: short maintenance on Wednesday, 04:00 to 05:30',
      TY: 'Palm & Pepper: maikling maintenance sa Miyerkules, 04:00 hanggang 05:30',
      BN: 'Palm & Pepper: বুধবার 04:00 থেকে 05:30 পর্যন্ত রক্ষণাবেক্ষণ',
    },
    body: 'maintenance',
    startDay: -2,
    endDay: 5,
  },
  {
    title: {
      EN: 'Sixteen new slots this week',
      TY: 'Labing-anim na bagong slots ngayong linggo',
      BN: 'এই সপ্তাহে ষোলোটি নতুন স্লট',
    },
    body: 'newSlots',
    startDay: -1,
    endDay: 13,
  },
  {
    title: {
      EN: 'Keep your account safe: staff never ask for your password',
      TY: 'Panatilihing ligtas ang account: hindi hihingin ng staff ang iyong password',
      BN: 'অ্যাকাউন্ট নিরাপদ রাখুন: কর্মীরা কখনো পাসওয়ার্ড চাইবে না',
    },
    body: 'passwords',
    startDay: -9,
  },
  {
    title: {
      EN: 'Live tables: new dealers in the evening hours',
      TY: 'Live tables: mga bagong dealer sa gabi',
      BN: 'লাইভ টেবিল: সন্ধ্যায় নতুন ডিলার',
    },
    body: 'dealers',
    startDay: -5,
    endDay: 25,
  },
  {
    title: {
      EN: 'Identity check before larger withdrawals',
      TY: 'Pagpapatunay ng pagkakakilanlan bago ang mas malalaking withdrawal',
      BN: 'বড় উত্তোলনের আগে পরিচয় যাচাই',
    },
    body: 'identity',
    startDay: -30,
  },
]

const promotions: readonly Row[] = [
  {
    title: {
      EN: 'Welcome round: 20 free spins, no strings',
      TY: 'Pambungad: 20 libreng spin, walang kondisyon',
      BN: 'স্বাগত রাউন্ড: 20টি ফ্রি স্পিন, কোনো শর্ত নেই',
    },
    body: 'welcome',
    asks: {
      EN: 'Write the name of the Jadeline House slot on which you want the spins. No picture is needed.',
      TY: 'Isulat ang pangalan ng slot ng Jadeline House kung saan mo gusto ang mga spin. Hindi kailangan ng larawan.',
      BN: 'Jadeline House-এর কোন স্লটে স্পিনগুলো চান, তার নাম লিখুন। ছবির দরকার নেই।',
    },
    startDay: -12,
    categoryIds: [1, 2],
    image: 'promos/welcome.jpg',
    terms: {
      freeSpins: { count: 20, value: '0.20' },
      validDays: 7,
      once: true,
      stake: NO_TURNOVER_OF_WINS,
      games: { EN: 'One slot of Jadeline House', TY: 'Isang slot ng Jadeline House', BN: 'Jadeline House-এর একটি স্লট' },
    },
  },
  {
    title: {
      EN: 'Sunday cashback: 5 % of net losses, capped at 50',
      TY: 'Cashback tuwing Linggo: 5 % ng net na talo, hanggang 50',
      BN: 'রবিবারের ক্যাশব্যাক: নিট ক্ষতির 5 %, সর্বোচ্চ 50',
    },
    body: 'cashback',
    entry: 'automatic',
    startDay: -40,
    categoryIds: [2],
    image: 'promos/cashback.jpg',
    terms: {
      stake: NO_TURNOVER,
      games: { EN: 'Slots and fishing', TY: 'Slots at fishing', BN: 'স্লট ও ফিশিং' },
      cap: '50.00',
    },
  },
  {
    title: {
      EN: 'Slot sprint: weekly leaderboard',
      TY: 'Slot sprint: lingguhang leaderboard',
      BN: 'স্লট স্প্রিন্ট: সাপ্তাহিক তালিকা',
    },
    body: 'sprint',
    entry: 'automatic',
    startDay: -3,
    endDay: 4,
    categoryIds: [2, 5],
    image: 'promos/sprint.jpg',
  },
  {
    title: {
      EN: 'Matchday: second-chance bet',
      TY: 'Matchday: pangalawang pagkakataon',
      BN: 'ম্যাচের দিন: দ্বিতীয় সুযোগের বাজি',
    },
    body: 'matchday',
    entry: 'automatic',
    startDay: -8,
    endDay: 20,
    categoryIds: [4],
    image: 'promos/matchday.jpg',
    terms: {
      games: {
        EN: 'Football, singles, odds of 1.50 and above',
        TY: 'Football, single bet, odds na 1.50 pataas',
        BN: 'ফুটবল, একক বাজি, অডস 1.50 বা বেশি',
      },
      cap: '10.00',
    },
  },
  {
    title: {
      EN: 'Live salon: a quiet table for beginners',
      TY: 'Live salon: tahimik na mesa para sa baguhan',
      BN: 'লাইভ স্যালন: নতুনদের শান্ত টেবিল',
    },
    body: 'salon',
    entry: 'automatic',
    startDay: -15,
    categoryIds: [3],
    image: 'promos/salon.jpg',
  },
  {
    title: { EN: 'Golden carp weekend', TY: 'Weekend ng gintong karpa', BN: 'সোনালি কার্পের সপ্তাহান্ত' },
    body: 'carp',
    entry: 'automatic',
    startDay: -1,
    endDay: 9,
    categoryIds: [2, 5],
    image: 'promos/carp.jpg',
    terms: { games: { EN: 'Yellow Lagoon', TY: 'Yellow Lagoon', BN: 'Yellow Lagoon' } },
  },
  {
    title: {
      EN: 'Bring a friend, both get a coffee',
      TY: 'Magdala ng kaibigan, parehong may kape',
      BN: 'বন্ধু আনুন, দুজনেরই কফি',
    },
    body: 'friend',
    asks: {
      EN: 'Write the user name of your friend. No picture is needed.',
      TY: 'Isulat ang user name ng iyong kaibigan. Hindi kailangan ng larawan.',
      BN: 'আপনার বন্ধুর ব্যবহারকারীর নাম লিখুন। ছবির দরকার নেই।',
    },
    startDay: -60,
    categoryIds: [1],
    image: 'promos/friend.jpg',
    terms: { amount: '3.00', stake: NO_TURNOVER },
  },
  {
    title: {
      EN: 'Take five: a bonus for taking a break',
      TY: 'Magpahinga: bonus sa pagpapahinga',
      BN: 'বিরতি নিন: বিরতির জন্য বোনাস',
    },
    body: 'breaks',
    entry: 'automatic',
    startDay: -4,
    endDay: 26,
    categoryIds: [5],
    image: 'promos/break.jpg',
  },
  {
    title: {
      EN: 'Harvest week: a small gift a day',
      TY: 'Linggo ng ani: munting regalo araw-araw',
      BN: 'নবান্ন সপ্তাহ: প্রতিদিন ছোট উপহার',
    },
    body: 'harvest',
    entry: 'automatic',
    startDay: 3,
    endDay: 10,
    categoryIds: [5],
    image: 'promos/harvest.jpg',
    terms: { amount: '1.00', stake: NO_TURNOVER },
  },
  {
    title: {
      EN: 'Lantern festival: ten free spins',
      TY: 'Pista ng parol: sampung libreng spin',
      BN: 'লণ্ঠন উৎসব: দশটি ফ্রি স্পিন',
    },
    body: 'lantern',
    startDay: -30,
    endDay: -1,
    categoryIds: [2, 5],
    image: 'promos/lantern.jpg',
  },
  {
    title: {
      EN: 'Birthday gift: ₱8.00 once a year',
      TY: 'Regalo sa kaarawan: ₱8.00 minsan sa isang taon',
      BN: 'জন্মদিনের উপহার: বছরে একবার ₱8.00',
    },
    body: 'birthday',
    asks: {
      EN: 'Write the day and the month of your birthday. No picture is needed.',
      TY: 'Isulat ang araw at buwan ng iyong kaarawan. Hindi kailangan ng larawan.',
      BN: 'আপনার জন্মদিনের দিন ও মাস লিখুন। ছবির দরকার নেই।',
    },
    startDay: -90,
    categoryIds: [1],
    image: 'promos/birthday.jpg',
    terms: {
      amount: '8.00',
      stake: {
        EN: '3 times the gift, within 7 days',
        TY: '3 beses ng regalo, sa loob ng 7 araw',
        BN: 'উপহারের 3 গুণ, 7 দিনের মধ্যে',
      },
      games: { EN: 'Slots and fishing', TY: 'Slots at fishing', BN: 'স্লট ও ফিশিং' },
      turnover: { multiplier: 3, days: 7, categories: ['RNG', 'FISH'] },
    },
  },
  {
    title: {
      EN: 'Back again: ₱4.00 for returning members',
      TY: 'Muling pagbabalik: ₱4.00 para sa bumalik na miyembro',
      BN: 'আবার স্বাগত: ফিরে আসা সদস্যদের ₱4.00',
    },
    body: 'returning',
    asks: {
      EN: 'Write that you are back. No picture is needed.',
      TY: 'Isulat na bumalik ka na. Hindi kailangan ng larawan.',
      BN: 'লিখুন যে আপনি ফিরেছেন। ছবির দরকার নেই।',
    },
    startDay: -25,
    endDay: 40,
    categoryIds: [1],
    image: 'promos/returning.jpg',
    terms: { amount: '4.00', stake: NO_TURNOVER },
  },
  {
    title: { EN: 'One year with us: ₱10.00', TY: 'Isang taon kasama namin: ₱10.00', BN: 'আমাদের সঙ্গে এক বছর: ₱10.00' },
    body: 'anniversary',
    entry: 'automatic',
    startDay: -200,
    categoryIds: [1, 5],
    image: 'promos/anniversary.jpg',
    terms: { amount: '10.00', stake: NO_TURNOVER },
  },
  {
    title: {
      EN: '10 % on a deposit, up to ₱100.00',
      TY: '10 % sa deposito, hanggang ₱100.00',
      BN: 'জমায় 10 %, সর্বোচ্চ ₱100.00',
    },
    body: 'deposit',
    entry: 'deposit',
    startDay: -15,
    endDay: 45,
    categoryIds: [2],
    image: 'promos/deposit.jpg',
    terms: {
      stake: {
        EN: '5 times the bonus, within 7 days',
        TY: '5 beses ng bonus, sa loob ng 7 araw',
        BN: 'বোনাসের 5 গুণ, 7 দিনের মধ্যে',
      },
      games: { EN: 'Slots', TY: 'Mga slot', BN: 'স্লট' },
      cap: '100.00',
    },
  },
]

const popups: readonly Row[] = [
  {
    title: {
      EN: 'Good to see you: see what is on this week',
      TY: 'Mabuti at narito ka: tingnan ang mga promo ngayong linggo',
      BN: 'আপনাকে দেখে ভালো লাগছে: এই সপ্তাহে কী আছে দেখুন',
    },
    startDay: -1,
    endDay: 13,
    image: 'promos/popup.jpg',
    groupName: 'm_home',
    url: '/m/activity',
    width: 350,
    height: 140,
  },
  {
    title: { EN: 'New this week', TY: 'Bago ngayong linggo', BN: 'এই সপ্তাহে নতুন' },
    body: 'thisWeek',
    startDay: -1,
    endDay: 13,
    groupName: 'm_home',
    width: 320,
  },
]

const hot: readonly Row[] = [
  {
    title: {
      EN: 'Everyone is at the golden carp weekend',
      TY: 'Lahat ay nasa golden carp weekend',
      BN: 'সবাই এখন সোনালি কার্পের সপ্তাহান্তে',
    },
    body: 'carpNote',
    startDay: -1,
    endDay: 9,
    image: 'promos/carp.jpg',
  },
]

const agentNotices: readonly Row[] = [
  {
    title: {
      EN: 'Commission of last month is settled',
      TY: 'Bayad na ang komisyon noong nakaraang buwan',
      BN: 'গত মাসের কমিশন পরিশোধ করা হয়েছে',
    },
    body: 'commission',
    startDay: -3,
  },
  {
    title: {
      EN: 'New banners for your invitation link',
      TY: 'Mga bagong banner para sa iyong invitation link',
      BN: 'আপনার আমন্ত্রণ লিঙ্কের জন্য নতুন ব্যানার',
    },
    body: 'banners',
    startDay: -8,
  },
  {
    title: {
      EN: 'Advertise to adults only',
      TY: 'Mag-advertise sa mga nasa hustong gulang lamang',
      BN: 'শুধু প্রাপ্তবয়স্কদের কাছে প্রচার করুন',
    },
    body: 'adults',
    startDay: -30,
  },
]

const groups: readonly (readonly [AnnouncementGroup, readonly Row[]])[] = [
  ['player', notices],
  ['promotion', promotions],
  ['popup', popups],
  ['hot', hot],
  ['agent', agentNotices],
]

/** Notices for the ticker, promotions, popups of the sign-in, the hot note, and notices for agents. Numbered group by group: 101, 201, … */
export function createAnnouncements(): readonly SeedAnnouncement[] {
  return groups.flatMap(([group, rows], at) =>
    rows.map(({ title, body, startDay, endDay, categoryIds, image, groupName, ...popup }, index) => ({
      id: (at + 1) * 100 + index + 1,
      group,
      title,
      content: body === undefined ? { EN: '' } : { EN: EN[body], TY: TY[body], BN: BN[body] },
      startDay,
      ...(endDay !== undefined && { endDay }),
      noExpiry: endDay === undefined,
      categoryIds: categoryIds ?? [],
      images: image === undefined ? [] : [image],
      ...(groupName && { groupName }),
      ...popup,
    })),
  )
}

/** The announcements with so many notices of this group in place of its own: of the same titles, one for each day. */
export function withNotices(
  all: readonly SeedAnnouncement[],
  group: 'player' | 'agent',
  count: number,
): readonly SeedAnnouncement[] {
  const texts = createAnnouncements().filter((one) => one.group === group)
  const firstId = group === 'player' ? 100_001 : 200_001
  const made = Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const text = texts[index % texts.length]
    if (text === undefined) return []
    // Short contents: an answer with ten thousand is less than 4 MB.
    const content = { EN: `<p>${index + 1}</p>` }
    return { ...text, content, id: firstId + index, startDay: -1 - index, noExpiry: true }
  })
  return [...all.filter((one) => one.group !== group), ...made]
}

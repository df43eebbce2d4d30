import type { AnnouncementGroup, SeedAnnouncement, Texts } from '../world/types.ts'

interface Row {
  readonly title: Texts
  readonly content: string
  readonly startDay: number
  readonly endDay?: number
  readonly categoryIds?: readonly number[]
  readonly image?: string
  readonly groupName?: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
}

const notices: readonly Row[] = [
  {
    title: {
      EN: 'Play for fun: set your own limits before you start',
      TY: 'Maglaro para sa saya: magtakda muna ng sariling limitasyon',
      BN: 'আনন্দের জন্য খেলুন: শুরু করার আগে নিজের সীমা ঠিক করুন',
    },
    content: `<p>Games are entertainment, not a way to earn. Decide beforehand how much time and money you want to spend,
and stop when you get there.</p><ul><li>Adults only (18+).</li><li>Never play with money that you need for something
else.</li><li>Take a break whenever it stops being fun.</li></ul><p>Need to talk to someone? See
<a href="/m/help#limits">Help: playing within limits</a>.</p>`,
    startDay: -20,
  },
  {
    title: {
      EN: 'Palm & Pepper: short maintenance on Wednesday, 04:00 to 05:30',
      TY: 'Palm & Pepper: maikling maintenance sa Miyerkules, 04:00 hanggang 05:30',
      BN: 'Palm & Pepper: বুধবার 04:00 থেকে 05:30 পর্যন্ত রক্ষণাবেক্ষণ',
    },
    content: `<p>The games of <strong>Palm &amp; Pepper</strong> will be closed for about ninety minutes. Rounds that are
open when the work starts are settled automatically and show up in your game record.</p>`,
    startDay: -2,
    endDay: 5,
  },
  {
    title: {
      EN: 'Sixteen new slots this week',
      TY: 'Labing-anim na bagong slots ngayong linggo',
      BN: 'এই সপ্তাহে ষোলোটি নতুন স্লট',
    },
    content: `<p>Our studios delivered sixteen titles, among them a dragon with good manners and a very small pirate. You
find them under <a href="/m/gameList?gameType=RNG&amp;isNew=1">Slots, New</a>. Each page states its return to player.</p>`,
    startDay: -1,
    endDay: 13,
  },
  {
    title: {
      EN: 'Keep your account safe: staff never ask for your password',
      TY: 'Panatilihing ligtas ang account: hindi hihingin ng staff ang iyong password',
      BN: 'অ্যাকাউন্ট নিরাপদ রাখুন: কর্মীরা কখনো পাসওয়ার্ড চাইবে না',
    },
    content: `<p>Nobody from our team will ask for your password or a code that we sent you. If someone does, leave the
conversation and <a href="/m/message">tell us</a>.</p>`,
    startDay: -9,
  },
  {
    title: {
      EN: 'Live tables: new dealers in the evening hours',
      TY: 'Live tables: mga bagong dealer sa gabi',
      BN: 'লাইভ টেবিল: সন্ধ্যায় নতুন ডিলার',
    },
    content: `<p>Satin Table and Amber Hall open eleven more tables between 18:00 and 02:00. Table limits are shown before
you sit down.</p>`,
    startDay: -5,
    endDay: 25,
  },
  {
    title: {
      EN: 'Identity check before the first withdrawal',
      TY: 'Pagpapatunay ng pagkakakilanlan bago ang unang withdrawal',
      BN: 'প্রথম উত্তোলনের আগে পরিচয় যাচাই',
    },
    content: `<p>To keep minors out and your money yours, we ask for one proof of identity before the first withdrawal. It
usually takes less than ten minutes.</p>`,
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
    content: `<h3>How it works</h3><p>New members get <strong>20 free spins</strong> on any Jadeline House slot at its
smallest bet.</p><ol><li>Verify your account.</li><li>Open a slot of Jadeline House.</li><li>The spins wait inside the
game.</li></ol><h3>Good to know</h3><ul><li>Wins are paid as cash: no wagering requirement.</li><li>Valid for 7 days; once
per person. 18+.</li></ul>`,
    startDay: -12,
    categoryIds: [1, 2],
    image: 'promos/welcome.svg',
  },
  {
    title: {
      EN: 'Sunday cashback: 5 % of net losses, capped at 50',
      TY: 'Cashback tuwing Linggo: 5 % ng net na talo, hanggang 50',
      BN: 'রবিবারের ক্যাশব্যাক: নিট ক্ষতির 5 %, সর্বোচ্চ 50',
    },
    content: `<p>Every Monday we return <strong>5 %</strong> of Sunday's net losses on slots and fishing, up to 50.00. It is
credited by itself and can be withdrawn at once.</p><p>Cashback softens a bad day; it is no reason to play longer.</p>`,
    startDay: -40,
    categoryIds: [2],
    image: 'promos/cashback.svg',
  },
  {
    title: {
      EN: 'Slot sprint: weekly leaderboard',
      TY: 'Slot sprint: lingguhang leaderboard',
      BN: 'স্লট স্প্রিন্ট: সাপ্তাহিক তালিকা',
    },
    content: `<p>Your ten best single-spin multipliers of the week count, so high stakes give no advantage. The first
fifty places share 1,000.00.</p><table><tbody><tr><th>Place</th><th>Prize</th></tr><tr><td>1</td><td>150.00</td></tr>
<tr><td>2 to 5</td><td>60.00</td></tr><tr><td>6 to 50</td><td>13.55</td></tr></tbody></table>`,
    startDay: -3,
    endDay: 4,
    categoryIds: [2, 3],
    image: 'promos/sprint.svg',
  },
  {
    title: {
      EN: 'Matchday: second-chance bet',
      TY: 'Matchday: pangalawang pagkakataon',
      BN: 'ম্যাচের দিন: দ্বিতীয় সুযোগের বাজি',
    },
    content: `<p>If your first football bet of a matchday loses by one goal, we return it as a free bet of up to 10.00. Odds
of 1.50 and above; singles only.</p>`,
    startDay: -8,
    endDay: 20,
    categoryIds: [4],
    image: 'promos/matchday.svg',
  },
  {
    title: {
      EN: 'Live salon: a quiet table for beginners',
      TY: 'Live salon: tahimik na mesa para sa baguhan',
      BN: 'লাইভ স্যালন: নতুনদের শান্ত টেবিল',
    },
    content: `<p>Every evening at 19:00 a dealer at Lux Salon explains baccarat and roulette from the start. Small limits,
no hurry, questions welcome.</p>`,
    startDay: -15,
    categoryIds: [3],
    image: 'promos/salon.svg',
  },
  {
    title: { EN: 'Golden carp weekend', TY: 'Weekend ng gintong karpa', BN: 'সোনালি কার্পের সপ্তাহান্ত' },
    content: `<p>From Friday 18:00 to Sunday 23:59 the golden carp pays 1.2 times its usual prize in all Yellow Lagoon
games. The return to player on each page already includes it.</p>`,
    startDay: -1,
    endDay: 9,
    categoryIds: [2, 5],
    image: 'promos/carp.svg',
  },
  {
    title: {
      EN: 'Bring a friend, both get a coffee',
      TY: 'Magdala ng kaibigan, parehong may kape',
      BN: 'বন্ধু আনুন, দুজনেরই কফি',
    },
    content: `<p>When a friend joins with your code and verifies the account, both of you receive 3.00. Adults only; please
do not post codes in public groups.</p>`,
    startDay: -60,
    categoryIds: [1],
    image: 'promos/friend.svg',
  },
  {
    title: {
      EN: 'Take five: a bonus for taking a break',
      TY: 'Magpahinga: bonus sa pagpapahinga',
      BN: 'বিরতি নিন: বিরতির জন্য বোনাস',
    },
    content: `<p>Switch on the break reminder in your settings and take one real break of a day this month. You get a free
ticket for the Heritage Lotto Saturday draw.</p>`,
    startDay: -4,
    endDay: 26,
    categoryIds: [5],
    image: 'promos/break.svg',
  },
]

const popups: readonly Row[] = [
  {
    title: {
      EN: 'Good to see you: see what is on this week',
      TY: 'Mabuti at narito ka: tingnan ang mga promo ngayong linggo',
      BN: 'আপনাকে দেখে ভালো লাগছে: এই সপ্তাহে কী আছে দেখুন',
    },
    content: '',
    startDay: -1,
    endDay: 13,
    image: 'promos/popup.svg',
    groupName: 'm_home',
    url: '/m/activity',
    width: 350,
    height: 140,
  },
  {
    title: { EN: 'New this week', TY: 'Bago ngayong linggo', BN: 'এই সপ্তাহে নতুন' },
    content: `<p>Sixteen slots, eleven live tables and the <strong>golden carp weekend</strong>. You find the new ones
under <a href="/m/gameList?gameType=RNG&amp;isNew=1">Slots, New</a>.</p><p>Please play within your limits. 18+</p>`,
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
    content: '<p>Yellow Lagoon games pay more for the golden carp until Sunday night.</p>',
    startDay: -1,
    endDay: 9,
    image: 'promos/carp.svg',
  },
]

const groups: readonly (readonly [AnnouncementGroup, readonly Row[]])[] = [
  ['player', notices],
  ['promotion', promotions],
  ['popup', popups],
  ['hot', hot],
]

/** Notices for the ticker, promotions, the popups of the login and the hot note. Numbered group by group: 101, 201, … */
export function createAnnouncements(): readonly SeedAnnouncement[] {
  return groups.flatMap(([group, rows], at) =>
    rows.map(({ title, content, startDay, endDay, categoryIds, image, groupName, ...popup }, index) => ({
      id: (at + 1) * 100 + index + 1,
      group,
      title,
      content: { EN: content },
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

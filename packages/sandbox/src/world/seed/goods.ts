import type { LocalizedText } from '@foyer/demo-games'

/** What a member gets for points. Invented names only: no shop that there is. */
export interface SeedGood {
  readonly goodsId: string
  readonly name: LocalizedText
  /** Art path: `goods/tumbler.jpg`. */
  readonly image: string
  /** Points. */
  readonly cost: number
  /** Pieces at the start. */
  readonly stock: number
  /** `credit`: money in the wallet, at once; `item`: sent by post; `voucher`: a code. */
  readonly kind: 'credit' | 'item' | 'voucher'
  readonly terms: LocalizedText
  /** Of credit: minor units. */
  readonly value?: number
  /** The most that one member may have. */
  readonly most?: number
}

const BY_POST: LocalizedText = {
  EN: 'Sent within the Philippines, free of charge. Usually with you within 7 days. Colours may differ from the picture.',
  TY: 'Libreng ipinapadala sa loob ng Pilipinas. Karaniwang dumarating sa loob ng 7 araw. Maaaring iba ang kulay sa larawan.',
  BN: 'ফিলিপাইনের ভেতরে বিনা খরচে পাঠানো হয়। সাধারণত 7 দিনের মধ্যে পৌঁছায়। রং ছবির থেকে আলাদা হতে পারে।',
}

const credit = (pesos: number, cost: number, extra: Pick<SeedGood, 'most'> = {}): SeedGood => ({
  goodsId: `credit-${pesos}`,
  name: { EN: `₱${pesos}.00 credit`, TY: `₱${pesos}.00 na credit`, BN: `₱${pesos}.00 ক্রেডিট` },
  image: `goods/credit-${pesos}.jpg`,
  cost,
  stock: 10_000,
  kind: 'credit',
  value: pesos * 100,
  terms: {
    EN: `In your wallet at once. Stake ₱${pesos}.00 on any game before it can be withdrawn.`,
    TY: `Agad na papasok sa wallet mo. Tumaya ng ₱${pesos}.00 sa kahit anong laro bago ito ma-withdraw.`,
    BN: `সঙ্গে সঙ্গে আপনার ওয়ালেটে। তোলার আগে যেকোনো গেমে ₱${pesos}.00 বাজি ধরতে হবে।`,
  },
  ...extra,
})

export const GOODS: readonly SeedGood[] = [
  credit(10, 500),
  {
    goodsId: 'load-50',
    name: { EN: '₱50 mobile load', TY: '₱50 na load', BN: '₱50 মোবাইল লোড' },
    image: 'goods/load-50.jpg',
    cost: 700,
    stock: 400,
    kind: 'voucher',
    terms: {
      EN: 'A code for any prepaid number, usually within a minute. Good for 90 days.',
      TY: 'Code para sa anumang prepaid number, karaniwang sa loob ng isang minuto. Magagamit sa loob ng 90 araw.',
      BN: 'যেকোনো প্রিপেইড নম্বরের জন্য কোড, সাধারণত এক মিনিটের মধ্যে। 90 দিন পর্যন্ত ব্যবহার করা যায়।',
    },
  },
  {
    goodsId: 'coffee',
    name: { EN: 'Coffee for two', TY: 'Kape para sa dalawa', BN: 'দুজনের জন্য কফি' },
    image: 'goods/coffee.jpg',
    cost: 1_400,
    stock: 60,
    kind: 'voucher',
    most: 4,
    terms: {
      EN: 'A code to show at any Kapehan Uno counter, usually within a minute. Good for 30 days.',
      TY: 'Code na ipapakita sa alinmang Kapehan Uno, karaniwang sa loob ng isang minuto. Magagamit sa loob ng 30 araw.',
      BN: 'যেকোনো Kapehan Uno কাউন্টারে দেখানোর কোড, সাধারণত এক মিনিটের মধ্যে। 30 দিন পর্যন্ত ব্যবহার করা যায়।',
    },
  },
  credit(50, 2_300, { most: 2 }),
  {
    goodsId: 'umbrella',
    name: { EN: 'Folding umbrella', TY: 'Natitiklop na payong', BN: 'ভাঁজ করা ছাতা' },
    image: 'goods/umbrella.jpg',
    cost: 3_600,
    stock: 25,
    kind: 'item',
    terms: BY_POST,
  },
  {
    goodsId: 'tumbler',
    name: { EN: 'Steel tumbler, 500 ml', TY: 'Bakal na tumbler, 500 ml', BN: 'স্টিলের টাম্বলার, 500 মিলি' },
    image: 'goods/tumbler.jpg',
    cost: 4_800,
    stock: 0,
    kind: 'item',
    terms: BY_POST,
  },
  {
    goodsId: 'powerbank',
    name: { EN: 'Power bank, 10,000 mAh', TY: 'Power bank, 10,000 mAh', BN: 'পাওয়ার ব্যাংক, 10,000 mAh' },
    image: 'goods/powerbank.jpg',
    cost: 12_000,
    stock: 8,
    kind: 'item',
    most: 1,
    terms: BY_POST,
  },
  {
    goodsId: 'earbuds',
    name: { EN: 'Wireless earbuds', TY: 'Wireless na earbuds', BN: 'ওয়্যারলেস ইয়ারবাড' },
    image: 'goods/earbuds.jpg',
    cost: 25_000,
    stock: 1,
    kind: 'item',
    most: 1,
    terms: BY_POST,
  },
]

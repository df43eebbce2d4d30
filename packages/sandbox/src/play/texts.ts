/** What the page says, by its script's keys. `{x}` is filled in. */
const EN = {
  back: 'Back',
  backLong: 'Back to the lobby',
  balance: 'Balance',
  bet: 'Bet',
  less: 'Smaller bet',
  more: 'Larger bet',
  play: 'Play',
  rules: 'Rules and returns',
  close: 'Close',
  opening: 'Opening the game …',
  ready: 'Choose your bet and play.',
  running: 'The round is running …',
  won: 'You win {amount}. {result}.',
  returned: '{amount} comes back. {result}.',
  lost: '{result}. No win this time.',
  tooLow: 'Your balance is lower than this bet. Choose a smaller bet, or go back to the lobby.',
  uncertain:
    'No answer came. Your round may have been played already: trying again asks for the same round and never bets twice.',
  offline: 'The game could not be reached. Check your connection.',
  ended: 'Your session has ended. Go back to the lobby and open the game again.',
  maintenance: 'This game is closed for maintenance.',
  refused: 'This round was refused and nothing was bet.',
  retry: 'Try again',
  returns: 'Returns {share} of all bets in the long run',
  returnsOf: '{share} returned',
  minutes: 'Playing for {count} min',
  session: 'Rounds: {count} · {amount}',
  adults: '18+ · Play for fun, within your limits.',
  pays: 'Pays',
  dip: 'Lucky dip',
  pickMore: 'Pick {count} more',
  shoot: 'Shoot',
  lines: 'The lines',
  closedTitle: 'This game is closed',
  closedText: 'The way in works once and only for a short time. Open the game again from the lobby.',
} as const

export type Texts = Readonly<Record<keyof typeof EN, string>>

const TY: Texts = {
  back: 'Bumalik',
  backLong: 'Bumalik sa lobby',
  balance: 'Balanse',
  bet: 'Taya',
  less: 'Mas maliit na taya',
  more: 'Mas malaking taya',
  play: 'Maglaro',
  rules: 'Mga tuntunin at balik',
  close: 'Isara',
  opening: 'Binubuksan ang laro …',
  ready: 'Piliin ang taya at maglaro.',
  running: 'Tumatakbo ang round …',
  won: 'Nanalo ka ng {amount}. {result}.',
  returned: 'Ibinalik ang {amount}. {result}.',
  lost: '{result}. Walang panalo ngayon.',
  tooLow: 'Mas mababa ang balanse mo sa taya. Pumili ng mas maliit na taya, o bumalik sa lobby.',
  uncertain:
    'Walang sagot. Maaaring nalaro na ang round: ang pagsubok muli ay para sa parehong round at hindi tataya nang dalawang beses.',
  offline: 'Hindi maabot ang laro. Tingnan ang iyong koneksyon.',
  ended: 'Tapos na ang iyong session. Bumalik sa lobby at buksan muli ang laro.',
  maintenance: 'Sarado ang larong ito para sa maintenance.',
  refused: 'Tinanggihan ang round at walang itinaya.',
  retry: 'Subukan muli',
  returns: 'Ibinabalik ang {share} ng lahat ng taya sa katagalan',
  returnsOf: '{share} ang balik',
  minutes: '{count} min nang naglalaro',
  session: 'Mga round: {count} · {amount}',
  adults: '18+ · Maglaro para sa saya, ayon sa limitasyon.',
  pays: 'Bayad',
  dip: 'Bahala na',
  pickMore: 'Pumili pa ng {count}',
  shoot: 'Barilin',
  lines: 'Ang mga linya',
  closedTitle: 'Sarado ang larong ito',
  closedText: 'Minsan lang at sandali lang gumagana ang daan. Buksan muli ang laro mula sa lobby.',
}

const BN: Texts = {
  back: 'ফিরুন',
  backLong: 'লবিতে ফিরুন',
  balance: 'ব্যালেন্স',
  bet: 'বাজি',
  less: 'ছোট বাজি',
  more: 'বড় বাজি',
  play: 'খেলুন',
  rules: 'নিয়ম ও ফেরত',
  close: 'বন্ধ করুন',
  opening: 'খেলা খুলছে …',
  ready: 'বাজি বেছে নিয়ে খেলুন।',
  running: 'রাউন্ড চলছে …',
  won: 'আপনি জিতেছেন {amount}। {result}।',
  returned: '{amount} ফেরত এসেছে। {result}।',
  lost: '{result}। এবার জয় নেই।',
  tooLow: 'আপনার ব্যালেন্স এই বাজির চেয়ে কম। ছোট বাজি বেছে নিন, অথবা লবিতে ফিরুন।',
  uncertain: 'উত্তর আসেনি। রাউন্ডটি হয়তো খেলা হয়ে গেছে: আবার চেষ্টা করলে একই রাউন্ড চাওয়া হয়, দুবার বাজি হয় না।',
  offline: 'খেলায় পৌঁছানো যায়নি। সংযোগ দেখুন।',
  ended: 'আপনার সেশন শেষ হয়েছে। লবিতে ফিরে আবার খেলাটি খুলুন।',
  maintenance: 'রক্ষণাবেক্ষণের জন্য খেলাটি বন্ধ।',
  refused: 'রাউন্ডটি গ্রহণ করা হয়নি, কোনো বাজি ধরা হয়নি।',
  retry: 'আবার চেষ্টা করুন',
  returns: 'দীর্ঘমেয়াদে সব বাজির {share} ফেরত দেয়',
  returnsOf: '{share} ফেরত',
  minutes: '{count} মিনিট ধরে খেলছেন',
  session: '{count} রাউন্ড, {amount}',
  adults: '18+ · আনন্দের জন্য, সীমার মধ্যে খেলুন।',
  pays: 'দেয়',
  dip: 'দৈবচয়ন',
  pickMore: 'আরও {count}টি বাছুন',
  shoot: 'গুলি করুন',
  lines: 'লাইনগুলো',
  closedTitle: 'খেলাটি বন্ধ',
  closedText: 'প্রবেশপথটি একবার ও অল্প সময়ের জন্য কাজ করে। লবি থেকে আবার খেলাটি খুলুন।',
}

/** The texts of a platform language code, and the tag that documents carry for it. */
export function textsOf(language: string): { readonly texts: Texts; readonly tag: string } {
  switch (language.toUpperCase()) {
    case 'TY':
      return { texts: TY, tag: 'fil' }
    case 'BN':
      return { texts: BN, tag: 'bn' }
    default:
      return { texts: EN, tag: 'en' }
  }
}

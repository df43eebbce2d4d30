/** What the chat says. The sandbox answers by itself: nobody reads along, and it says so. */
const EN = {
  back: 'Back',
  title: 'Live chat',
  log: 'Conversation',
  you: 'You',
  we: 'Service',
  greeting: 'Hello! This is the chat of the sandbox: answers come by themselves. What can we do for you?',
  deposit: 'Deposits are under Deposit at the bottom of the lobby. They show in your balance at once.',
  withdraw: 'Withdrawals are in your member menu. Have a look at the transaction record to follow one.',
  password: 'Open Personal settings to change your password, or Forgot password on the login page.',
  bonus: 'What is on offer stands under Promos.',
  thanks: 'You are welcome. Have fun, within your limits.',
  other: 'Thank you, we have noted that. Is there anything else?',
  message: 'Your message',
  send: 'Send',
} as const

export type ChatTexts = Readonly<Record<keyof typeof EN, string>>

const TY: ChatTexts = {
  back: 'Bumalik',
  title: 'Live chat',
  log: 'Usapan',
  you: 'Ikaw',
  we: 'Serbisyo',
  greeting: 'Kumusta! Ito ang chat ng sandbox: kusang dumarating ang mga sagot. Ano ang maitutulong namin?',
  deposit: 'Nasa Deposito sa ibaba ng lobby ang pagdeposito. Agad itong makikita sa balanse mo.',
  withdraw: 'Nasa menu ng miyembro ang pag-withdraw. Tingnan ang tala ng transaksyon para masundan ito.',
  password: 'Buksan ang Personal na setting para palitan ang password, o Nakalimutan ang password sa pahina ng login.',
  bonus: 'Nasa Promo ang mga alok.',
  thanks: 'Walang anuman. Maglibang nang may hangganan.',
  other: 'Salamat, naitala na namin. May iba pa ba?',
  message: 'Mensahe mo',
  send: 'Ipadala',
}

const BN: ChatTexts = {
  back: 'ফিরে যান',
  title: 'লাইভ চ্যাট',
  log: 'কথোপকথন',
  you: 'আপনি',
  we: 'সেবা',
  greeting: 'নমস্কার! এটি স্যান্ডবক্সের চ্যাট: উত্তর নিজে থেকেই আসে। আমরা কী করতে পারি?',
  deposit: 'লবির নিচে জমা থেকে টাকা জমা দিন। তা সঙ্গে সঙ্গে ব্যালেন্সে দেখা যায়।',
  withdraw: 'উত্তোলন আছে সদস্য মেনুতে। লেনদেনের রেকর্ডে তার খোঁজ পাবেন।',
  password: 'পাসওয়ার্ড বদলাতে ব্যক্তিগত সেটিংস খুলুন, অথবা লগইন পাতায় পাসওয়ার্ড ভুলে গেছেন।',
  bonus: 'যা চলছে তা অফারে আছে।',
  thanks: 'আপনাকে স্বাগতম। সীমার মধ্যে আনন্দ করুন।',
  other: 'ধন্যবাদ, আমরা লিখে রাখলাম। আর কিছু?',
  message: 'আপনার বার্তা',
  send: 'পাঠান',
}

const LANGUAGES: Readonly<Record<string, { readonly texts: ChatTexts; readonly tag: string }>> = {
  EN: { texts: EN, tag: 'en' },
  TY: { texts: TY, tag: 'fil' },
  BN: { texts: BN, tag: 'bn' },
}

export function chatTextsOf(language: string): { readonly texts: ChatTexts; readonly tag: string } {
  return (Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined) ?? { texts: EN, tag: 'en' }
}

const TOPICS: readonly (readonly [RegExp, keyof ChatTexts])[] = [
  [/deposit|deposito|জমা/i, 'deposit'],
  [/withdraw|উত্তোলন/i, 'withdraw'],
  [/password|পাসওয়ার্ড/i, 'password'],
  [/bonus|promo|বোনাস|অফার|প্রচার/i, 'bonus'],
  [/thank|salamat|ধন্যবাদ/i, 'thanks'],
]

/** The answer to one message. */
export function replyTo(message: string, texts: ChatTexts): string {
  return texts[TOPICS.find(([pattern]) => pattern.test(message))?.[1] ?? 'other']
}

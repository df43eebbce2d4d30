import type { Conversation, DeskReply } from '../../world/chat-desk.ts'
import { textIn } from '../../world/lobby.ts'
import type { SeedHelpTopic } from '../../world/seed/help-topics.ts'

/** The answers of the merchant's support. They promise nothing that the sandbox does not do, and never ask for a password. */
const EN = {
  back: 'Back',
  title: 'Live chat',
  log: 'Conversation',
  you: 'You',
  we: 'Customer service',
  greeting: 'Hello, this is customer service. How can we help?',
  deposit:
    'Please tell us the amount, the time and how you paid or would like to pay. Once it is credited, it stands under your transactions.',
  withdraw:
    'Please tell us the amount and the account that it should go to. Once it is paid, it stands under your transactions.',
  password:
    'You can change it in your personal settings. If it is lost, tap “Forgot password?” on the login page. We never ask for your password.',
  bonus:
    'What is on right now stands under Promotions. If you miss a bonus, for example the one for the app, please tell us which one it is. Once it is credited, it stands under your transactions.',
  thanks: 'You are welcome. Have fun, and stay within your limits.',
  other: 'Thank you for your message. Could you tell us a little more: which game or payment, and when?',
  message: 'Your message',
  send: 'Send',
  colleagueName: 'Ines, customer service',
  handover: 'I will hand this over to a colleague, who answers here. You can leave the page: we keep the conversation.',
  waiting: 'A colleague answers in about {minutes} min.',
  colleague:
    'Hello, this is Ines. I have read what you wrote and will look into it. Is there anything else that I should know?',
  noted: 'Thank you, I have added that to what you wrote. You hear from me here.',
  unknown: 'We do not know yet whether your message arrived. If you send it again, it still counts once.',
  ended: 'This chat is no longer open. Please open it again from the site.',
  tooLong: 'Your message is longer than {most} characters, so it was not sent. Please shorten it and send it again.',
  most: 'A message has at most {most} characters.',
  empty: 'Please write a message first.',
  count: '{count} of {most}',
  tooMuch: 'That was too much text at once, so nothing was sent. Please send it in shorter messages.',
} as const

export type ChatTexts = Readonly<Record<keyof typeof EN, string>>

const TY: ChatTexts = {
  back: 'Bumalik',
  title: 'Live chat',
  log: 'Usapan',
  you: 'Kayo',
  we: 'Customer service',
  greeting: 'Kumusta! Customer service po ito. Ano po ang maitutulong namin?',
  deposit:
    'Pakibigay po ang halaga, ang oras, at kung paano kayo nagbayad o gustong magbayad. Kapag naidagdag na, makikita ito sa mga transaksyon ninyo.',
  withdraw:
    'Pakibigay po ang halaga at ang account na padadalhan. Kapag nabayaran na, makikita ito sa mga transaksyon ninyo.',
  password:
    'Mapapalitan po ito sa Mga personal na setting. Kung nakalimutan, i-tap ang “Nakalimutan ang password?” sa login. Hindi po namin hihingin ang password ninyo.',
  bonus:
    'Nasa Mga promosyon po ang mga kasalukuyang alok. Kung may hindi natanggap na bonus, gaya ng sa app, pakisabi po kung alin ito. Kapag naidagdag na, makikita ito sa mga transaksyon ninyo.',
  thanks: 'Walang anuman po. Mag-enjoy, at maglaro ayon lang sa kaya.',
  other: 'Salamat po sa mensahe. Puwede po bang malaman kung aling laro o bayad ito, at kung kailan nangyari?',
  message: 'Mensahe ninyo',
  send: 'Ipadala',
  colleagueName: 'Ines, customer service',
  handover:
    'Ipapasa ko po ito sa isang kasamahan, at dito siya sasagot. Puwede po kayong umalis sa pahina: nananatili ang usapan.',
  waiting: 'May kasamahang sasagot sa loob ng mga {minutes} min.',
  colleague:
    'Kumusta po, si Ines ito. Nabasa ko na ang isinulat ninyo at titingnan ko po. May iba pa po bang dapat kong malaman?',
  noted: 'Salamat po, idinagdag ko na iyan sa isinulat ninyo. Dito ko po kayo sasagutin.',
  unknown: 'Hindi pa namin alam kung dumating ang mensahe ninyo. Kung ipadala muli, isa pa rin ang bilang nito.',
  ended: 'Sarado na ang chat na ito. Pakibuksan po itong muli mula sa site.',
  tooLong: 'Lampas sa {most} character ang mensahe ninyo, kaya hindi ito naipadala. Pakiiklian po at ipadala muli.',
  most: 'Hanggang {most} character po ang isang mensahe.',
  empty: 'Magsulat po muna ng mensahe.',
  count: '{count} sa {most}',
  tooMuch: 'Masyadong mahaba ang teksto, kaya walang naipadala. Pakihati po ito sa mas maiikling mensahe.',
}

const BN: ChatTexts = {
  back: 'ফিরে যান',
  title: 'লাইভ চ্যাট',
  log: 'কথোপকথন',
  you: 'আপনি',
  we: 'কাস্টমার সার্ভিস',
  greeting: 'স্বাগতম, কাস্টমার সার্ভিস থেকে বলছি। কীভাবে সাহায্য করতে পারি?',
  deposit: 'টাকার পরিমাণ, সময় আর কীভাবে দিয়েছেন বা দিতে চান তা জানান। জমা হলে তা আপনার লেনদেনে দেখা যাবে।',
  withdraw: 'টাকার পরিমাণ আর কোন অ্যাকাউন্টে যাবে তা জানান। পাঠানো হলে তা আপনার লেনদেনে দেখা যাবে।',
  password:
    'ব্যক্তিগত সেটিংস থেকে পাসওয়ার্ড বদলাতে পারেন। ভুলে গেলে লগইন পাতায় “পাসওয়ার্ড ভুলে গেছেন?” চাপুন। আমরা কখনো আপনার পাসওয়ার্ড চাই না।',
  bonus:
    'এখন যা চলছে তা অফার পাতায় আছে। কোনো বোনাস, যেমন অ্যাপের বোনাস, না পেয়ে থাকলে কোন বোনাস তা জানান। জমা হলে তা আপনার লেনদেনে দেখা যাবে।',
  thanks: 'আপনাকেও ধন্যবাদ। আনন্দে খেলুন, সীমার মধ্যে থাকুন।',
  other: 'লেখার জন্য ধন্যবাদ। কোন গেম বা লেনদেন, আর কখন হয়েছে, একটু জানাবেন?',
  message: 'আপনার বার্তা',
  send: 'পাঠান',
  colleagueName: 'ইনেস, কাস্টমার সার্ভিস',
  handover: 'বিষয়টি একজন সহকর্মীকে দিচ্ছি, তিনি এখানেই উত্তর দেবেন। পাতা ছেড়ে যেতে পারেন: কথোপকথন থেকে যাবে।',
  waiting: 'প্রায় {minutes} মিনিটের মধ্যে একজন সহকর্মী উত্তর দেবেন।',
  colleague: 'হ্যালো, আমি ইনেস। আপনার লেখা পড়েছি, বিষয়টি দেখছি। আর কিছু জানানোর আছে?',
  noted: 'ধন্যবাদ, আপনার লেখার সঙ্গে এটিও যোগ করেছি। এখানেই আমার উত্তর পাবেন।',
  unknown: 'আপনার বার্তা পৌঁছেছে কি না, এখনও জানা যায়নি। আবার পাঠালেও একবারই গোনা হবে।',
  ended: 'এই চ্যাট আর খোলা নেই। সাইট থেকে আবার খুলুন।',
  tooLong: 'আপনার বার্তায় {most}টির বেশি অক্ষর আছে, তাই তা পাঠানো হয়নি। একটু ছোট করে আবার পাঠান।',
  most: 'একটি বার্তায় সর্বোচ্চ {most}টি অক্ষর থাকতে পারে।',
  empty: 'আগে একটি বার্তা লিখুন।',
  count: '{most}টির মধ্যে {count}',
  tooMuch: 'একবারে অনেক বেশি লেখা ছিল, তাই কিছুই পাঠানো হয়নি। ছোট ছোট বার্তায় ভাগ করে পাঠান।',
}

export interface ChatLanguage {
  readonly texts: ChatTexts
  readonly tag: string
}

const LANGUAGES: Readonly<Record<string, ChatLanguage>> = {
  EN: { texts: EN, tag: 'en' },
  TY: { texts: TY, tag: 'fil' },
  BN: { texts: BN, tag: 'bn' },
}

export function chatTextsOf(language: string): ChatLanguage {
  return (Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined) ?? { texts: EN, tag: 'en' }
}

const TOPICS: readonly (readonly [RegExp, keyof ChatTexts])[] = [
  [/deposit|deposito|জমা/i, 'deposit'],
  [/withdraw|উত্তোলন/i, 'withdraw'],
  [/password|nakalimutan|পাসওয়ার্ড/i, 'password'],
  [/bonus|promo|বোনাস|অফার|প্রচার/i, 'bonus'],
  [/thank|salamat|ধন্যবাদ/i, 'thanks'],
]

const COLLEAGUE = /\b(?:agent|colleague|human|person|someone|tao|kausap|kasamahan|ahente)\b|মানুষ|সহকর্মী|এজেন্ট|কারও সঙ্গে/i

/** Words that ask in one of the three languages, and name no topic. */
const ASKING: ReadonlySet<string> = new Set([
  ...['what', 'when', 'where', 'which'],
  ...['paano', 'kailan', 'nasaan', 'saan', 'magkano'],
  ...['কীভাবে', 'কোথায়', 'কখন', 'কেন', 'কত'],
])

/** The text of the help topic whose title has the most words of the message, of four letters or more. */
function helpAnswer(message: string, topics: readonly SeedHelpTopic[], language: string): string | undefined {
  const words = new Set(message.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu))
  const scored = topics.map(({ title, content }) => {
    const own = new Set(
      textIn(title, language)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu),
    )
    return { score: [...words].filter((word) => own.has(word) && !ASKING.has(word)).length, content }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { score: 0, content: { EN: '' } })
  if (best.score === 0) return undefined
  // One line for each paragraph or entry of a list.
  return textIn(best.content, language)
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .trim()
}

export interface Desk {
  readonly texts: ChatTexts
  /** Of those topics, in this language. */
  readonly language: string
  readonly help: readonly SeedHelpTopic[]
}

/**
 * The answer to one message: of the desk's own topics, else of the help center. A member who asks for a person gets one, and
 * so does a second question in a row that has no answer here.
 */
export function replyTo(
  message: string,
  { messages, colleague }: Conversation,
  { texts, language, help }: Desk,
): DeskReply {
  const topic = TOPICS.find(([pattern]) => pattern.test(message))?.[1]
  const wantsPerson = COLLEAGUE.test(message)
  const answer = topic === undefined ? helpAnswer(message, help, language) : texts[topic]
  if (answer !== undefined && !wantsPerson) return { kind: 'answer', text: answer }
  if (colleague !== undefined) return { kind: 'silence' }
  // A colleague has the conversation: the desk's own words would come between.
  if (messages.findLast(({ by }) => by !== 'member')?.by === 'colleague')
    return { kind: 'colleague', text: texts.noted }
  const asked = messages.at(-1)?.text === texts.other
  if (answer === undefined && !asked && !wantsPerson) return { kind: 'answer', text: texts.other }
  return { kind: 'handover', text: texts.handover, colleague: texts.colleague }
}

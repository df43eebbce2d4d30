import { documentHeaders } from '../../engine/document-headers.ts'

interface PartnerTexts {
  readonly tag: string
  readonly mark: string
  readonly title: string
  readonly lead: string
  readonly close: string
}

const EN: PartnerTexts = {
  tag: 'en',
  mark: 'A supplier of the sandbox, on another host',
  title: "Tonight's tables",
  lead: 'Lux Salon opens at 19:00 with baccarat and roulette for beginners. Satin Table and Amber Hall follow at 20:00.',
  close: 'The lobby is still open in its own window. Close this one to go back.',
}

const TEXTS: ReadonlyMap<string, PartnerTexts> = new Map([
  ['EN', EN],
  [
    'TY',
    {
      tag: 'fil',
      mark: 'Isang supplier ng sandbox, sa ibang host',
      title: 'Mga mesa ngayong gabi',
      lead: 'Magbubukas ang Lux Salon nang 19:00 na may baccarat at roulette para sa baguhan. Susunod ang Satin Table at Amber Hall nang 20:00.',
      close: 'Bukas pa ang lobby sa sarili nitong window. Isara ito para bumalik.',
    },
  ],
  [
    'BN',
    {
      tag: 'bn',
      mark: 'স্যান্ডবক্সের একজন সরবরাহকারী, অন্য হোস্টে',
      title: 'আজ রাতের টেবিল',
      lead: 'Lux Salon 19:00-এ নতুনদের জন্য বাকারা ও রুলেট নিয়ে খুলবে। 20:00-এ খুলবে Satin Table ও Amber Hall।',
      close: 'লবি তার নিজের উইন্ডোতে খোলা আছে। ফিরতে এই উইন্ডোটি বন্ধ করুন।',
    },
  ],
])

/** `/play/partner`: the page of a supplier that a banner and a link lead to (settlement 34). */
export function partnerPage(url: URL): Response {
  const { tag, mark, title, lead, close } = TEXTS.get(url.searchParams.get('language') ?? '') ?? EN
  const html =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/play/payment.css"></head>` +
    `<body><p class="mark">${mark}</p><main><h1>${title}</h1><p class="lead">${lead}</p><p>${close}</p></main></body></html>`
  return new Response(html, {
    headers: { ...documentHeaders({ frame: 'none' }), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

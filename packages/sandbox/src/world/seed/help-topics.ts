import type { LocalizedText } from '@foyer/demo-games'

/** A topic of the help center (HELP-01). The content is HTML. */
export interface SeedHelpTopic {
  /** Names the topic in every language. */
  readonly key: string
  readonly title: LocalizedText
  readonly content: LocalizedText
}

/** The merchant's help. It promises nothing that the sandbox and the site do not do. */
export const HELP_TOPICS: readonly SeedHelpTopic[] = [
  {
    key: 'start',
    title: { EN: 'How do I begin?', TY: 'Paano magsimula?', BN: 'কীভাবে শুরু করব?' },
    content: {
      EN: '<ol><li>Register, or log in.</li><li>Choose a category in the lobby and tap a game.</li><li>Bets and wins change your balance at the top; the arrow beside it asks for the newest amount.</li></ol><p>Without an account you can look at every list, and try games with play money where the login page offers it.</p>',
      TY: '<ol><li>Magrehistro o mag-login.</li><li>Pumili ng kategorya sa lobby at i-tap ang isang laro.</li><li>Nagbabago ang balanse sa itaas sa bawat taya at panalo; i-tap ang arrow sa tabi nito para sa pinakabagong halaga.</li></ol><p>Kahit walang account, makikita mo ang bawat listahan, at masusubukan ang mga laro gamit ang play money kung inaalok ito sa pahina ng login.</p>',
      BN: '<ol><li>নিবন্ধন করুন, অথবা লগইন করুন।</li><li>লবিতে একটি বিভাগ বেছে নিয়ে গেমে ট্যাপ করুন।</li><li>বাজি ও জয়ে উপরের ব্যালেন্স বদলায়; পাশের তীরচিহ্নে ট্যাপ করলে সর্বশেষ অঙ্ক দেখবেন।</li></ol><p>অ্যাকাউন্ট ছাড়াও সব তালিকা দেখতে পারেন, আর লগইন পাতায় সুযোগ থাকলে খেলার টাকায় গেম চেষ্টা করতে পারেন।</p>',
    },
  },
  {
    key: 'find',
    title: { EN: 'How do I find a game?', TY: 'Paano humanap ng laro?', BN: 'গেম খুঁজব কীভাবে?' },
    content: {
      EN: '<p>Every list has a search box, and a filter for the kind of game and the smallest bet. Tap the heart of a game to keep it under Favorites; games that you played are under Recent.</p>',
      TY: '<p>May search box ang bawat listahan, at filter para sa uri ng laro at pinakamaliit na taya. I-tap ang puso ng laro upang itabi ito sa Mga paborito; nasa Kamakailan ang mga nilaro mo.</p>',
      BN: '<p>প্রতিটি তালিকায় খোঁজার ঘর আছে, আর গেমের ধরন ও সর্বনিম্ন বাজির ফিল্টার আছে। পছন্দে রাখতে গেমের হার্টে ট্যাপ করুন; খেলা গেমগুলো “সাম্প্রতিক”-এ থাকে।</p>',
    },
  },
  {
    key: 'back',
    title: {
      EN: 'A game was interrupted. What happens to my bet?',
      TY: 'Naputol ang laro. Paano ang taya ko?',
      BN: 'খেলা মাঝপথে থেমে গেছে। আমার বাজির কী হবে?',
    },
    content: {
      EN: '<p>The result of a round is decided when you bet, not on your phone. Open the game again: a round that waits for you goes on where it stood. Every bet and its result stand in your betting record.</p><p>To leave a game, use the back button inside it. You return to the page that you came from.</p>',
      TY: '<p>Napagpapasyahan ang resulta ng round sa sandali ng pagtaya, hindi sa iyong telepono. Buksan muli ang laro: itutuloy ang round na naghihintay sa iyo. Nasa rekord ng taya ang bawat taya at ang resulta nito.</p><p>Para umalis sa laro, gamitin ang button na pabalik sa loob nito. Babalik ka sa pinanggalingan mong pahina.</p>',
      BN: '<p>রাউন্ডের ফল ঠিক হয় বাজি ধরার মুহূর্তে, আপনার ফোনে নয়। গেমটি আবার খুলুন: অপেক্ষায় থাকা রাউন্ড যেখানে ছিল সেখান থেকেই চলবে। প্রতিটি বাজি ও তার ফল আপনার বাজির তালিকায় থাকে।</p><p>গেম থেকে বেরোতে গেমের ভেতরের ফেরার বোতামটি চাপুন। যে পাতা থেকে এসেছেন সেখানেই ফিরবেন।</p>',
    },
  },
  {
    key: 'money',
    title: { EN: 'When does my balance change?', TY: 'Kailan nagbabago ang balanse ko?', BN: 'আমার ব্যালেন্স কখন বদলায়?' },
    content: {
      EN: '<p>With every bet, win, deposit, withdrawal and bonus. Each change is listed in your transactions, with the balance after it. If an amount is missing there, write to customer service with the time and the amount.</p>',
      TY: '<p>Sa bawat taya, panalo, deposito, withdrawal at bonus. Nakalista ang bawat pagbabago sa iyong mga transaksyon, kasama ang balanse pagkatapos. Kung may kulang na halaga roon, sumulat sa customer service kasama ang oras at halaga.</p>',
      BN: '<p>প্রতিটি বাজি, জয়, জমা, উত্তোলন ও বোনাসে। প্রতিটি পরিবর্তন আপনার লেনদেনে থাকে, পরের ব্যালেন্সসহ। কোনো অঙ্ক সেখানে না থাকলে সময় ও পরিমাণ লিখে কাস্টমার সার্ভিসকে জানান।</p>',
    },
  },
  {
    key: 'deposit',
    title: { EN: 'How do I deposit?', TY: 'Paano magdeposito?', BN: 'টাকা জমা দেব কীভাবে?' },
    content: {
      EN: '<p>Open Deposit, choose how you pay and how much, and follow the steps on the page. The money is in your balance as soon as the payment has arrived; until then the page and your transactions show where it stands. If an amount is missing there, write to customer service with the time and the amount.</p>',
      TY: '<p>Buksan ang Deposito, piliin kung paano ka magbabayad at kung magkano, at sundan ang mga hakbang sa pahina. Nasa balanse mo na ang pera sa sandaling dumating ang bayad; habang naghihintay, makikita sa pahina at sa mga transaksyon mo kung nasaan na ito. Kung may kulang na halaga roon, sumulat sa customer service kasama ang oras at halaga.</p>',
      BN: '<p>জমা পাতা খুলুন, কীভাবে ও কত টাকা দেবেন তা বেছে নিন, তারপর পাতায় দেখানো ধাপগুলো অনুসরণ করুন। টাকা পৌঁছানো মাত্রই তা আপনার ব্যালেন্সে থাকবে; ততক্ষণ পাতায় ও আপনার লেনদেনে দেখা যাবে তা কোন অবস্থায় আছে। কোনো অঙ্ক সেখানে না থাকলে সময় ও পরিমাণ লিখে কাস্টমার সার্ভিসকে জানান।</p>',
    },
  },
  {
    key: 'withdraw',
    title: { EN: 'How do I withdraw?', TY: 'Paano mag-withdraw?', BN: 'টাকা তুলব কীভাবে?' },
    content: {
      EN: '<p>Open Withdraw, choose the account that the money should go to and the amount, and confirm with your payment password. You see the fee and what arrives before you send it. We may ask you to verify your account first. After that the page says how long it usually takes. Your inbox tells you when it is paid, and until then it stands under your transactions.</p>',
      TY: '<p>Buksan ang Withdraw, piliin ang account na padadalhan at ang halaga, at kumpirmahin gamit ang password sa bayad. Makikita mo ang bayad sa serbisyo at ang matatanggap mo bago mo ito ipadala. Maaaring hilingin muna naming i-verify ang account mo. Pagkatapos, sasabihin ng pahina kung gaano ito karaniwang katagal. Sasabihan ka sa inbox kapag nabayaran na, at habang naghihintay ay nasa mga transaksyon mo ito.</p>',
      BN: '<p>উত্তোলন পাতা খুলুন, টাকা কোন অ্যাকাউন্টে যাবে ও কত তা বেছে নিন, তারপর পেমেন্ট পাসওয়ার্ড দিয়ে নিশ্চিত করুন। পাঠানোর আগেই ফি আর কত টাকা পৌঁছাবে তা দেখতে পাবেন। আগে অ্যাকাউন্ট যাচাই করতে বলা হতে পারে। এরপর সাধারণত কত সময় লাগে তা পাতাতেই দেখবেন। টাকা পাঠানো হলে ইনবক্সে জানাব, আর ততক্ষণ তা আপনার লেনদেনে থাকবে।</p>',
    },
  },
  {
    key: 'promotions',
    title: {
      EN: 'How do promotions work?',
      TY: 'Paano gumagana ang mga promosyon?',
      BN: 'অফার কীভাবে কাজ করে?',
    },
    content: {
      EN: '<p>Open a promotion to read its terms: what to stake, until when, on which games, and what is capped. Where it says Join, apply with a comment or images; the answer comes to your inbox. Where it says Claim, one tap adds the bonus to your balance, once.</p>',
      TY: '<p>Buksan ang promosyon para basahin ang mga tuntunin: magkano ang dapat itaya, hanggang kailan, sa aling mga laro, at ano ang may hangganan. Kung may “Sumali”, mag-apply gamit ang komento o mga larawan; darating ang sagot sa iyong inbox. Kung puwede nang kunin, isang tap lang at madadagdag ang bonus sa balanse mo, minsan lang.</p>',
      BN: '<p>শর্ত পড়তে অফারটি খুলুন: কত বাজি ধরতে হবে, কবে পর্যন্ত, কোন গেমে, আর কোথায় সীমা। যোগ দেওয়ার বোতাম থাকলে মন্তব্য বা ছবি দিয়ে আবেদন করুন; উত্তর আপনার ইনবক্সে আসবে। নেওয়ার বোতাম থাকলে এক ট্যাপে বোনাস ব্যালেন্সে যোগ হবে, একবারই।</p>',
    },
  },
  {
    key: 'verification',
    title: {
      EN: 'How do I verify my account?',
      TY: 'Paano ibe-verify ang account ko?',
      BN: 'অ্যাকাউন্ট যাচাই করব কীভাবে?',
    },
    content: {
      EN: '<p>Under Personal settings, Account verification: send pictures of the front and the back of an identity document, as png or jpg of at most 5&nbsp;MB each. The state is shown on the same page. If it was not accepted, the reason stands there, and you can send new pictures.</p>',
      TY: '<p>Sa Mga personal na setting, Pag-verify ng account: magpadala ng larawan ng harap at likod ng ID, png o jpg na hanggang 5&nbsp;MB bawat isa. Nasa parehong pahina ang estado. Kung hindi tinanggap, naroon ang dahilan, at puwede kang magpadala ng bagong larawan.</p>',
      BN: '<p>ব্যক্তিগত সেটিংসে অ্যাকাউন্ট যাচাই খুলুন: পরিচয়পত্রের সামনের ও পেছনের ছবি পাঠান, png বা jpg, প্রতিটি সর্বোচ্চ 5&nbsp;MB। একই পাতায় অবস্থা দেখা যায়। গ্রহণ না হলে কারণ সেখানেই থাকে, আর নতুন ছবি পাঠাতে পারেন।</p>',
    },
  },
  {
    key: 'password',
    title: {
      EN: 'I forgot my password',
      TY: 'Nakalimutan ko ang password',
      BN: 'পাসওয়ার্ড ভুলে গেছি',
    },
    content: {
      EN: '<p>Tap “Forgot password?” on the login page. You get a new one by mail, or set one with a code that is sent to your phone. Afterwards you can change it under Personal settings.</p>',
      TY: '<p>I-tap ang “Nakalimutan ang password?” sa pahina ng login. Makakatanggap ka ng bago sa e-mail, o magtakda ng bago gamit ang code na ipapadala sa telepono mo. Pagkatapos, mapapalitan mo ito sa Mga personal na setting.</p>',
      BN: '<p>লগইন পাতায় “পাসওয়ার্ড ভুলে গেছেন?” চাপুন। ইমেলে নতুন একটি পাবেন, অথবা ফোনে পাঠানো কোড দিয়ে নিজে ঠিক করবেন। পরে ব্যক্তিগত সেটিংস থেকে তা বদলাতে পারেন।</p>',
    },
  },
  {
    key: 'safe',
    title: {
      EN: 'How is my account kept safe?',
      TY: 'Paano pinangangalagaan ang account ko?',
      BN: 'আমার অ্যাকাউন্ট কীভাবে নিরাপদ থাকে?',
    },
    content: {
      EN: '<ul><li>Your password is encrypted before it leaves your phone. Customer service never asks for it.</li><li>Logging out in one tab logs out all of them.</li><li>If you chose “Remember me”, your user name and, encrypted, your password stay on this device.</li><li>The security center lists the latest logins.</li></ul>',
      TY: '<ul><li>Naka-encrypt ang password bago umalis sa iyong telepono. Hindi ito hihingin ng customer service.</li><li>Kapag nag-log out ka sa isang tab, naka-log out ka sa lahat.</li><li>Kung pinili mo ang “Tandaan ako”, maiiwan sa device na ito ang username mo at ang naka-encrypt na password.</li><li>Nasa security center ang mga huling pag-login.</li></ul>',
      BN: '<ul><li>ফোন থেকে বেরোনোর আগেই পাসওয়ার্ড এনক্রিপ্ট হয়। কাস্টমার সার্ভিস কখনো তা চায় না।</li><li>এক ট্যাবে লগ আউট করলে সব ট্যাবে লগ আউট হয়।</li><li>“আমাকে মনে রাখুন” বেছে নিলে আপনার নাম ও এনক্রিপ্ট করা পাসওয়ার্ড এই ডিভাইসে থেকে যায়।</li><li>নিরাপত্তা কেন্দ্রে সাম্প্রতিক লগইনের তালিকা আছে।</li></ul>',
    },
  },
  {
    key: 'limits',
    title: {
      EN: 'Playing should stay fun',
      TY: 'Dapat manatiling masaya ang paglalaro',
      BN: 'খেলা যেন আনন্দেরই থাকে',
    },
    content: {
      EN: '<p>Decide what you can spend before you begin, and stop when it is gone. Never play with money that you need. If you want a break, or want your account closed, tell customer service.</p>',
      TY: '<p>Magpasya kung magkano ang kaya mong gastusin bago magsimula, at tumigil kapag naubos na. Huwag ipaglaro ang perang kailangan mo. Kung gusto mong magpahinga o ipasara ang account, sabihin sa customer service.</p>',
      BN: '<p>শুরুর আগেই ঠিক করুন কত খরচ করতে পারবেন, আর সেটুকু শেষ হলে থামুন। দরকারি টাকা দিয়ে কখনও খেলবেন না। বিরতি নিতে বা অ্যাকাউন্ট বন্ধ করতে চাইলে কাস্টমার সার্ভিসকে জানান।</p>',
    },
  },
  {
    key: 'terms',
    title: { EN: 'Terms', TY: 'Mga tuntunin', BN: 'শর্তাবলি' },
    content: {
      EN: '<ul><li>Only people of 18 years or older may play.</li><li>Players make sure that online gaming is allowed where they are; the operator bears no responsibility for breaches of local law.</li><li>One account per person. It may not be lent, sold or shared.</li><li>Results are drawn by the provider of each game. A round that was interrupted is settled as the provider recorded it.</li></ul>',
      TY: '<ul><li>Tanging mga taong 18 taong gulang pataas ang maaaring maglaro.</li><li>Tinitiyak ng mga manlalaro na pinapayagan ang online gaming sa kanilang lugar; walang pananagutan ang operator sa paglabag sa lokal na batas.</li><li>Isang account bawat tao. Hindi ito maaaring ipahiram, ibenta o ibahagi.</li><li>Ang provider ng bawat laro ang bumubunot ng resulta. Ang naputol na round ay babayaran ayon sa tala ng provider.</li></ul>',
      BN: '<ul><li>শুধু 18 বছর বা তার বেশি বয়সীরা খেলতে পারেন।</li><li>নিজের এলাকায় অনলাইন গেমিং বৈধ কি না তা খেলোয়াড় নিজে জেনে নেবেন; স্থানীয় আইন ভাঙার দায় পরিচালক নেয় না।</li><li>একজনের একটিই অ্যাকাউন্ট। তা ধার দেওয়া, বিক্রি করা বা ভাগ করা যাবে না।</li><li>প্রতিটি গেমের ফলাফল তার প্রোভাইডার ঠিক করে। মাঝপথে থেমে যাওয়া রাউন্ড প্রোভাইডারের রেকর্ড অনুযায়ী মেটানো হয়।</li></ul>',
    },
  },
]

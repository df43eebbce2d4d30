import type { frame } from '../en/frame.ts'
import type { pages as en } from '../en/pages.ts'

export const pages: Readonly<Partial<Record<keyof typeof en | keyof typeof frame, string>>> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',
  'site.skip': 'Lumaktaw sa nilalaman',
  'site.crash.title': 'Tumigil ang pahinang ito',
  'site.crash.text': 'Walang nawala sa iyo. Subukang muli, o bumalik sa lobby.',
  'site.crash.retry': 'Subukang muli',
  'site.crash.home': 'Bumalik sa lobby',

  'page.home.heading': 'Lobby',
  'page.home.empty.title': 'Walang bukas na laro ngayon',
  'page.home.empty.text': 'Bumalik maya-maya, o magtanong sa customer service.',
  'page.app.title': 'Ang app',
  'page.inbox.heading': 'Inbox',
  'page.lists.hot': 'Mga sikat na laro',
  'page.lists.lottery': 'Loterya',
  'page.member.heading': 'Sentro ng miyembro',
  'page.account.heading': 'Aking account',
  'page.withdraw.heading': 'Mag-withdraw',
  'page.deposit.heading': 'Magdeposito',
  'page.gameRecord.heading': 'Rekord ng taya',
  'page.transactions.heading': 'Rekord ng transaksyon',
  'page.profit.heading': 'Panalo at talo',
  'page.reward.heading': 'Sentro ng gantimpala',
  'page.mall.heading': 'Points mall',
  'page.agent.heading': 'Sentro ng ahente',
  'page.invite.heading': 'Mag-imbita ng kaibigan',

  'page.contact.heading': 'Aming serbisyo',
  'page.contact.text': 'May sumasagot buong araw at gabi. Hindi nila kailanman hihingin ang iyong password.',
  'page.contact.open': 'Sumulat sa {0}',
  'page.contact.none': 'Magtanong sa nagbigay sa iyo ng account.',

  'page.set.heading': 'Personal na setting',
  'page.set.language': 'Wika',
  'page.set.security': 'Seguridad',
  'page.set.password': 'Palitan ang password',
  'page.set.more': 'Iba pa',
  'page.set.help': 'Sentro ng tulong',
  'page.set.app': 'Idagdag sa home screen',
  'page.set.notice': 'Mga anunsyo',
  'page.set.logout': 'Mag-log out',
  'page.set.guest': 'Mag-login upang mapalitan ang password at makapag-log out.',

  'page.help.heading': 'Sentro ng tulong',
  'page.help.start.title': 'Paano magsimula?',
  'page.help.start.text':
    'Mag-login, pumili ng kategorya, at i-tap ang isang laro. Agad na ginagalaw ng taya at panalo ang iyong balanse; ang nasa itaas ang laging tama.',
  'page.help.find.title': 'Paano humanap ng laro?',
  'page.help.find.text':
    'May search box at filter ang bawat listahan. I-tap ang puso ng laro upang itabi ito; nasa Kamakailan ang mga nilaro mo.',
  'page.help.back.title': 'Paano bumalik mula sa laro?',
  'page.help.back.text': 'Gamitin ang button na pabalik sa loob ng laro. Babalik ka sa pinanggalingan mong pahina.',
  'page.help.money.title': 'Kailan nagbabago ang balanse ko?',
  'page.help.money.text':
    'Sa bawat taya, panalo, deposito at withdrawal. Nakalista ang bawat isa sa iyong mga transaksyon, kasama ang balanse pagkatapos.',
  'page.help.safe.title': 'Paano pinangangalagaan ang account ko?',
  'page.help.safe.text':
    'Naka-encrypt ang password bago umalis sa iyong telepono. Pagkatapos mag-log out, walang matitira rito. Ang pag-log out sa isang tab ay pag-log out sa lahat.',
  'page.help.limits.title': 'Dapat manatiling masaya ang paglalaro',
  'page.help.limits.text':
    'Magtakda ng hangganan bago magsimula at tumigil kapag naabot ito. Huwag ipaglaro ang perang kailangan mo. Ititigil o isasara ng aming serbisyo ang iyong account kapag hiniling mo.',
  'page.help.terms.title': 'Mga tuntunin',
  'page.help.terms.age': 'Tanging mga taong {0} taong gulang pataas ang maaaring maglaro.',
  'page.help.terms.law':
    'Tinitiyak ng mga manlalaro na pinapayagan ang online gaming sa kanilang lugar; walang pananagutan ang operator sa paglabag sa lokal na batas.',
  'page.help.terms.account': 'Isang account bawat tao. Hindi ito maaaring ipahiram, ibenta o ibahagi.',
  'page.help.terms.fair':
    'Ang provider ng bawat laro ang bumubunot ng resulta. Ang naputol na round ay babayaran ayon sa tala ng provider.',
  'page.help.contact': 'May iba pa? Sasagot ang aming serbisyo.',

  'page.app.heading': 'Ilagay ang lobby sa home screen',
  'page.app.lead': 'Bubukas ito na parang app: buong screen, walang address bar, laging pinakabago.',
  'page.app.android': 'Android, Chrome',
  'page.app.android.1': 'Buksan ang menu ⋮ sa kanang itaas.',
  'page.app.android.2': 'I-tap ang “Add to Home screen”, pagkatapos ay “Install”.',
  'page.app.ios': 'iPhone, Safari',
  'page.app.ios.1': 'I-tap ang share button sa ibaba.',
  'page.app.ios.2': 'I-tap ang “Add to Home Screen”, pagkatapos ay “Add”.',
  'page.app.lobby': 'Sa lobby',

  'page.notice.empty.title': 'Walang anunsyo',
  'page.notice.empty.text': 'Dito lalabas ang mga balita.',

  'page.message.heading': 'Mga mensahe',
  'page.message.notices': 'Mga anunsyo',
  'page.message.notices.text': 'Mga balita',
  'page.message.inbox': 'Inbox',
  'page.message.inbox.text': 'Mga sulat sa iyo',

  'page.inbox.empty.title': 'Walang sulat',
  'page.inbox.empty.text': 'Dito darating ang mga sulat tungkol sa alok at pagbabago.',
  'page.inbox.from': 'Mula sa amin',

  'page.activity.empty.title': 'Walang promosyon ngayon',
  'page.activity.empty.text': 'Dito unang lalabas ang mga bagong alok.',
  'page.activity.longTerm': 'Pangmatagalan',
  'page.activity.all': 'Lahat ng promosyon',
  'page.activity.gone.title': 'Wala na rito ang promosyong ito',
  'page.activity.gone.text': 'Maaaring tapos na ito. Tingnan ang iba.',

  'page.member.deposit': 'Magdeposito',
  'page.member.withdraw': 'Mag-withdraw',
  'page.member.balance': 'Balanse',
  'page.member.favourites': 'Mga paborito',
  'page.member.recent': 'Kamakailang nilaro',

  'page.account.name': 'Account',
  'page.account.nickname': 'Palayaw',
  'page.account.level': 'Antas',
  'page.account.kind': 'Uri ng account',
  'page.account.kind.member': 'Manlalaro',
  'page.account.kind.agent': 'Ahente',
  'page.account.kind.trial': 'Libreng laro',
  'page.account.wallets': 'Mga wallet',
  'page.account.wallets.empty': 'Walang ibang wallet bukod sa pangunahin.',
  'page.account.failed': 'Hindi ma-load ang iyong datos.',

  'page.withdraw.lead':
    'Maaari mong kunin ang buong balanse anumang oras. Babayaran ito ng aming serbisyo sa account na nasa pangalan mo.',
  'page.withdraw.how1': 'Sumulat sa aming serbisyo sa isa sa mga channel sa ibaba.',
  'page.withdraw.how2': 'Sabihin ang iyong username, ang halaga, at ang account na pagdadalhan.',
  'page.withdraw.how3': 'Mababawas ang halaga sa balanse at makikita sa iyong mga transaksyon.',
  'page.deposit.lead':
    'Sasabihin ng aming serbisyo kung paano magbayad sa iyong bansa. Idadagdag sa balanse ang ipinadala mo.',
  'page.deposit.accounts': 'Idadagdag sa',
  'page.deposit.how1': 'Itanong sa aming serbisyo ang account na babayaran.',
  'page.deposit.how2': 'Ipadala ang resibo at ang iyong username sa aming serbisyo.',
  'page.deposit.how3': 'Darating ang halaga sa balanse at makikita sa iyong mga transaksyon.',
  'page.money.latest': 'Pinakabagong transaksyon',
  'page.money.all': 'Lahat ng transaksyon',

  'page.reward.lead': 'Ang naibigay na sa iyo, at ang makukuha mo pa.',
  'page.reward.level': 'Ang iyong antas',
  'page.reward.none': 'Panimulang antas',
  'page.reward.offers': 'Mga alok para sa iyo',
  'page.reward.given': 'Ang iyong mga transaksyon',

  'page.mall.lead': 'Mahalaga ang bawat round na nilaro mo. Ganito ka naging aktibo.',
  'page.mall.rounds': 'Mga nilarong round',
  'page.mall.offers': 'Mga gantimpala ngayon',

  'page.agent.lead': 'Ang sarili mong account sa isang tingin.',
  'page.agent.name': 'Ahente',
  'page.agent.news': 'Mga anunsyo para sa mga ahente',
  'page.agent.results': 'Ang iyong resulta araw-araw',

  'page.invite.lead': 'Ipadala ang address na ito sa mga nasa edad na maaaring magustuhan ang lobby.',
  'page.invite.address': 'Address',
  'page.invite.copy': 'Kopyahin',
  'page.invite.copied': 'Nakopya',
  'page.invite.failed': 'Hindi pinapayagan ang pagkopya rito. Pindutin nang matagal ang address.',
  'page.invite.share': 'Ibahagi',
  'page.invite.rules':
    'Para lamang sa nasa hustong gulang. Hindi kailangang maglaro ang sinuman upang maging kaibigan mo.',

  'page.trail.lead': 'Inihahanda ang iyong libreng credit…',
}

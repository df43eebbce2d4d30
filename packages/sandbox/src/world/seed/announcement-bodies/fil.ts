import type { BodyKey } from './en.ts'

/** The same in Filipino. */
export const TY: Readonly<Record<BodyKey, string>> = {
  limits: `<p>Libangan ang mga laro, hindi paraan ng pagkita. Magpasya muna kung gaano karaming oras at pera ang gusto
mong gugulin, at huminto kapag naabot na.</p><ul><li>Para sa nasa hustong gulang lamang (18+).</li><li>Huwag kailanman
maglaro gamit ang perang kailangan mo sa iba.</li><li>Magpahinga kapag hindi na masaya.</li></ul><p>Kailangan ng
makakausap? Tingnan ang <a href="/m/help#limits">Tulong: paglalaro nang may limitasyon</a>.</p>`,
  maintenance: `<p>Mga siyamnapung minutong sarado ang mga laro ng <strong>Palm &amp; Pepper</strong>. Ang mga round na
bukas pa kapag nagsimula ang trabaho ay kusang tatapusin at makikita sa iyong tala ng laro.</p>`,
  newSlots: `<p>Labing-anim na laro ang ipinadala ng aming mga studio, kabilang ang isang magalang na dragon at isang
napakaliit na pirata. Nasa <a href="/m/gameList?gameType=RNG&amp;isNew=1">Slots, Bago</a> ang mga ito. Nakasulat sa bawat
pahina ang balik sa manlalaro.</p>`,
  passwords: `<p>Walang sinuman sa aming team ang hihingi ng iyong password o ng code na ipinadala namin. Kung may humingi,
itigil ang usapan at <a href="/m/message">sabihin sa amin</a>.</p>`,
  dealers: `<p>Magbubukas ng labing-isa pang mesa ang Satin Table at Amber Hall mula 18:00 hanggang 02:00. Makikita ang mga
limitasyon ng mesa bago ka umupo. Tingnan ang <a href="{partner}">mga mesa ngayong gabi</a> sa studio.</p>
<p><img src="{pictures}/banners/home-3.jpg" alt=""></p>`,
  identity: `<p>Upang hindi makapasok ang mga menor de edad at manatiling sa iyo ang iyong pera, humihingi kami ng isang
patunay ng pagkakakilanlan bago ang mas malalaking withdrawal. Karaniwang wala pang sampung minuto ito.</p>`,
  welcome: `<h3>Paano ito gumagana</h3><p>Ang mga bagong miyembro ay may <strong>20 libreng spin na tig-₱0.20</strong> sa isang
slot ng Jadeline House na pipiliin nila.</p><ol><li>I-verify ang iyong account.</li><li>I-tap ang “Sumali” at isulat kung aling
slot.</li><li>Kapag naaprubahan, i-tap ang “Kunin”: nasa loob ng laro ang mga spin.</li></ol><h3>Mabuting malaman</h3><ul><li>Cash ang bayad sa panalo: walang
kondisyon sa pagtaya.</li><li>May bisa nang 7 araw; isang beses bawat tao. 18+.</li></ul>`,
  cashback: `<p>Tuwing Lunes ay ibinabalik namin ang <strong>5 %</strong> ng net na talo noong Linggo sa slots at fishing,
hanggang ₱50.00. Kusa itong pumapasok at maaaring i-withdraw agad.</p><p>Pinagagaan ng cashback ang masamang araw; hindi ito
dahilan para maglaro nang mas matagal.</p>`,
  sprint: `<p>Ang sampung pinakamataas na multiplier mo sa isang spin ngayong linggo ang binibilang, kaya walang lamang ang
malalaking taya. Paghahatian ng unang limampu ang ₱1,000.00.</p><table><tbody><tr><th>Puwesto</th><th>Premyo</th></tr><tr><td>
1</td><td>₱150.00</td></tr><tr><td>2 hanggang 5</td><td>₱60.00</td></tr><tr><td>6 hanggang 50</td><td>₱13.55</td></tr></tbody>
</table>`,
  matchday: `<p>Kung matalo nang isang goal ang una mong taya sa football sa araw ng laban, ibinabalik namin ito bilang libreng
taya na hanggang ₱10.00. Odds na 1.50 pataas; single lamang.</p>`,
  salon: `<p>Gabi-gabi sa 19:00, ipinaliliwanag ng isang dealer sa Lux Salon ang baccarat at roulette mula sa simula. Maliit na
limitasyon, walang madalian, malugod ang mga tanong.</p>`,
  carp: `<p>Mula Biyernes 18:00 hanggang Linggo 23:59, 1.2 beses ng karaniwang premyo ang bayad ng gintong karpa sa lahat ng
laro ng Yellow Lagoon. Kasama na ito sa balik sa manlalaro na nasa bawat pahina.</p>`,
  friend: `<p>Kapag sumali ang isang kaibigan gamit ang iyong code at na-verify ang account, pareho kayong tatanggap ng ₱3.00.
Para sa nasa hustong gulang lamang; huwag sanang i-post ang mga code sa mga pampublikong grupo.</p><p>Bukod pa ito sa
gantimpala sa <a href="/m/invite">Mag-imbita ng kaibigan</a>, na may hinihinging unang deposito.</p>`,
  breaks: `<p>Buksan ang paalala sa pagpapahinga sa iyong settings at magpahinga nang isang buong araw ngayong buwan. May libreng
tiket ka para sa bola ng Heritage Lotto sa Sabado.</p>`,
  harvest:
    '<p>Sa loob ng pitong araw, may regalong <strong>₱1.00</strong> na naghihintay sa iyo minsan sa isang araw. Walang kailangang itaya.</p>',
  lantern:
    '<p>Sampung libreng spin sa isang slot na pipiliin mo. Tapos na ang pistang ito; sa tagsibol ang susunod.</p>',
  birthday:
    '<p>Mag-apply sa buwan ng iyong kaarawan at isulat ang araw sa komento. Ihahambing namin ito sa beripikado mong account.</p><p>18+</p>',
  returning:
    '<p>Para sa mga miyembrong nawala nang 60 araw o higit pa. Sabihin mong bumalik ka na, minsan bawat tao. Sundin pa rin ang sarili mong limitasyon.</p>',
  anniversary:
    '<p>Sa unang kaarawan ng iyong account, nagbabayad kami ng <strong>₱10.00</strong>. Wala kang kailangang gawin.</p>',
  deposit: `<p>Walang kailangang i-apply: piliin ang alok sa <a href="/m/voucherCenter">Deposito</a> bago ka magbayad.
Ang bonus ay <strong>10 % ng naidagdag</strong>, hanggang ₱100.00, at kasabay ng pera.</p><p>Kailangan itong itaya nang 5 beses sa mga
slot sa loob ng 7 araw bago ma-withdraw. Puwede mo itong ibalik anumang oras.</p>`,
  thisWeek: `<p>Labing-anim na slot, labing-isang live table at ang <strong>weekend ng gintong karpa</strong>. Nasa
<a href="/m/gameList?gameType=RNG&amp;isNew=1">Slots, Bago</a> ang mga bago.</p><p>Maglaro nang ayon sa iyong limitasyon. 18+</p>`,
  carpNote: '<p>Mas malaki ang bayad ng gintong karpa sa mga laro ng Yellow Lagoon hanggang Linggo ng gabi.</p>',
  commission: `<p>Pumasok na ang iyong komisyon noong nakaraang buwan. Makikita ito sa iyong
<a href="/m/transaction/record">rekord ng transaksyon</a>.</p>`,
  banners: `<p>Handa na ang labindalawang bagong larawan para sa iyong invitation link, sa tatlong laki.</p><ul><li>Gamitin
nang walang binabago.</li><li>Huwag mangako ng panalo.</li></ul>`,
  adults: `<p>Mag-imbita lamang ng nasa hustong gulang (18+), at huwag ang mga humiling ng pahinga. Ang account ng agent na
hindi susunod ay <strong>isasara</strong>.</p>`,
}

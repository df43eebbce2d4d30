/** What notices, promotions and popups say, as the platform writes it. */
export const EN = {
  limits: `<p>Games are entertainment, not a way to earn. Decide beforehand how much time and money you want to spend,
and stop when you get there.</p><ul><li>Adults only (18+).</li><li>Never play with money that you need for something
else.</li><li>Take a break whenever it stops being fun.</li></ul><p>Need to talk to someone? See
<a href="/m/help#limits">Help: playing within limits</a>.</p>`,
  maintenance: `<p>The games of <strong>Palm &amp; Pepper</strong> will be closed for about ninety minutes. Rounds that are
open when the work starts are settled automatically and show up in your game record.</p>`,
  newSlots: `<p>Our studios delivered sixteen titles, among them a dragon with good manners and a very small pirate. You
find them under <a href="/m/gameList?gameType=RNG&amp;isNew=1">Slots, New</a>. Each page states its return to player.</p>`,
  passwords: `<p>Nobody from our team will ask for your password or a code that we sent you. If someone does, leave the
conversation and <a href="/m/message">tell us</a>.</p>`,
  dealers: `<p>Satin Table and Amber Hall open eleven more tables between 18:00 and 02:00. Table limits are shown before
you sit down. See <a href="{partner}">tonight's tables</a> at the studio.</p>
<p><img src="{pictures}/banners/home-3.jpg" alt=""></p>`,
  identity: `<p>To keep minors out and your money yours, we ask for one proof of identity before larger withdrawals. It
usually takes less than ten minutes.</p>`,
  welcome: `<h3>How it works</h3><p>New members get <strong>20 free spins of ₱0.20 each</strong> on a Jadeline House slot
of their choice.</p><ol><li>Verify your account.</li><li>Tap “Join” and write which slot.</li><li>Once it is approved, tap
“Claim”: the spins wait inside the game.</li></ol><h3>Good to know</h3><ul><li>Wins are paid as cash: no wagering requirement.</li><li>Valid for 7 days; once
per person. 18+.</li></ul>`,
  cashback: `<p>Every Monday we return <strong>5 %</strong> of Sunday's net losses on slots and fishing, up to ₱50.00. It is
credited by itself and can be withdrawn at once.</p><p>Cashback softens a bad day; it is no reason to play longer.</p>`,
  sprint: `<p>Your ten best single-spin multipliers of the week count, so high stakes give no advantage. The first
fifty places share ₱1,000.00.</p><table><tbody><tr><th>Place</th><th>Prize</th></tr><tr><td>1</td><td>₱150.00</td></tr>
<tr><td>2 to 5</td><td>₱60.00</td></tr><tr><td>6 to 50</td><td>₱13.55</td></tr></tbody></table>`,
  matchday: `<p>If your first football bet of a matchday loses by one goal, we return it as a free bet of up to ₱10.00. Odds
of 1.50 and above; singles only.</p>`,
  salon: `<p>Every evening at 19:00 a dealer at Lux Salon explains baccarat and roulette from the start. Small limits,
no hurry, questions welcome.</p>`,
  carp: `<p>From Friday 18:00 to Sunday 23:59 the golden carp pays 1.2 times its usual prize in all Yellow Lagoon
games. The return to player on each page already includes it.</p>`,
  friend: `<p>When a friend joins with your code and verifies the account, both of you receive ₱3.00. Adults only; please
do not post codes in public groups.</p><p>It comes besides the reward under <a href="/m/invite">Invite friends</a>, which asks for a
first deposit.</p>`,
  breaks: `<p>Switch on the break reminder in your settings and take one real break of a day this month. You get a free
ticket for the Heritage Lotto Saturday draw.</p>`,
  harvest: '<p>For seven days a gift of <strong>₱1.00</strong> waits for you once a day. No stake is needed.</p>',
  lantern: '<p>Ten free spins on one slot of your choice. This festival is over; the next one comes in spring.</p>',
  birthday:
    '<p>Apply in the month of your birthday and write the day in the comment. We compare it with your verified account.</p><p>18+</p>',
  returning:
    '<p>For members who have been away for 60 days or more. Tell us that you are back, once per person. Please keep your own limits.</p>',
  anniversary:
    '<p>On the first birthday of your account we pay <strong>₱10.00</strong>. There is nothing to do for it.</p>',
  deposit: `<p>There is nothing to apply for: choose the offer under <a href="/m/voucherCenter">Deposit</a>, before you pay.
The bonus is <strong>10 % of what is credited</strong>, at most ₱100.00, and comes with the money.</p><p>It is to be staked 5 times on
slots within 7 days before it can be withdrawn. You can give it back at any time.</p>`,
  thisWeek: `<p>Sixteen slots, eleven live tables and the <strong>golden carp weekend</strong>. You find the new ones
under <a href="/m/gameList?gameType=RNG&amp;isNew=1">Slots, New</a>.</p><p>Please play within your limits. 18+</p>`,
  carpNote: '<p>Yellow Lagoon games pay more for the golden carp until Sunday night.</p>',
  commission: `<p>Your commission of last month has been credited. You find it in your
<a href="/m/transaction/record">transaction record</a>.</p>`,
  banners: `<p>Twelve new pictures for your invitation link are ready, in three sizes.</p><ul><li>Use them as they are.</li>
<li>Promise no wins.</li></ul>`,
  adults: `<p>Invite adults only (18+), and nobody who asked for a break. Accounts of agents who do not keep to this are
<strong>closed</strong>.</p>`,
} as const

/** Which of them. */
export type BodyKey = keyof typeof EN

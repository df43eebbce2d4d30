// Sweden writes dates the way that both formats need.
const DAY = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** 2026-03-05 (NOTICE-01) */
export function day(at: number): string {
  return DAY.format(at)
}

/** 2026/03/05 (PROMO-05) */
export function slashedDay(at: number): string {
  return day(at).replaceAll('-', '/')
}

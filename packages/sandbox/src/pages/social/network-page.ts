import { escapeText } from '@foyer/demo-games'
import type { Member } from '../../world/member.ts'

export const NETWORKS = ['facebook', 'google'] as const
export type Network = (typeof NETWORKS)[number]

const NAMES: Readonly<Record<Network, string>> = { facebook: 'Facebook', google: 'Google' }

const choice = (userName: string, name: string, note: string) =>
  `<li><button type="button" data-user="${escapeText(userName)}">${escapeText(name)}<small>${escapeText(note)}</small></button></li>`

interface VouchedAccount {
  readonly userName: string
  readonly name: string
  readonly email: string
}

/**
 * The accounts that a fake network vouches for. Its window needs no secret, so the accounts are those of the seed, whose passwords
 * are public. A person who has registered is neither named nor signed in.
 */
export function vouchedFor(members: readonly Member[]): readonly VouchedAccount[] {
  return members.flatMap(({ userName, account, registration }) =>
    account?.email === undefined || registration !== undefined
      ? []
      : [{ userName, name: account.nickname ?? userName, email: account.email }],
  )
}

/** The fake of a network's window, with a choice of accounts. */
export function renderNetworkPage(network: Network, accounts: readonly VouchedAccount[]): string {
  const title = `Continue with ${NAMES[network]} (sandbox)`
  const choices = accounts.map(({ userName, name, email }) => choice(userName, name, email))
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/sandbox/social/page.css"><script type="module" src="/sandbox/social/page.js"></script></head>` +
    `<body data-network="${network}"><main><h1>${title}</h1><p>Nothing leaves this machine. Whom should it vouch for?</p>` +
    `<ul>${choices.join('')}${choice('', 'Somebody else', 'An address that no account has')}</ul>` +
    `<button type="button">Cancel</button><p id="said" role="alert"></p></main></body></html>`
  )
}

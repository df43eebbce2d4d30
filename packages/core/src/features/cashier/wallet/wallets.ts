import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { WalletEntry, Wallets } from './wallet.ts'
import { memberWallet, merchantWallet } from './wallets-contract.ts'

/** The wallets of the merchant, and those of the member where there is one to ask for (WALLET-04). */
export async function askWallets(
  { $language, call, config }: Pick<FeatureContext, '$language' | 'call' | 'config'>,
  { member, signal }: { readonly member: boolean; readonly signal: AbortSignal },
): Promise<Wallets> {
  const language = $language.get()
  const [ofMerchant, ofMember] = await Promise.all([
    call(merchantWallet, { merchantCode: config.merchantCode, language }, { signal }),
    member ? call(memberWallet, { language }, { signal }) : [],
  ])
  return { merchant: ofMerchant.map(toEntry), member: ofMember.map(toEntry) }
}

function toEntry({
  walletId,
  name,
  balance,
}: {
  walletId: string
  name: string
  balance?: string | undefined
}): WalletEntry {
  return { walletId, name, balance }
}

import { StatusScreen, useFoyer, useSupportEntries } from '@foyer/react'

/**
 * Stands over the site while it is closed. Where to ask: the first way to customer service that an earlier visit has left
 * here (the platform answers no call now), else the merchant's own address (STATUS-04).
 */
export function SiteClosed() {
  const { telegram, whatsapp, facebook } = useFoyer().config.footer.social
  const [known] = (useSupportEntries().data ?? []).flatMap(({ target }) =>
    target.kind === 'external' ? [target.url] : [],
  )
  return <StatusScreen contactUrl={known ?? telegram ?? whatsapp ?? facebook} />
}

import { StatusScreen, useFoyer } from '@foyer/react'

/** Stands in place of the site while it is closed. The platform answers no call then: the address is the merchant's own. */
export function SiteClosed() {
  const { telegram, whatsapp, facebook } = useFoyer().config.footer.social
  return <StatusScreen contactUrl={telegram ?? whatsapp ?? facebook} />
}

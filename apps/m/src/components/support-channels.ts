import type { FoyerConfig } from '@foyer/core'

export interface SupportChannel {
  /** The network's own name. */
  readonly name: string
  readonly url: string
}

/** Networks on which a service answers messages; the others only publish. */
const MESSAGING_NETWORKS = [
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
] as const

export function supportChannels(config: FoyerConfig): readonly SupportChannel[] {
  return MESSAGING_NETWORKS.flatMap(([id, name]) => {
    const url = config.footer.social[id]
    return url === undefined ? [] : [{ name, url }]
  })
}

import type { FoyerConfig } from '@foyer/core'

export interface ServiceChannel {
  /** The network's own name. */
  readonly name: string
  readonly url: string
}

/** Networks on which a service answers messages; the others only publish. */
const ANSWERING = [
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
] as const

export function serviceChannels(config: FoyerConfig): readonly ServiceChannel[] {
  return ANSWERING.flatMap(([id, name]) => {
    const url = config.footer.social[id]
    return url === undefined ? [] : [{ name, url }]
  })
}

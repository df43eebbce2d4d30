import type { RefusedImage } from '@foyer/core'
import type { Translate } from '../../text/i18n.ts'

/** One line for each file that was not taken. */
export function refusedImagesText(t: Translate, refused: readonly RefusedImage[]): string {
  return refused
    .map(({ name, code }) =>
      name === '' ? t.any(`error.${code}`) : t('upload.refused', [name, t.any(`error.${code}`)]),
    )
    .join('\n')
}

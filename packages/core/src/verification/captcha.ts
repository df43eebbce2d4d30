import { atom, type ReadableAtom } from 'nanostores'
import type { Context } from '../kernel/context.ts'
import type { FieldError } from '../kernel/form.ts'
import type { Scope } from '../kernel/scope.ts'
import { captcha as captchaCall } from './contract.ts'

/** The picture beside a captcha field. */
export type CaptchaState =
  | { readonly status: 'hidden' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly captchaId: string /** Data address. */; readonly src: string }
  | { readonly status: 'failed' }

export interface Captcha {
  readonly $state: ReadableAtom<CaptchaState>
  /** Shows another picture; the latest asked for wins. Never rejects. */
  refresh(): Promise<void>
  hide(): void
}

/** Ends with `scope`. */
export function createCaptcha({ call }: Pick<Context, 'call'>, scope: Scope): Captcha {
  const $state = atom<CaptchaState>({ status: 'hidden' })
  let asked: Scope | undefined

  return {
    $state,
    async refresh() {
      asked?.dispose()
      const mine = scope.child()
      asked = mine
      $state.set({ status: 'loading' })
      try {
        const { captchaId, image } = await call(captchaCall, {}, { signal: mine.signal })
        if (!mine.disposed) $state.set({ status: 'ready', captchaId, src: toDataUrl(image) })
      } catch {
        // The failure is logged by the call; the field says that there is no picture, and a tap asks again.
        if (!mine.disposed) $state.set({ status: 'failed' })
      } finally {
        mine.dispose()
      }
    },
    hide() {
      asked?.dispose()
      $state.set({ status: 'hidden' })
    },
  }
}

/** How base64 of each kind of picture begins. */
const KINDS: readonly (readonly [string, string])[] = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lG', 'image/gif'],
  ['UklG', 'image/webp'],
]

/** CAPTCHA-01: the data address of a picture; one that has its prefix stays as it is. */
export function toDataUrl(image: string): string {
  if (image.startsWith('data:image/')) return image
  const kind = KINDS.find(([beginning]) => image.startsWith(beginning))?.[1] ?? 'image/svg+xml'
  return `data:${kind};base64,${image}`
}

/** CAPTCHA-02. 16 is the most that either reading takes. */
export function captchaRule(reading: 'numeric6' | 'free16', value: string): FieldError | undefined {
  const answer = value.trim()
  if (answer === '') return { key: 'valid.required' }
  const good = reading === 'numeric6' ? /^[0-9]{1,6}$/.test(answer) : [...answer].length <= 16
  return good ? undefined : { key: 'valid.captcha' }
}

import { browserPorts } from '@foyer/core/browser'
import * as z from 'zod/mini'
import { type Field, fillField } from './fill-field.ts'
import { TYPED_VALUES_KEY } from './typed-values-key.ts'

/** A page may bring its form late; what has no field by then is dropped, ms. */
const RESTORE_MS = 10_000

const typedField = z.object({
  /** Its name, else its label. */
  name: z.string(),
  /** Of several with the same name. */
  index: z.number(),
  value: z.string(),
  checked: z.boolean(),
})
const typedValues = z.object({ path: z.string(), fields: z.array(typedField) })
type TypedField = z.output<typeof typedField>

/** Passwords may be among the values: only this site in this browser can decrypt them (SESSION-10). */
const { secrets } = browserPorts()

/** Loads what {@link keepTypedValues} needs, while the files of this release are still there. */
export async function prepareToKeepTypedValues(): Promise<void> {
  try {
    await secrets.encrypt('', 'typed')
  } catch {
    // A browser that stores no keys: the page is then not loaded again before the form is left.
  }
}

/**
 * Keeps what is typed and chosen on this page for {@link restoreTypedValues}, after a reload.
 *
 * @returns false where that cannot be, such as for files
 */
export async function keepTypedValues(): Promise<boolean> {
  const fields = [...findFields()]
  if (fields.some(([, field]) => field instanceof HTMLInputElement && field.type === 'file' && field.value !== ''))
    return false
  const path = location.pathname + location.search
  const kept = fields.map(([place, field]): TypedField => ({ ...place, value: field.value, checked: isChecked(field) }))
  try {
    sessionStorage.setItem(TYPED_VALUES_KEY, await secrets.encrypt(JSON.stringify({ path, fields: kept }), 'typed'))
    return true
  } catch {
    return false
  }
}

/** Fills the fields of this page with what was kept, each as soon as it is there and while nothing is typed in it. */
export async function restoreTypedValues(): Promise<void> {
  const kept = await takeTypedValues()
  if (kept === undefined || kept.path !== location.pathname + location.search) return
  let missing = kept.fields.filter(({ value, checked }) => value !== '' || checked)
  const fill = () => {
    const found = new Map([...findFields()].map(([{ name, index }, field]) => [`${index} ${name}`, field]))
    missing = missing.filter((typed) => {
      const field = found.get(`${typed.index} ${typed.name}`)
      if (field !== undefined) restore(field, typed)
      return field === undefined
    })
    if (missing.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), RESTORE_MS)
  fill()
}

async function takeTypedValues(): Promise<z.output<typeof typedValues> | undefined> {
  const text = sessionStorage.getItem(TYPED_VALUES_KEY)
  sessionStorage.removeItem(TYPED_VALUES_KEY)
  if (text === null) return undefined
  try {
    const { data } = z.safeParse(typedValues, JSON.parse(await secrets.decrypt(text, 'typed')))
    return data
  } catch {
    // Of another browser, or of a key that is gone.
    return undefined
  }
}

type Place = Pick<TypedField, 'name' | 'index'>

/** The fields of the page, but for those that no form needs: what is searched for stands in the address. */
function* findFields(): Generator<readonly [Place, Field]> {
  const counts = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (field.type === 'hidden' || field.type === 'search' || field.closest('[role="search"]') !== null) continue
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
    const name = field.name || label
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    yield [{ name, index }, field]
  }
}

function restore(field: Field, { value, checked }: TypedField): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click()
  } else if (field instanceof HTMLSelectElement || field.value === '') fillField(field, value)
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked
}

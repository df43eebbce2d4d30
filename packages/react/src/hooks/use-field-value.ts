import { type Ref, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement

interface FieldProps<Element extends Field> {
  readonly ref: (element: Element | null) => void
  readonly defaultValue: string | undefined
  onChange(): void
}

/**
 * Joins an input to a value of a form. Password managers fill inputs with no event, or with events that React does not hear. A controlled
 * input would lose such a text at the next render. So this input keeps its own text, and the form hears of every difference: at any event,
 * at each render, and before a click or a submit is handled anywhere on the page.
 *
 * @param value the value of the form. If the form changes it, the input shows it. undefined: the input belongs to no form.
 */
export function useFieldValue<Element extends Field>(
  value: string | undefined,
  onValue: (text: string) => void,
  ref?: Ref<Element>,
): FieldProps<Element> {
  const element = useRef<Element>(null)
  const [defaultValue] = useState(value)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  /** The value of the form and the text of the input when they were compared last. */
  const known = useRef({ value, text: value ?? '' })
  const latest = useRef(onValue)

  const hear = useCallback(() => {
    const text = element.current?.value
    if (text === undefined || text === known.current.text) return
    known.current = { ...known.current, text }
    latest.current(text)
    // The form may keep another value than the text. The effect then shows the value.
    renderAgain()
  }, [])

  useLayoutEffect(() => {
    latest.current = onValue
    const input = element.current
    if (input === null || value === undefined) return
    const isFilled = input.value !== known.current.text && value === known.current.value
    if (input.value !== value && isFilled) {
      hear()
      return
    }
    if (input.value !== value) input.value = value
    known.current = { value, text: value }
  })

  const isJoined = value !== undefined
  useEffect(() => {
    const input = element.current
    if (input === null || !isJoined) return
    // A handler may read values of its last render, so the render comes before the handler.
    const hearAtOnce = () => {
      if (input.value !== known.current.text) flushSync(hear)
    }
    const { ownerDocument } = input
    input.addEventListener('input', hearAtOnce)
    input.addEventListener('change', hearAtOnce)
    ownerDocument.addEventListener('focusout', hear, true)
    ownerDocument.addEventListener('click', hearAtOnce, true)
    ownerDocument.addEventListener('submit', hearAtOnce, true)
    return () => {
      input.removeEventListener('input', hearAtOnce)
      input.removeEventListener('change', hearAtOnce)
      ownerDocument.removeEventListener('focusout', hear, true)
      ownerDocument.removeEventListener('click', hearAtOnce, true)
      ownerDocument.removeEventListener('submit', hearAtOnce, true)
    }
  }, [hear, isJoined])

  const setElement = useCallback(
    (node: Element | null) => {
      element.current = node
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    },
    [ref],
  )
  return { ref: setElement, defaultValue, onChange: hear }
}

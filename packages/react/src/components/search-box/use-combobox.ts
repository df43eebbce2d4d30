import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from 'react'

export interface Combobox {
  /** Whether the list is open. */
  readonly open: boolean
  /** Index of the active option; -1: none. */
  readonly active: number
  readonly listId: string
  optionId(at: number): string
  readonly inputProps: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'role'
    | 'aria-autocomplete'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'onKeyDown'
    | 'onFocus'
    | 'onBlur'
  >
  /** Call after typing: the list may open, and no option is active. */
  typed(): void
  close(): void
}

export interface ComboboxOptions {
  /** How many options there are; without any the list stays closed. */
  readonly count: number
  readonly onChoose: (at: number) => void
  readonly onFocus: () => void
}

/**
 * The keys and names of an editable combobox with a list (WAI-ARIA authoring practices): arrows move through the
 * options and back to the text, Enter chooses the one that is reached, Escape and Tab close the list. The focus stays
 * in the text.
 */
export function useCombobox({ count, onChoose, onFocus }: ComboboxOptions): Combobox {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [reached, setReached] = useState(-1)
  const open = wanted && count > 0
  const active = open && reached < count ? reached : -1
  const optionId = (at: number) => `${id}option${at}`
  const activeId = active < 0 ? undefined : optionId(active)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setWanted(false)
    setReached(-1)
  }
  const move = (step: 1 | -1) => {
    if (!open) {
      setWanted(true)
      return
    }
    // The text field itself is one of the stops.
    setReached(((active + 1 + step + count + 1) % (count + 1)) - 1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Of an input method that is still composing a letter.
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
        return
      case 'Enter':
        if (active < 0) return
        event.preventDefault()
        onChoose(active)
        return
      case 'Escape':
        if (!open) return
        event.preventDefault()
        close()
        return
      case 'Tab':
        close()
    }
  }

  return {
    open,
    active,
    listId: `${id}list`,
    optionId,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}list` : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
      onFocus,
      onBlur: close,
    },
    typed() {
      setWanted(true)
      setReached(-1)
    },
    close,
  }
}

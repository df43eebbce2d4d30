import { type HTMLAttributes, type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from 'react'

export interface Combobox {
  /** Whether the list is shown. */
  readonly open: boolean
  /** Index of the active option; -1: none. */
  readonly active: number
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
  /** Of the element with the role `listbox`. */
  readonly listProps: Pick<HTMLAttributes<HTMLElement>, 'id' | 'tabIndex' | 'aria-activedescendant' | 'onKeyDown'>
  optionProps(
    at: number,
    isSelected: boolean,
  ): Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'aria-selected' | 'onMouseDown' | 'onClick'>
  /** Call after typing: the list may open, and begins anew. */
  typed(): void
  close(): void
}

export interface ComboboxOptions {
  /** How many options there are; without any a list that opens stays closed. */
  readonly count: number
  readonly onChoose: (at: number) => void
  readonly onFocus?: (() => void) | undefined
  /**
   * The list is always shown, with this option active at first, and may take the focus itself. Default: it opens below
   * the text during typing.
   */
  readonly inlineFrom?: number | undefined
}

/** Options at a press of Page up or Page down. */
const PAGE = 8

/**
 * The keys and names of an editable combobox with a list (WAI-ARIA authoring practices). Arrows, Page up and Page down move
 * through the options, Enter chooses the active one; Escape and Tab close a list that opens, whose arrows also lead back to
 * the text.
 */
export function useCombobox({ count, onChoose, onFocus, inlineFrom }: ComboboxOptions): Combobox {
  const id = useId()
  const isInline = inlineFrom !== undefined
  const [isWanted, setWanted] = useState(false)
  const [reached, setReached] = useState(inlineFrom ?? -1)
  const open = isInline || (isWanted && count > 0)
  const active = open && reached < count ? reached : -1
  const optionId = (at: number) => `${id}option${at}`
  const activeId = active < 0 ? undefined : optionId(active)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    if (isInline) return
    setWanted(false)
    setReached(-1)
  }
  const clamp = (at: number) => Math.min(Math.max(at, 0), count - 1)
  const step = (by: 1 | -1) => {
    if (isInline) setReached(clamp(active + by))
    else if (!open) setWanted(true)
    // The text field itself is one of the stops.
    else setReached(((active + 1 + by + count + 1) % (count + 1)) - 1)
  }
  const choose = () => {
    if (active >= 0) onChoose(active)
  }

  /** What a key does; nothing where it belongs to the text or the page. */
  const actionOf = (key: string, isInList: boolean): (() => void) | undefined => {
    switch (key) {
      case 'ArrowDown':
        return () => step(1)
      case 'ArrowUp':
        return () => step(-1)
      case 'PageDown':
        return open ? () => setReached(clamp(active + PAGE)) : undefined
      case 'PageUp':
        return open ? () => setReached(clamp(active - PAGE)) : undefined
      case 'Enter':
        // A form around it is sent by Enter in its text alone.
        return isInline || active >= 0 ? choose : undefined
      case 'Escape':
        return open && !isInline ? close : undefined
      case 'Home':
        return isInList ? () => setReached(0) : undefined
      case 'End':
        return isInList ? () => setReached(count - 1) : undefined
      case ' ':
        return isInList ? choose : undefined
      default:
        return undefined
    }
  }
  const onKeyDown = (event: KeyboardEvent, isInList: boolean) => {
    // Of an input method that is still composing a letter.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') close()
    const action = actionOf(event.key, isInList)
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  return {
    open,
    active,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}list` : undefined,
      'aria-activedescendant': activeId,
      onKeyDown: (event) => onKeyDown(event, false),
      onFocus,
      onBlur: close,
    },
    listProps: {
      id: `${id}list`,
      ...(isInline && {
        tabIndex: 0,
        'aria-activedescendant': activeId,
        onKeyDown: (event: KeyboardEvent) => onKeyDown(event, true),
      }),
    },
    optionProps: (at, isSelected) => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': isSelected,
      // Keeps the focus where it is, and the keyboard of a phone open.
      onMouseDown: (event) => event.preventDefault(),
      onClick: () => onChoose(at),
    }),
    typed() {
      setWanted(true)
      setReached(isInline ? 0 : -1)
    },
    close,
  }
}

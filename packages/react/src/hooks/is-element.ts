/** Not `instanceof`: the element may belong to the document of a frame, which has classes of its own. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}

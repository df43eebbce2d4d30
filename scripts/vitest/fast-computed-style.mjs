/**
 * To find an element by its role, Testing Library asks for the `display` and `visibility` of everything around it.
 * jsdom then works out all properties by all rules of a browser's sheet, a fifth of a millisecond per element and anew
 * after every change: a third of the time of our component tests. Here it is asked once for all elements that no rule
 * of its sheet can tell apart; so are the few properties that our components ask for. Any other property, and any page
 * with sheets of its own, is left to jsdom.
 */
export function quickStyles(window) {
  const whole = window.getComputedStyle
  /** `display` by shape. */
  const known = new Map()
  /** What a property is where nothing says anything of it. */
  const initial = new Map()
  const first = (name) => {
    if (!initial.has(name)) initial.set(name, whole(window.document.createElement('div'))[name])
    return initial.get(name)
  }

  const quick = {
    display(element) {
      const shape = shapeOf(element)
      const display = known.get(shape) ?? whole(element).display
      known.set(shape, display)
      return display
    },
    visibility(element) {
      for (let one = element; one !== null; one = one.parentElement) {
        if (one.hasAttribute('hidden') || one.getAttribute('style')?.includes('visibility')) {
          return whole(element).visibility
        }
      }
      return 'visible'
    },
    direction(element) {
      for (let one = element; one !== null; one = one.parentElement) {
        if (one.hasAttribute('dir') || one.hasAttribute('style') || TURNS.has(one.localName))
          return whole(element).direction
      }
      return 'ltr'
    },
  }
  for (const name of WITHOUT_RULES) {
    quick[name] = (element) => (element.hasAttribute('style') ? whole(element)[name] : first(name))
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0 || !element.isConnected) return whole(element, pseudo)
    let style
    const rest = () => {
      style ??= whole(element)
      return style
    }
    const read = (name) => (Object.hasOwn(quick, name) ? quick[name](element) : rest().getPropertyValue(name))
    return new Proxy(Object.prototype, {
      get(_, name) {
        if (name === 'getPropertyValue') return read
        if (Object.hasOwn(quick, name)) return quick[name](element)
        const value = rest()[name]
        return typeof value === 'function' ? value.bind(rest()) : value
      },
    })
  }
}

/** Elements that jsdom's sheet gives a direction though no attribute `dir` asks for it. */
const TURNS = new Set(['bdi', 'input'])

/** What our components ask for, is not inherited, and no rule of jsdom's sheet speaks of. */
const WITHOUT_RULES = ['gridTemplateColumns', 'rowGap']

const ATTRIBUTES = ['hidden', 'open', 'popover', 'type']

/** What the rules for `display` in jsdom's sheet look at: all but `details > summary`, which is no inline box either way. */
function shapeOf(element) {
  const style = element.getAttribute('style') ?? ''
  const shape = [element.namespaceURI, element.localName, /\b(display|all)\b/.test(style) ? style : '']
  for (const name of ATTRIBUTES) shape.push(element.getAttribute(name) ?? '\n')
  return shape.join('\t')
}

import parser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser'

/** Elements that hold the whole page: each node that is inserted anywhere may change the state of `:has()` on these. */
const PAGE = new Set(['html', 'body', 'main', ':root', '#root', '.site-whole', '.site-frame', '.site-main'])

/** Pseudo-classes whose arguments say something about the element itself. */
const ABOUT_SELF = new Set([':is', ':where', ':not', ':matches', ':-webkit-any', ':nth-child', ':nth-last-child'])
/** Those of them that an element matches only if it matches an argument. */
const NARROWS = new Set([':is', ':where', ':matches', ':-webkit-any'])

/** The simple selectors of one element. */
type Compound = readonly Node[]

/**
 * Why a selector makes Chromium restyle the page with each node that is inserted: a `:has()` on an element that holds the
 * page, or a `:has()` in a selector whose subject may be any element. Such a subject invalidates the whole subtree, and all
 * `:has()` rules share one invalidation set, so that each costs what the broadest costs.
 *
 * @param selector a list of selectors, with the selectors of nested rules resolved (`&` as `:is(…)`)
 */
export function broadHas(selector: string): readonly ('page' | 'subject')[] {
  const found = new Set<'page' | 'subject'>()
  for (const one of parser().astSync(selector).nodes) {
    const compounds = compoundsOf(one)
    if (compounds.some(isHasOnPage)) found.add('page')
    const subject = compounds.at(-1)
    if (subject !== undefined && holdsHas(one) && isAnyElement(subject)) found.add('subject')
  }
  return [...found].sort()
}

function compoundsOf(selector: Selector): readonly Compound[] {
  const compounds: Node[][] = [[]]
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([])
    else if (node.type !== 'comment') compounds.at(-1)?.push(node)
  }
  return compounds
}

function holdsHas(selector: Selector): boolean {
  let holds = false
  selector.walkPseudos((pseudo) => {
    if (nameOf(pseudo) === ':has') holds = true
  })
  return holds
}

/** Whether `:has()` stands on an element that holds the page, or may: `:has(a) b` asks every element. */
function isHasOnPage(compound: Compound): boolean {
  const nested = compound.flatMap((node) => (isAboutSelf(node) ? node.nodes : []))
  // An argument with combinators asks other elements: `:is(body:has(a) b)`.
  if (nested.some((argument) => compoundsOf(argument).slice(0, -1).some(isHasOnPage))) return true
  if (!asksSelf(compound)) return false
  return isAnyElement(compound) || namesOf(compound).some((name) => PAGE.has(name))
}

/** Whether the element itself is asked by `:has()`, also within `:is()` or `:not()`. */
function asksSelf(compound: Compound): boolean {
  return compound.some(
    (node) =>
      (node.type === 'pseudo' && nameOf(node) === ':has') ||
      (isAboutSelf(node) && node.nodes.some((argument) => asksSelf(compoundsOf(argument).at(-1) ?? []))),
  )
}

/** What the element is called, also within `:is()`. What stands in `:not()` is no name of the element. */
function namesOf(compound: Compound): readonly string[] {
  return compound.flatMap((node) => {
    if (node.type === 'pseudo' && NARROWS.has(nameOf(node))) {
      return node.nodes.flatMap((argument) => namesOf(compoundsOf(argument).at(-1) ?? []))
    }
    return [node.type === 'tag' ? node.value.toLowerCase() : String(node).trim()]
  })
}

/** Whether no tag, class, id or attribute narrows down which elements match. */
function isAnyElement(compound: Compound): boolean {
  return !compound.some((node) => {
    if (['tag', 'class', 'id', 'attribute'].includes(node.type)) return true
    if (node.type !== 'pseudo') return false
    if (nameOf(node) === ':root') return true
    if (!NARROWS.has(nameOf(node))) return false
    return node.nodes.every((argument) => !isAnyElement(compoundsOf(argument).at(-1) ?? []))
  })
}

function isAboutSelf(node: Node): node is Pseudo {
  return node.type === 'pseudo' && ABOUT_SELF.has(nameOf(node))
}

const nameOf = ({ value }: Pseudo) => value.toLowerCase()

import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ID = String.raw`(?:[A-Z]+-\d+|settlements? \d+)`
/** Ids of requirements name documents that are not shipped. */
const IDS = new RegExp(String.raw`\s*\(${ID}(?:(?:,| to| and) (?:${ID}|\d+))*\)`, 'g')

/** A reference to a page of the repository, which a reader of the document does not have. */
const PAGES = /\s*(?:\(see `?docs\/[^\s)`]+`?\)|See `?docs\/[^\s`]+?`?\.(?=\s|$))/g

export function withoutReferences(text) {
  return text
    .replace(IDS, '')
    .replace(PAGES, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim()
}

/** The module stands in the header of the operation. */
function withoutModule(text) {
  return text?.replace(/\s*Module [A-Z]+\d*\.$/, '') || undefined
}

/** @returns the TSDoc before a node, on one line; undefined if there is none, or nothing but ids */
function commentOf(node) {
  const { text: file } = node.getSourceFile()
  const ranges = ts.getLeadingCommentRanges(file, node.getFullStart()) ?? []
  const last = ranges.map(({ pos, end }) => file.slice(pos, end)).findLast((text) => text.startsWith('/**'))
  const lines = last
    ?.slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
  const text = withoutReferences((lines ?? []).join(' ').replace(/\s+/g, ' '))
  return text === '' ? undefined : text
}

/** Parses modules of core, each once, and finds what their names stand for. */
function createModules(root) {
  const modules = new Map()

  const load = async (path) => {
    if (modules.has(path)) return modules.get(path)
    const source = ts.createSourceFile(path, await readFile(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
    const module = { path, source, values: new Map(), imports: new Map() }
    modules.set(path, module)
    for (const statement of source.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer) module.values.set(name.getText(), { initializer, comment: commentOf(statement) })
      }
      if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.text.startsWith('.')) continue
      const from = await load(join(dirname(path), statement.moduleSpecifier.text))
      const names = statement.importClause?.namedBindings
      if (names === undefined || !ts.isNamedImports(names)) continue
      for (const { name, propertyName } of names.elements)
        module.imports.set(name.text, { from, name: (propertyName ?? name).text })
    }
    return module
  }

  /** @returns the constant that a name means, in whichever module it is declared */
  const constantOf = (node) => {
    const module = modules.get(node.getSourceFile().fileName)
    const own = module?.values.get(node.text)
    const imported = module?.imports.get(node.text)
    return own ?? imported?.from.values.get(imported.name)
  }

  return { load, constantOf }
}

/** The shared readers of wire values. Their comments say how a value is read, and not what a field means. */
const READERS = /^(wire|optional|maybe|text|filled|number|whole|flag|noInput|nothing|anything)/

/** The TSDoc of the fields of a schema, by dotted path: the schemas of zod do not carry comments. */
function fieldsOf(schema, constantOf) {
  const fields = new Map()
  const visit = (node, path, open) => {
    const follow = (name, to, into) => {
      const value = open.includes(name) ? undefined : constantOf(into)
      if (value !== undefined) visit(value.initializer, to, [...open, name])
      return value
    }
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const at = [...path, node.name.text]
      const comment = commentOf(node)
      const key = at.join('.')
      if (comment !== undefined && !fields.has(key)) fields.set(key, comment)
      if (ts.isPropertyAssignment(node)) return visit(node.initializer, at, open)
      const value = follow(node.name.text, at, node.name)
      if (value?.comment !== undefined && !fields.has(key)) fields.set(key, value.comment)
      return
    }
    if (ts.isIdentifier(node)) {
      if (!READERS.test(node.text)) follow(node.text, path, node)
      return
    }
    // A method of a schema is no field, and `wirePage` puts its rows below `list`.
    if (ts.isPropertyAccessExpression(node)) return visit(node.expression, path, open)
    if (ts.isCallExpression(node)) {
      const below = node.expression.getText() === 'wirePage' ? [...path, 'list'] : path
      for (const argument of node.arguments) visit(argument, below, open)
      return
    }
    ts.forEachChild(node, (child) => visit(child, path, open))
  }
  if (schema !== undefined) visit(schema, [], [])
  return fields
}

/**
 * What the sources of core say about each endpoint.
 * @returns by id: `{ text, group, input, output }`, where both sides are maps from the path of a field to its description
 */
export async function readDescriptions() {
  const root = fileURLToPath(new URL('../../packages/core/src', import.meta.url))
  const { load, constantOf } = createModules(root)
  const entry = await readFile(join(root, 'contract.ts'), 'utf8')
  const found = new Map()

  const add = (id, properties, text, path) => {
    const part = (name) => properties.find((property) => property.name?.getText() === name)?.initializer
    found.set(id, {
      text: withoutModule(text),
      // `features/auth/session/endpoints.ts` and `transport/crypto-key-endpoint.ts`.
      group: dirname(path)
        .replace(/^features\//, '')
        .split('/')
        .slice(0, 2),
      input: fieldsOf(part('input'), constantOf),
      output: fieldsOf(part('output'), constantOf),
    })
  }

  for (const [, path] of entry.matchAll(/from '\.\/(\S+endpoints?\.ts)'/g)) {
    const { values } = await load(path)
    for (const { initializer, comment } of values.values()) {
      if (!ts.isCallExpression(initializer)) continue
      const [init] = initializer.arguments
      switch (initializer.expression.getText()) {
        case 'defineEndpoint': {
          const id = init.properties.find(({ name }) => name?.getText() === 'id').initializer.text
          add(id, init.properties, comment, path)
          break
        }
        case 'defineEndpoints':
          for (const one of init.properties) add(one.name.text, one.initializer.properties, commentOf(one), path)
          break
      }
    }
  }
  return found
}

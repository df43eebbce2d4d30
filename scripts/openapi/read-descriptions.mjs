import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Requirement ids and settlements name documents that are not shipped. */
export function withoutIds(text) {
  return text
    .replace(/\s*\((?:[A-Z]+-\d+|settlements? \d+)(?:(?:,| to| and) (?:[A-Z]+-\d+|settlements? \d+|\d+))*\)/g, '')
    .replace(/(?:^|\s)[A-Z]{3,}-\d+(?:, [A-Z]{3,}-\d+)*(?=\s|$|\.)/g, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim()
}

function commentOf(node, source) {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []
  const last = ranges.map(({ pos, end }) => source.text.slice(pos, end)).findLast((text) => text.startsWith('/**'))
  if (last === undefined) return undefined
  const lines = last.slice(3, -2).split('\n')
  const text = withoutIds(
    lines
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join(' ')
      .replace(/\s+/g, ' '),
  )
  return text === '' ? undefined : text
}

/**
 * The TSDoc of every endpoint, and of the fields that its `defineEndpoint` writes out: zod does not carry comments.
 * @returns by id: `{ text, group, input: {field: text}, output: {field: text} }`
 */
export async function readDescriptions() {
  const entry = at('packages/core/src/contract.ts')
  const contract = await readFile(entry, 'utf8')
  const files = [...contract.matchAll(/from '\.\/(\S+endpoints?\.ts)'/g)].map(([, path]) => path)
  const found = new Map()
  for (const path of files) {
    const text = await readFile(at(`packages/core/src/${path}`), 'utf8')
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const group = path.split('/').slice(1, 3)
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isCallExpression(initializer)) continue
        if (initializer.expression.getText(source) !== 'defineEndpoint') continue
        const [init] = initializer.arguments
        const parts = { text: commentOf(statement, source), group, input: {}, output: {} }
        let id
        for (const property of init.properties) {
          const name = property.name?.getText(source)
          if (name === 'id') id = property.initializer.text
          if (name === 'input' || name === 'output') {
            const visit = (node) => {
              if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
                const comment = commentOf(node, source)
                if (comment !== undefined) parts[name][node.name.text] ??= comment
              }
              ts.forEachChild(node, visit)
            }
            if (property.initializer) visit(property.initializer)
          }
        }
        found.set(id, parts)
      }
    }
  }
  return found
}

#!/usr/bin/env node
// Says where a retired word stands as a name, or a retired phrase in a comment: `node scripts/words.mjs`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { RETIRED_NAMES, RETIRED_PHRASES } from './words/retired.mjs'

const SCANNED = ['packages', 'apps', 'examples', 'scripts', 'tests']
const LEFT_OUT = /^scripts\/words(\.mjs|\/)/

const byPart = new Map(RETIRED_NAMES.filter(({ part }) => part).map((rule) => [rule.part, rule]))
const byName = new Map(RETIRED_NAMES.filter(({ name }) => name).map((rule) => [rule.name, rule]))
const prefixes = RETIRED_NAMES.filter(({ prefix }) => prefix)
const problems = []

/** Words of a name: `createRefreshLock`, `refresh-lock` and `REFRESH_LOCK` have the same. */
function partsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

function isLegal({ legal = [] }, name, file) {
  return legal.some((one) => (one.includes('/') ? file.startsWith(one) : one === name))
}

function checkName(name, file, line) {
  const rules = [
    byName.get(name),
    ...partsOf(name).map((part) => byPart.get(part)),
    ...prefixes.filter(({ prefix }) => name.startsWith(prefix)),
  ]
  for (const rule of rules) {
    if (rule === undefined || isLegal(rule, name, file)) continue
    problems.push(`${file}:${line} ${name}: ${rule.part ?? rule.name ?? rule.prefix} is retired, use ${rule.use}`)
  }
}

function checkProse(text, file, line) {
  for (const { phrase, use } of RETIRED_PHRASES) {
    if (!new RegExp(`\\b${phrase}\\b`, 'i').test(text)) continue
    problems.push(`${file}:${line} "${phrase}" is retired, say: ${use}`)
  }
}

/** The comments before each token. A scanner alone takes regular expressions, templates and JSX for something else. */
function commentsOf(source) {
  const comments = new Map()
  const visit = (node) => {
    const children = node.getChildren(source)
    if (children.length === 0 && !ts.isJsxText(node)) {
      const found = [
        ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source.text, node.pos) ?? []),
      ]
      for (const range of found) comments.set(range.pos, range)
    }
    for (const child of children) visit(child)
  }
  visit(source)
  return comments.values()
}

function checkSource(file) {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1
  const seen = new Set()
  const visit = (node) => {
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text)
      checkName(node.text, file, lineOf(node.getStart(source)))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const { pos, end } of commentsOf(source)) checkProse(text.slice(pos, end), file, lineOf(pos))
}

const files = execFileSync('git', ['ls-files', '--', ...SCANNED], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
for (const file of files) {
  if (LEFT_OUT.test(file)) continue
  checkName(basename(file).replace(/\..*$/, ''), file, 1)
  if (/\.(ts|tsx|mts|mjs)$/.test(file)) checkSource(file)
}
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length === 0 ? 'no' : problems.length} retired words in ${files.length} files\n`)
process.exitCode = problems.length === 0 ? 0 : 1

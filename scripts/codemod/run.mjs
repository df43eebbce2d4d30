#!/usr/bin/env node
// Applies ordered concept steps (renames of symbols and files) to a checkout, one commit per step.
//
//   node run.mjs --repo <checkout> steps-core.json [--only 3-5,8|--from 4] [--dry] [--no-commit] [--check] [--keep-going]
//
// The compiler is the repository's own TypeScript; one language service holds every project at once.
// A step:
// { subject, body?,
//   symbols?: [{ file?, name, to, follow?: false }]      name: `authorize`, `Type.member`, `createX.local`, `Type.'literal'`
//   locals?:  [{ in: [glob], name, to }]                 parameters, variables, functions and types that are not exported
//   members?: [{ in: [glob], name, to }]                 members of types and object literals declared in these files
//   strings?: [{ in: [glob], from, to }]                 inside string literals and JSX text; whole words
//   comments?:[{ in: [glob], from, to }]                 inside comments (and whole text of .md)
//   text?:    [{ in: [glob], pattern, flags?, to }]      a regular expression over the whole file
//   moves?:   [[from, to], ...]                          a file, or a folder ending in "/"; companions (test, css, stories) follow
// }
// `symbols`, `locals`, ... name files as they are called before the moves of the same step.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix, relative, resolve } from 'node:path'

const args = process.argv.slice(2)
const take = (name) => {
  const at = args.indexOf(name)
  if (at < 0) return undefined
  const [, value] = args.splice(at, 2)
  return value
}
const flag = (name) => {
  const at = args.indexOf(name)
  if (at < 0) return false
  args.splice(at, 1)
  return true
}
const repo = resolve(take('--repo') ?? process.cwd())
const only = take('--only')
const from = Number(take('--from') ?? 1)
const dry = flag('--dry')
const noCommit = flag('--no-commit')
const check = flag('--check')
const lsCheck = flag('--ls-check')
const checkEnd = flag('--check-end')
const keepGoing = flag('--keep-going')
const verbose = flag('--verbose')
const stepFiles = args
const steps = stepFiles.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
const wanted = new Set()
if (only !== undefined) {
  for (const part of only.split(',')) {
    const [a, b = a] = part.split('-').map(Number)
    for (let n = a; n <= b; n++) wanted.add(n)
  }
} else for (let n = from; n <= steps.length; n++) wanted.add(n)

process.chdir(repo)
const require = createRequire(join(repo, 'package.json'))
const ts = require('typescript')
const git = (...a) => execFileSync('git', a, { encoding: 'utf8', maxBuffer: 1 << 28 })

// ---------------------------------------------------------------- files
const CODE = /\.(ts|tsx|mts|mjs)$/
const TEXT = /\.(ts|tsx|mts|mjs|js|css|md|json|snap|yaml|yml|html|py)$|\.ci\/run$/
const NOT_TEXT = /^pnpm-lock\.yaml$|^docs\/requirements\/(platform|player)\.yaml$/
/** path (relative) -> { text, version } */
const files = new Map()
const disk = new Map() // what lies on the disk, so that only changes are written
function load() {
  files.clear()
  disk.clear()
  for (const path of git('ls-files').split('\n')) {
    if (path === '' || !TEXT.test(path) || NOT_TEXT.test(path) || !existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    files.set(path, { text, version: 1 })
    disk.set(path, text)
  }
}
load()
let stamp = 1
const put = (path, text) => {
  const old = files.get(path)
  if (old?.text === text) return
  files.set(path, { text, version: ++stamp })
}

const abs = (path) => join(repo, path)
const rel = (path) => relative(repo, path)
const codeFiles = () => [...files.keys()].filter((path) => CODE.test(path))

// ---------------------------------------------------------------- language service
const base = ts.readConfigFile(join(repo, 'tsconfig.base.json'), ts.sys.readFile).config
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...base.compilerOptions,
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    allowJs: true,
    checkJs: false,
    maxNodeModuleJsDepth: 0,
    incremental: false,
    paths: {
      ...base.compilerOptions.paths,
      '@foyer/core/firebase': ['./packages/core/src/firebase.ts'],
    },
  },
  repo,
)
const moduleCache = new Map()
let diskExists = new Map()
const fileExists = (path) => {
  if (path.startsWith(`${repo}/`) && !path.includes('/node_modules/')) {
    const r = rel(path)
    if (TEXT.test(r)) return files.has(r)
  }
  let known = diskExists.get(path)
  if (known === undefined) diskExists.set(path, (known = ts.sys.fileExists(path)))
  return known
}
const readFile = (path) => files.get(rel(path))?.text ?? ts.sys.readFile(path)
let projectVersion = 0
const host = {
  getScriptFileNames: () => codeFiles().map(abs),
  getScriptVersion: (path) => String(files.get(rel(path))?.version ?? 0),
  getScriptSnapshot(path) {
    const text = readFile(path)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getProjectVersion: () => `${projectVersion}:${stamp}`,
  getCurrentDirectory: () => repo,
  getCompilationSettings: () => options,
  getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
  fileExists,
  readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  realpath: ts.sys.realpath,
  useCaseSensitiveFileNames: () => true,
  resolveModuleNameLiterals(literals, containing, redirected, opts) {
    return literals.map(({ text }) => {
      const built = /^\.{1,2}\/.*packages\/(\w+)\/dist\/(.+)\.js$/.exec(text)
      const name = built === null ? text : join(repo, 'packages', built[1], 'src', `${built[2]}.ts`)
      const key = name.startsWith('.') ? `${dirname(containing)}|${name}` : `${containing.split('/src/')[0]}|${name}`
      let found = moduleCache.get(key)
      if (found === undefined || (found.resolvedModule && !fileExists(found.resolvedModule.resolvedFileName))) {
        found = ts.resolveModuleName(name, containing, opts, host, undefined, redirected)
        moduleCache.set(key, { resolvedModule: found.resolvedModule })
      }
      return found
    })
  },
}
const service = ts.createLanguageService(host, ts.createDocumentRegistry(true, repo))
const program = () => service.getProgram()
const source = (path) => program().getSourceFile(abs(path))

// ---------------------------------------------------------------- globs
const globs = new Map()
function globRe(glob) {
  let re = globs.get(glob)
  if (re === undefined) {
    const body = glob
      .split(/(\*\*\/|\*\*|\*|\{[^}]*\})/)
      .map((part) => {
        if (part === '**/') return '(?:.*/)?'
        if (part === '**') return '.*'
        if (part === '*') return '[^/]*'
        if (part.startsWith('{'))
          return `(?:${part
            .slice(1, -1)
            .split(',')
            .map((p) => p.replace(/[.+^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
            .join('|')})`
        return part.replace(/[.+^$()|[\]\\?]/g, '\\$&')
      })
      .join('')
    globs.set(glob, (re = new RegExp(`^${body}$`)))
  }
  return re
}
const matching = (list) => {
  const inc = list.filter((g) => !g.startsWith('!')).map((g) => globRe(nowCalled(g)))
  const exc = list.filter((g) => g.startsWith('!')).map((g) => globRe(g.slice(1)))
  return [...files.keys()].filter((p) => inc.some((re) => re.test(p)) && !exc.some((re) => re.test(p)))
}

// ---------------------------------------------------------------- moved paths of earlier steps
const movedTo = new Map()
const nowCalled = (path) => {
  let now = path
  const seen = new Set()
  while (!files.has(now) && movedTo.has(now) && !seen.has(now)) {
    seen.add(now)
    now = movedTo.get(now)
  }
  return now
}

// ---------------------------------------------------------------- finding what is named
class Refusal extends Error {}
/** What is named is not there (any more): told, and left out. */
class Missing extends Refusal {}
const isNamed = (node, name) => {
  const n = node.name
  if (n === undefined) return false
  if (ts.isIdentifier(n) || ts.isPrivateIdentifier(n) || ts.isStringLiteral(n)) return n.text === name
  return false
}
/** The name nodes of declarations called `name`, nearest to the root first. */
function declarationsIn(root, name, stopAtFirstLevel = true) {
  let level = [root]
  const found = []
  while (level.length > 0) {
    const next = []
    for (const node of level) {
      ts.forEachChild(node, (child) => {
        next.push(child)
        if (isNamed(child, name) && (ts.isDeclarationStatement?.(child) || isDeclaration(child))) found.push(child)
      })
    }
    if (found.length > 0 && stopAtFirstLevel) return found
    level = next
  }
  return found
}
function isDeclaration(node) {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isGetAccessor(node) ||
    ts.isSetAccessor(node)
  )
}
const isMember = (node) =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isGetAccessor(node) ||
  ts.isSetAccessor(node)

function topLevel(sf, name) {
  for (const statement of sf.statements) {
    if (isNamed(statement, name) && isDeclaration(statement)) return statement
    if (ts.isVariableStatement(statement))
      for (const d of statement.declarationList.declarations) {
        if (isNamed(d, name)) return d
        if (ts.isObjectBindingPattern(d.name) || ts.isArrayBindingPattern(d.name))
          for (const e of d.name.elements) if (isNamed(e, name)) return e
      }
  }
  return undefined
}

function locate({ file, name }) {
  const [first, ...rest] = name.match(/'[^']*'|[^.]+/g)
  let candidates
  if (file !== undefined) {
    const path = nowCalled(file)
    const sf = source(path)
    if (sf === undefined) throw new Missing(`no file ${file}${path === file ? '' : ` (now ${path})`}`)
    const d = topLevel(sf, first)
    if (d === undefined) throw new Missing(`no ${first} at the top of ${path}`)
    candidates = [d]
  } else {
    candidates = []
    for (const path of codeFiles()) {
      const sf = source(path)
      if (sf === undefined || !files.get(path).text.includes(first)) continue
      const d = topLevel(sf, first)
      if (d !== undefined && (rest.length > 0 || isExported(d))) candidates.push(d)
    }
    if (candidates.length === 0) throw new Missing(`no ${first} anywhere`)
    if (candidates.length > 1)
      throw new Refusal(`${first} is declared in ${candidates.map((d) => rel(d.getSourceFile().fileName)).join(', ')}`)
  }
  let node = candidates[0]
  for (const segment of rest) {
    if (segment.startsWith("'")) {
      const text = segment.slice(1, -1)
      let literal
      const look = (n) => {
        if (literal === undefined && ts.isStringLiteralLike(n) && n.text === text) literal = n
        else ts.forEachChild(n, look)
      }
      look(node)
      if (literal === undefined) throw new Missing(`no ${segment} in ${name}`)
      return { sf: literal.getSourceFile(), pos: literal.getStart() + 1, node: literal, lexical: false }
    }
    const [d] = declarationsIn(node, segment)
    if (d === undefined) throw new Missing(`no ${segment} in ${name} (${rel(node.getSourceFile().fileName)})`)
    node = d
  }
  return { sf: node.getSourceFile(), pos: node.name.getStart(), node, lexical: !isMember(node) }
}
function isExported(node) {
  let n = node
  if (ts.isVariableDeclaration(n)) n = n.parent.parent
  if (ts.isBindingElement(n)) while (n !== undefined && !ts.isVariableStatement(n)) n = n.parent
  return (
    (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0 ||
    (n && ts.canHaveModifiers(n) && (ts.getModifiers(n) ?? []).some((m) => m.kind === ts.SyntaxKind.ExportKeyword))
  )
}

// ---------------------------------------------------------------- collecting edits
const nodeAt = (sf, pos) => {
  let found = sf
  const look = (n) => {
    if (pos >= n.getStart(sf) && pos < n.end) {
      found = n
      ts.forEachChild(n, look)
    }
  }
  ts.forEachChild(sf, look)
  return found
}
const scopeOf = (node) => {
  let n = node.parent
  // a parameter belongs to its function, a variable to its block
  while (n !== undefined) {
    if (
      ts.isSourceFile(n) ||
      ts.isFunctionLike(n) ||
      ts.isBlock(n) ||
      ts.isModuleBlock(n) ||
      ts.isForStatement(n) ||
      ts.isForOfStatement(n) ||
      ts.isForInStatement(n) ||
      ts.isCatchClause(n) ||
      ts.isCaseBlock(n)
    )
      return n
    n = n.parent
  }
  return node.getSourceFile()
}

class Step {
  constructor() {
    /** path -> start -> { length, plain?, first?, second?, sep, orig } */
    this.edits = new Map()
    this.done = new Set()
    this.notes = []
    this.errors = []
    this.pairs = [] // [name, to] of exported symbols, for mentions
    this.checks = []
    this.named = new Map() // scope + new name -> old name, so that two names never become one
    this.locals = []
    this.dotted = [] // [Type, member, to]
  }
  edit(path, start, length, change) {
    if (!files.has(path)) throw new Refusal(`would edit ${path}`)
    let inFile = this.edits.get(path)
    if (inFile === undefined) this.edits.set(path, (inFile = new Map()))
    const old = inFile.get(start)
    if (old === undefined) inFile.set(start, { length, ...change })
    else {
      for (const key of ['plain', 'first', 'second'])
        if (change[key] !== undefined) {
          if (old[key] !== undefined && old[key] !== change[key])
            throw new Refusal(`${path}: ${old[key]} and ${change[key]} for one name`)
          old[key] = change[key]
        }
    }
  }
  has(path, start) {
    return this.edits.get(path)?.has(start) ?? false
  }

  /** Renames what is declared at this place, and follows through aliases. */
  rename(path, pos, orig, to, { follow = true, primary = true, force = false } = {}) {
    const work = [{ path, pos, primary, first: true }]
    while (work.length > 0) {
      const item = work.pop()
      const key = `${item.path}:${item.pos}:${to}`
      if (this.done.has(key)) continue
      this.done.add(key)
      const info = service.getRenameInfo(abs(item.path), item.pos, {})
      if (!info.canRename) {
        if (item.primary) throw new Refusal(`cannot rename ${orig} in ${item.path}: ${info.localizedErrorMessage}`)
        continue
      }
      const locations =
        service.findRenameLocations(abs(item.path), item.pos, false, false, {
          providePrefixAndSuffixTextForRename: true,
        }) ?? []
      const collected = []
      let bad
      for (const location of locations) {
        const p = rel(location.fileName)
        const { start, length } = location.textSpan
        const sf = program().getSourceFile(location.fileName)
        const text = sf.text.slice(start, start + length)
        if (text !== orig) {
          if (location.prefixText === undefined && location.suffixText === undefined && text !== orig) {
            this.notes.push(`${p}: ${text} is another name for ${orig}; left`)
          }
          continue
        }
        collected.push({ p, start, length, location, sf })
      }
      // a name that is taken in the scope
      const problem = item.lexical === false ? undefined : this.collision(collected, to)
      if (problem !== undefined) {
        if (item.primary || (force && item.first)) this.checks.push({ orig, to, collected, first: problem })
        else {
          this.notes.push(`${item.path}: ${orig} keeps its name here. ${problem}`)
          continue
        }
      }
      let twin
      const names = []
      for (const { p, start, sf, location } of collected) {
        if (location.suffixText) continue
        const node = nodeAt(sf, start)
        const d = node.parent
        const imported = d !== undefined && (ts.isImportSpecifier(d) || ts.isNamespaceImport(d))
        if (d === undefined || (!isDeclaration(d) && !imported) || d.name !== node || isMember(d)) continue
        const scope = imported ? sf : scopeOf(d)
        const key = `${p}:${to}`
        const others = this.named.get(key) ?? []
        const other = others.find(
          (o) =>
            o.orig !== orig &&
            ((o.pos <= scope.pos && scope.end <= o.end) || (scope.pos <= o.pos && o.end <= scope.end)),
        )
        if (other !== undefined) twin = `${p}: ${other.orig} and ${orig} would both be ${to} in one scope`
        names.push([key, { orig, pos: scope.pos, end: scope.end }])
      }
      if (twin !== undefined) {
        if (item.primary) throw new Refusal(twin)
        this.notes.push(`${twin}: keeps its name here`)
        continue
      }
      for (const [key, entry] of names) this.named.set(key, [...(this.named.get(key) ?? []), entry])
      const clash = collected.find(({ p, start, location }) => {
        const old = this.edits.get(p)?.get(start)
        if (old === undefined) return false
        const key = location.suffixText ? 'first' : location.prefixText ? 'second' : 'plain'
        return old[key] !== undefined && old[key] !== to
      })
      if (clash !== undefined) {
        const why = `${clash.p}: ${orig} is renamed to another name than ${to} already`
        if (item.primary) throw new Refusal(why)
        this.notes.push(why)
        continue
      }
      this.more = []
      this.literalKeys(collected, orig, to)
      for (const one of follow ? this.more : []) work.push({ ...one, primary: false })
      for (const { p, start, length, location, sf } of collected) {
        const { prefixText, suffixText } = location
        if (prefixText === undefined && suffixText === undefined) {
          this.edit(p, start, length, { plain: to, orig })
          continue
        }
        const node = nodeAt(sf, start)
        const parent = node.parent
        const sep = (prefixText ?? suffixText).includes(' as ') ? ' as ' : ': '
        if (suffixText !== undefined && suffixText !== '') {
          this.edit(p, start, length, { first: to, orig, sep })
          if (!follow) continue
          if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isBindingElement(parent)) {
            work.push({ path: p, pos: start, primary: false })
          } else if (ts.isShorthandPropertyAssignment(parent)) {
            const symbol = program().getTypeChecker().getShorthandAssignmentValueSymbol(parent)
            const d = symbol?.valueDeclaration
            if (
              d !== undefined &&
              d.name !== undefined &&
              !isExported(d) &&
              !ts.isSourceFile(scopeOf(d)) &&
              files.has(rel(d.getSourceFile().fileName))
            )
              work.push({ path: rel(d.getSourceFile().fileName), pos: d.name.getStart(), primary: false })
          }
        } else {
          this.edit(p, start, length, { second: to, orig, sep })
        }
      }
      if (bad !== undefined) throw new Refusal(bad)
    }
  }

  /**
   * What the language service leaves when a member is renamed: keys in `Pick` and `Omit`, texts of type `keyof T`,
   * destructured parameters with a default, and object literals behind `Object.freeze`.
   */
  literalKeys(collected, orig, to) {
    const at = new Set(collected.map(({ p, start }) => `${p}:${start}`))
    const members = collected.filter(({ start, sf }) => isMember(nodeAt(sf, start).parent ?? sf))
    if (members.length === 0) return
    const checker = program().getTypeChecker()
    const isMine = (type) => {
      if (type === undefined) return false
      const types = type.isUnion() ? type.types : [type]
      return types.some((t) =>
        (checker.getPropertyOfType(t, orig)?.declarations ?? []).some(
          (d) => d.name !== undefined && at.has(`${rel(d.getSourceFile().fileName)}:${d.name.getStart()}`),
        ),
      )
    }
    /** Names of all members of the types that own the renamed one. */
    const owners = new Set()
    for (const { start, sf } of members) {
      const owner = nodeAt(sf, start).parent.parent
      if (ts.isInterfaceDeclaration(owner) || ts.isTypeLiteralNode(owner))
        owners.add(
          new Set(
            checker
              .getTypeAtLocation(owner)
              .getProperties()
              .map((q) => q.name),
          ),
        )
    }
    const isKey = (type) => {
      if (type === undefined || !type.isUnion()) return false
      const texts = type.types.filter((t) => t.isStringLiteral()).map((t) => t.value)
      return texts.length > 1 && texts.includes(orig) && [...owners].some((names) => texts.every((t) => names.has(t)))
    }
    const word = new RegExp(`(?<![\\w$])${escape(orig)}(?![\\w$])`)
    const propertyType = (type, name) => {
      const types = type === undefined ? [] : type.isUnion() ? type.types : [type]
      for (const t of types) {
        const q = checker.getPropertyOfType(t, name)
        if (q !== undefined) return checker.getTypeOfSymbol(q)
      }
      return undefined
    }
    const elementType = (type) => {
      const types = type === undefined ? [] : type.isUnion() ? type.types : [type]
      for (const t of types) {
        const e = checker.getIndexTypeOfType(t, ts.IndexKind.Number)
        if (e !== undefined) return e
      }
      return undefined
    }
    /** The type of what a matcher compares this literal with. */
    const comparedWith = (literal) => {
      const parent = literal.parent
      if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent))
        return propertyType(comparedWith(parent.parent), parent.name.getText().replace(/^'|'$/g, ''))
      if (ts.isArrayLiteralExpression(parent)) return elementType(comparedWith(parent))
      if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return undefined
      const matcher = parent.expression.name.text
      if (/^(objectContaining|arrayContaining)$/.test(matcher)) return comparedWith(parent)
      if (!/^(toEqual|toStrictEqual|toMatchObject|toContainEqual|toBe)$/.test(matcher)) return undefined
      let e = parent.expression.expression
      let awaited = false
      while (ts.isPropertyAccessExpression(e)) {
        if (/^(resolves|rejects)$/.test(e.name.text)) awaited = true
        e = e.expression
      }
      if (!ts.isCallExpression(e) || e.arguments[0] === undefined) return undefined
      let type = checker.getTypeAtLocation(e.arguments[0])
      if (e.expression.getText().endsWith('.poll')) {
        const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call)
        type = signature === undefined ? undefined : checker.getReturnTypeOfSignature(signature)
        awaited = true
      }
      if (awaited && type !== undefined) type = checker.getAwaitedType(type) ?? type
      return matcher === 'toContainEqual' ? elementType(type) : type
    }
    for (const path of codeFiles()) {
      const { text } = files.get(path)
      if (!word.test(text)) continue
      const isTest = /\.(test|spec)\.tsx?$/.test(path)
      const sf = source(path)
      const look = (n) => {
        if (
          isTest &&
          (ts.isPropertyAssignment(n) || ts.isShorthandPropertyAssignment(n)) &&
          ts.isIdentifier(n.name) &&
          n.name.text === orig &&
          !at.has(`${path}:${n.name.getStart(sf)}`) &&
          isMine(comparedWith(n.parent))
        ) {
          if (ts.isPropertyAssignment(n)) this.edit(path, n.name.getStart(sf), orig.length, { plain: to, orig })
          else this.edit(path, n.name.getStart(sf), orig.length, { first: to, orig, sep: ': ' })
        }
        if (
          ((ts.isTypeReferenceNode(n) && /^(Pick|Omit)$/.test(n.typeName.getText(sf))) ||
            (ts.isExpressionWithTypeArguments(n) && /^(Pick|Omit)$/.test(n.expression.getText(sf)))) &&
          n.typeArguments?.length === 2
        ) {
          const [of, keys] = n.typeArguments
          const literals = (ts.isUnionTypeNode(keys) ? keys.types : [keys]).filter(
            (k) => ts.isLiteralTypeNode(k) && ts.isStringLiteral(k.literal) && k.literal.text === orig,
          )
          if (literals.length > 0 && isMine(checker.getTypeFromTypeNode(of)))
            for (const k of literals) this.edit(path, k.literal.getStart(sf) + 1, orig.length, { plain: to, orig })
        } else if (ts.isStringLiteral(n) && n.text === orig && !ts.isLiteralTypeNode(n.parent)) {
          const call = ts.isCallExpression(n.parent) && n.parent.arguments[1] === n ? n.parent.arguments[0] : undefined
          const inside =
            ts.isBinaryExpression(n.parent) &&
            n.parent.operatorToken.kind === ts.SyntaxKind.InKeyword &&
            n.parent.left === n
              ? n.parent.right
              : undefined
          const holder = call ?? inside
          if (
            holder !== undefined &&
            isMine(checker.getTypeAtLocation(holder)) &&
            (inside !== undefined || /(spyOn|hasOwn)$/.test(n.parent.expression.getText(sf)))
          ) {
            this.edit(path, n.getStart(sf) + 1, orig.length, { plain: to, orig })
            return
          }
          const other = ts.isBinaryExpression(n.parent)
            ? n.parent.left === n
              ? n.parent.right
              : n.parent.left
            : undefined
          const type = other !== undefined ? checker.getTypeAtLocation(other) : checker.getContextualType(n)
          if (isKey(type)) this.edit(path, n.getStart(sf) + 1, orig.length, { plain: to, orig })
        } else if (ts.isBindingElement(n) && ts.isObjectBindingPattern(n.parent) && n.dotDotDotToken === undefined) {
          const name = n.propertyName ?? n.name
          if (ts.isIdentifier(name) && name.text === orig && !at.has(`${path}:${name.getStart(sf)}`)) {
            const holder = n.parent.parent
            const type = checker.getTypeAtLocation(holder)
            const contextual =
              ts.isParameter(holder) && holder.initializer !== undefined
                ? checker.getContextualType(holder.initializer)
                : undefined
            if (isMine(type) || isMine(contextual)) {
              if (n.propertyName !== undefined) this.edit(path, name.getStart(sf), orig.length, { plain: to, orig })
              else {
                this.edit(path, name.getStart(sf), orig.length, { first: to, orig, sep: ': ' })
                this.more.push({ path, pos: name.getStart(sf) })
              }
            }
          }
        } else if (
          (ts.isPropertyAssignment(n) || ts.isShorthandPropertyAssignment(n)) &&
          ts.isIdentifier(n.name) &&
          n.name.text === orig &&
          !at.has(`${path}:${n.name.getStart(sf)}`) &&
          ts.isCallExpression(n.parent.parent) &&
          /^Object\.freeze$/.test(n.parent.parent.expression.getText(sf))
        ) {
          if (isMine(checker.getContextualType(n.parent.parent))) {
            if (ts.isPropertyAssignment(n)) this.edit(path, n.name.getStart(sf), orig.length, { plain: to, orig })
            else this.edit(path, n.name.getStart(sf), orig.length, { first: to, orig, sep: ': ' })
          }
        }
        ts.forEachChild(n, look)
      }
      look(sf)
    }
  }

  /** Why `to` cannot stand where these names stand; undefined if it can. */
  collision(collected, to) {
    const checker = program().getTypeChecker()
    for (const { p, start, sf, location } of collected) {
      const node = nodeAt(sf, start)
      const parent = node.parent
      if (parent === undefined || !ts.isIdentifier(node)) continue
      // names after a dot, keys and members have no scope
      if (ts.isPropertyAccessExpression(parent) && parent.name === node) continue
      if (ts.isQualifiedName(parent) && parent.right === node) continue
      if (isMember(parent) && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) continue
      if (ts.isJsxAttribute(parent) && parent.name === node) continue
      if (ts.isBindingElement(parent) && parent.propertyName === node) continue
      if ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && location.suffixText) continue
      if (ts.isExportSpecifier(parent)) continue
      if ((ts.isShorthandPropertyAssignment(parent) || ts.isBindingElement(parent)) && location.suffixText) continue
      const meaning = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Alias
      // A: something of ours is already called so here
      const there = checker.resolveName(to, node, meaning, false)
      const ds = there?.declarations ?? []
      const mine = ds.filter((d) => files.has(rel(d.getSourceFile().fileName)) && !d.getSourceFile().isDeclarationFile)
      for (const d of mine) {
        if (d.name === undefined) continue
        if (this.has(rel(d.getSourceFile().fileName), d.name.getStart())) continue // goes away in this step
        return `${p}: ${to} is declared at ${line(d)}`
      }
      // B: names in the scope of the declaration that mean something else today
      if (
        !isDeclaration(parent) &&
        !ts.isImportSpecifier(parent) &&
        !ts.isImportClause(parent) &&
        !ts.isNamespaceImport(parent)
      )
        continue
      if (parent.name !== node && !ts.isImportClause(parent)) continue
      const scope = ts.isImportSpecifier(parent) || ts.isImportClause(parent) ? sf : scopeOf(parent)
      const text = sf.text.slice(scope.pos, scope.end)
      if (!new RegExp(`(?<![\\w$])${escape(to)}(?![\\w$])`).test(text)) continue
      let hit
      const look = (n) => {
        if (hit !== undefined) return
        if (ts.isIdentifier(n) && n.text === to && isLexical(n) && !this.has(p, n.getStart(sf))) hit = n
        ts.forEachChild(n, look)
      }
      look(scope)
      if (hit !== undefined) return `${p}: ${to} is used at ${line(hit)}`
    }
    return undefined
  }

  /** Collisions that are still there when every rename of the step is known. */
  settleChecks() {
    for (const { orig, to, collected } of this.checks) {
      const still = this.collision(collected, to)
      if (still !== undefined) this.errors.push(`${orig} → ${to}: the name is taken. ${still}`)
    }
  }

  apply() {
    const changed = new Set()
    for (const [path, inFile] of this.edits) {
      let { text } = files.get(path)
      for (const [start, { length, plain, first, second, sep, orig }] of [...inFile].sort(([a], [b]) => b - a)) {
        let now = plain
        if (now === undefined) {
          const f = first ?? orig
          const s = second ?? orig
          now = f === s ? f : `${f}${sep}${s}`
        }
        text = text.slice(0, start) + now + text.slice(start + length)
      }
      put(path, text)
      changed.add(path)
    }
    return changed
  }
}
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\$]/g, '\\$&')
const line = (node) => {
  const sf = node.getSourceFile()
  return `${rel(sf.fileName)}:${sf.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
function isLexical(node) {
  const p = node.parent
  if (ts.isPropertyAccessExpression(p) && p.name === node) return false
  if (ts.isQualifiedName(p) && p.right === node) return false
  if (isMember(p) && p.name === node && !ts.isShorthandPropertyAssignment(p)) return false
  if (ts.isJsxAttribute(p) && p.name === node) return false
  if (ts.isBindingElement(p) && p.propertyName === node) return false
  if (ts.isImportSpecifier(p) && p.propertyName === node) return false
  if (
    ts.isExportSpecifier(p) &&
    (p.propertyName !== undefined ? p.name === node : p.parent.parent.moduleSpecifier !== undefined)
  )
    return false
  if (ts.isLabeledStatement(p)) return false
  if (ts.isNamedTupleMember(p) && p.name === node) return false
  if (ts.isParameter(p) && ts.isFunctionTypeNode(p.parent)) return false
  return true
}

// ---------------------------------------------------------------- comments and strings
/** [start, end] of what is neither code nor a string: the comments of a file. */
function commentSpans(path) {
  const text = files.get(path).text
  const sf = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  )
  const spans = []
  let at = 0
  const walk = (n) => {
    if (n.kind >= ts.SyntaxKind.FirstJSDocNode && n.kind <= ts.SyntaxKind.LastJSDocNode) return
    const children = n.getChildren(sf)
    if (children.length === 0) {
      const start = n.kind === ts.SyntaxKind.JsxText ? n.pos : n.getStart(sf, false)
      if (start > at) spans.push([at, start])
      at = Math.max(at, n.end)
    } else for (const c of children) walk(c)
  }
  walk(sf)
  if (at < text.length) spans.push([at, text.length])
  return spans.filter(([a, b]) => /\S/.test(text.slice(a, b)))
}
function stringSpans(path, titles = false) {
  const text = files.get(path).text
  const sf = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  )
  const spans = []
  const walk = (n) => {
    if (
      ts.isStringLiteralLike(n) ||
      ts.isJsxText(n) ||
      ts.isTemplateHead(n) ||
      ts.isTemplateMiddle(n) ||
      ts.isTemplateTail(n)
    ) {
      const imported =
        (ts.isImportDeclaration(n.parent) || ts.isExportDeclaration(n.parent)) && n.parent.moduleSpecifier === n
      const title =
        ts.isCallExpression(n.parent) &&
        n.parent.arguments[0] === n &&
        /^(it|test|describe)\b/.test(n.parent.expression.getText(sf))
      if (titles ? title : !imported) spans.push([n.getStart(sf), n.end])
    }
    ts.forEachChild(n, walk)
  }
  walk(sf)
  return spans
}
function replaceIn(path, spans, re, to) {
  let { text } = files.get(path)
  let n = 0
  for (const [a, b] of [...spans].reverse()) {
    const part = text.slice(a, b)
    const now = part.replace(re, (...m) => {
      n++
      return expand(to, m)
    })
    if (now !== part) text = text.slice(0, a) + now + text.slice(b)
  }
  put(path, text)
  return n
}
const expand = (to, m) => to.replace(/\$(\d)/g, (_, d) => m[Number(d)] ?? '')
const wordRe = (word, flags = 'g') => {
  const head = /^\w/.test(word) ? '(?<![\\w$])' : ''
  const tail = /\w$/.test(word) ? '(?![\\w$])' : ''
  return new RegExp(`${head}${escape(word)}${tail}`, flags)
}

// ---------------------------------------------------------------- moves
const COMPANION = /^(?:\.[\w-]+)*\.(ts|tsx|css|mjs|snap)$/
function expandMoves(moves, missing = []) {
  const map = new Map()
  const explicit = new Set(moves.map(([a]) => a))
  const all = [...git('ls-files').split('\n').filter(Boolean), ...files.keys()]
  const known = new Set(all.filter((p) => files.has(p) || (existsSync(p) && !TEXT.test(p))))
  for (const [a0, b] of moves) {
    const a = nowCalled(a0)
    if (a.endsWith('/')) {
      let any = false
      for (const p of known)
        if (p.startsWith(a)) {
          any = true
          if (!explicit.has(p)) map.set(p, b + p.slice(a.length))
        }
      if (!any) missing.push(`moves: nothing in ${a}`)
      continue
    }
    if (!known.has(a)) {
      missing.push(`moves: no file ${a0}`)
      continue
    }
    map.set(a, b)
    const stem = a.replace(/\.(test|race\.test|property\.test|matrix\.test)?\.?[a-z]+$/, '')
    const plain = /^(.*?)\.(ts|tsx|mjs)$/.exec(a)
    if (plain === null || /\.(test|stories|spec)$/.test(plain[1])) continue
    const target = /^(.*?)\.(ts|tsx|mjs)$/.exec(b)[1]
    for (const p of known) {
      if (p === a || explicit.has(p) || map.has(p)) continue
      if (p.startsWith(`${plain[1]}.`) && COMPANION.test(p.slice(plain[1].length)))
        map.set(p, target + p.slice(plain[1].length))
    }
  }
  // snapshots follow their tests
  for (const [a, b] of [...map]) {
    const snap = `${dirname(a)}/__snapshots__/${basename(a)}.snap`
    if (known.has(snap) && !map.has(snap)) map.set(snap, `${dirname(b)}/__snapshots__/${basename(b)}.snap`)
  }
  for (const [a, b] of map) {
    if (a === b) map.delete(a)
    else if (known.has(b) && !map.has(b)) throw new Refusal(`${b} exists already (for ${a})`)
  }
  const targets = [...map.values()]
  const twice = targets.find((t, i) => targets.indexOf(t) !== i)
  if (twice !== undefined) throw new Refusal(`${twice} would be made twice`)
  return map
}

const RELATIVE = /(['"`])(\.{1,2}\/[^'"`\n${}]*?)(\?raw)?\1/g
/** Every quoted relative path that is a file of ours. */
function rewriteSpecifiers(map) {
  const changed = new Set()
  for (const path of [...files.keys()]) {
    const isCss = path.endsWith('.css')
    if (!CODE.test(path) && !isCss && !path.endsWith('.html')) continue
    const here = map.get(path) ?? path
    const { text } = files.get(path)
    const now = text.replace(RELATIVE, (whole, quote, spec, raw = '') => {
      const target = posix.normalize(posix.join(dirname(path), spec))
      let to = map.get(target)
      if (to === undefined) {
        if (here === path) return whole
        // Only what is there: other relative texts (addresses of a site) stay.
        if (!files.has(target) && !existsSync(target)) return whole
        to = target
        if (!files.has(target) && statSync(target).isDirectory()) {
          to = [...map].find(([a]) => a.startsWith(`${target}/`)) ? undefined : target
          if (to === undefined) return whole
        }
      }
      let next = posix.relative(dirname(here), to)
      if (!next.startsWith('.')) next = `./${next}`
      return next === spec ? whole : `${quote}${next}${raw}${quote}`
    })
    if (now !== text) {
      put(path, now)
      changed.add(path)
    }
  }
  return changed
}

/** Paths of moved files in documents, scripts, settings and comments: any tail of two segments or more. */
function rewriteMentions(map) {
  const changed = new Set()
  const byTail = new Map()
  for (const [a, b] of map) {
    const bare = a.replace(/\.(tsx?|mjs|css)$/, '')
    byTail.set(bare.split('/').slice(-2).join('/'), [
      ...(byTail.get(bare.split('/').slice(-2).join('/')) ?? []),
      [a, b],
    ])
  }
  const TOKEN = /(?<![\w/.-])(?:\.{1,2}\/)*(?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|js|mjs|css)\b/g
  for (const path of [...files.keys()]) {
    const code = CODE.test(path)
    const { text } = files.get(path)
    if (!/\//.test(text)) continue
    const now = text.replace(TOKEN, (token, at) => {
      const clean = token.replace(/^(\.{1,2}\/)+/, '')
      const bare = clean.replace(/\.(tsx?|js|mjs|css)$/, '')
      const list = byTail.get(bare.split('/').slice(-2).join('/'))
      if (list === undefined) return token
      const ext = /\.(\w+)$/.exec(clean)[1]
      const hit = list.find(([a]) => {
        const noExt = a.replace(/\.(tsx?|mjs|css)$/, '')
        const same = ext === 'css' ? a.endsWith('.css') : !a.endsWith('.css')
        return (
          same &&
          (noExt === bare || noExt.endsWith(`/${bare}`)) &&
          !/\.(test|stories)$/.test(noExt) === !/\.(test|stories)$/.test(bare)
        )
      })
      if (hit === undefined) return token
      // an import of a file that stays is no mention
      if (code && token.startsWith('.')) return token
      const [a, b] = hit
      const root = a.slice(0, a.length - (bare.length + (a.length - a.replace(/\.(tsx?|mjs|css)$/, '').length)))
      const packageOf = (p) => p.split('/').slice(0, 2).join('/')
      if (
        root.startsWith('packages') &&
        path.startsWith('packages') &&
        packageOf(path) !== packageOf(a) &&
        !clean.startsWith('packages/')
      )
        return token
      const newBare = b.replace(/\.(tsx?|mjs|css)$/, '')
      if (!newBare.startsWith(root)) return token.replace(clean, `${newBare}.${ext}`)
      const newExt = ext === 'js' || ext === 'css' ? ext : /\.(\w+)$/.exec(b)[1]
      return token.replace(clean, `${newBare.slice(root.length)}.${newExt}`)
    })
    if (now !== text) {
      put(path, now)
      changed.add(path)
    }
  }
  return changed
}

// ---------------------------------------------------------------- mentions of exported names
const compound = (name) => /[a-z][A-Z]|[A-Z][a-z]+[A-Z]|_/.test(name) || /^\$/.test(name)
function mentionNames(pairs, touched, quoted) {
  const distinct = pairs.filter(([a]) => compound(a))
  const plain = pairs.filter(([a]) => !compound(a))
  for (const path of [...files.keys()]) {
    const { text } = files.get(path)
    const hits = pairs.filter(([a]) => text.includes(a))
    if (hits.length === 0) continue
    if (path.endsWith('.md') || path.endsWith('.snap')) {
      for (const [a, b] of hits) {
        if (path.endsWith('.snap')) {
          put(path, files.get(path).text.replace(new RegExp(`"${escape(a)}"`, 'g'), `"${b}"`))
        } else if (compound(a)) put(path, files.get(path).text.replace(wordRe(a), b))
        else put(path, files.get(path).text.replace(new RegExp(`\`${escape(a)}(?=[\`(.])`, 'g'), `\`${b}`))
      }
      if (path.endsWith('.snap')) sortSnapshot(path)
      continue
    }
    if (!CODE.test(path)) continue
    const c = hits.filter((h) => distinct.includes(h))
    const q = hits.filter((h) => plain.includes(h))
    if (c.length + q.length === 0) continue
    for (const [a, b] of c) replaceIn(path, commentSpans(path), wordRe(a), b)
    for (const [a, b] of q)
      if (new RegExp(`[\`{@ ]${escape(a)}[\`}(]`).test(files.get(path).text))
        replaceIn(path, commentSpans(path), new RegExp(`(\`|\\{@link )${escape(a)}(?=[\`}(.])`, 'g'), `$1${b}`)
    if (/\.(test|spec)\.(ts|tsx|mjs)$/.test(path))
      for (const [a, b] of c) replaceIn(path, stringSpans(path, true), wordRe(a), b)
  }
  // the list of mutants quotes lines of sources
  const list = 'scripts/mutants/list.mjs'
  if (files.has(list)) {
    const { text } = files.get(list)
    const entries = text.split(/(?=\n {2}\{\n)/)
    const now = entries.map((entry) => {
      const file = /file: '([^']+)'/.exec(entry)?.[1]
      if (file === undefined || !touched.has(file)) return entry
      return entry.replace(/^( {4}(?:find|replace):)([\s\S]*?)(?=^ {4}\w+:|^ {2}\})/gm, (_, head, body) => {
        let b = body
        for (const [a, to] of quoted(file)) b = b.replace(wordRe(a), to)
        return head + b
      })
    })
    put(list, now.join(''))
  }
}
function sortSnapshot(path) {
  const { text } = files.get(path)
  put(
    path,
    text.replace(
      /\[\n((?: {2}"[^"]*",\n)+)\]/g,
      (_, body) =>
        `[\n${body
          .split('\n')
          .filter(Boolean)
          .sort((a, b) => {
            const x = a.trim().slice(1, -2)
            const y = b.trim().slice(1, -2)
            return x < y ? -1 : x > y ? 1 : 0
          })
          .join('\n')}\n]`,
    ),
  )
}

// ---------------------------------------------------------------- one step
function localsNamed(paths, name, wantMember) {
  const found = []
  for (const path of paths) {
    if (!CODE.test(path) || !files.get(path).text.includes(name)) continue
    const sf = source(path)
    if (sf === undefined) continue
    const look = (n) => {
      if (isDeclaration(n) && isNamed(n, name) && ts.isIdentifier(n.name)) {
        const member = isMember(n)
        if (member === wantMember && (wantMember ? !inSchema(n) : !isExported(n))) {
          // `{ a }` in a call of ours: the declaration is elsewhere
          if (!(wantMember && ts.isShorthandPropertyAssignment(n)))
            found.push({ path, pos: n.name.getStart(sf), node: n })
        }
      }
      ts.forEachChild(n, look)
    }
    look(sf)
  }
  return found
}
/** Whether a key stands in a schema of the wire. */
function inSchema(node) {
  if (!ts.isPropertyAssignment(node)) return false
  let n = node.parent
  while (n !== undefined) {
    if (ts.isCallExpression(n))
      return /^(z\.)?(object|looseObject|strictObject|extend|row|record|shape|partial)/.test(n.expression.getText())
    if (ts.isFunctionLike(n)) return false
    n = n.parent
  }
  return false
}

function runStep(step, number) {
  const began = Date.now()
  const s = new Step()
  const failures = []
  const missing = []
  const expanded = new Set()
  for (const member of step.members ?? []) {
    for (const path of matching(member.in)) {
      if (!CODE.test(path) || !files.get(path).text.includes(member.name)) continue
      const sf = ts.createSourceFile(
        path,
        files.get(path).text,
        ts.ScriptTarget.Latest,
        true,
        path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
      )
      const at = []
      const look = (n) => {
        if (ts.isShorthandPropertyAssignment(n) && n.name.text === member.name && !inSchema(n)) at.push(n.name.end)
        ts.forEachChild(n, look)
      }
      look(sf)
      if (at.length === 0) continue
      let { text } = files.get(path)
      for (const end of at.reverse()) text = `${text.slice(0, end)}: ${member.name}${text.slice(end)}`
      put(path, text)
      expanded.add(path)
    }
  }
  const guard = (label, run) => {
    try {
      run()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error instanceof Missing) {
        missing.push(`${label}: ${error.message}`)
        return
      }
      failures.push(`${label}: ${error.message}`)
    }
  }
  for (const symbol of step.symbols ?? [])
    guard(`${symbol.name} → ${symbol.to}`, () => {
      const { sf, pos, node } = locate(symbol)
      const orig = symbol.name
        .match(/'[^']*'|[^.]+/g)
        .at(-1)
        .replaceAll("'", '')
      s.rename(rel(sf.fileName), pos, orig, symbol.to, { follow: symbol.follow !== false })
      if (!symbol.name.includes('.')) s.pairs.push([orig, symbol.to, true])
      else if (!symbol.name.includes("'") && symbol.name.split('.').length === 2)
        s.dotted.push([symbol.name.split('.')[0], orig, symbol.to])
    })
  for (const local of step.locals ?? []) {
    let n = 0
    for (const { path, pos, node } of localsNamed(matching(local.in), local.name, false)) {
      if (s.has(path, pos) && s.edits.get(path).get(pos).plain !== undefined) continue
      n++
      s.locals.push([local.name, local.to])
      guard(`${local.name} → ${local.to} in ${path}`, () =>
        s.rename(path, pos, local.name, local.to, { primary: false }),
      )
    }
    if (n === 0) s.notes.push(`no local ${local.name} in ${local.in}`)
  }
  for (const member of step.members ?? []) {
    let n = 0
    for (const { path, pos } of localsNamed(matching(member.in), member.name, true)) {
      n++
      if (s.has(path, pos)) continue
      guard(`.${member.name} → ${member.to} in ${path}`, () =>
        s.rename(path, pos, member.name, member.to, { primary: false, force: true }),
      )
    }
    if (n === 0) s.notes.push(`no member ${member.name} in ${member.in}`)
  }
  s.settleChecks()
  failures.push(...s.errors)
  if (failures.length > 0 && !keepGoing) return { failures, missing, notes: s.notes, ms: Date.now() - began }
  const touched = s.apply()
  // shorthand again where both names are still the same
  for (const path of expanded) put(path, files.get(path).text.replace(/(?<=[{,]\s*)(\w+): \1(?=\s*[,}])/g, '$1'))
  const unique = (pairs) => [...new Map(pairs.map(([a, b]) => [a, b]))]
  mentionNames(unique(s.pairs.filter(([, , ok]) => ok)), touched, (path) =>
    unique(
      [...(s.edits.get(path) ?? new Map()).values()].map(({ orig, plain, first, second }) => [
        orig,
        plain ?? first ?? second,
      ]),
    ),
  )
  for (const [type, member, to] of s.dotted) {
    const now = s.pairs.find(([a]) => a === type)?.[1] ?? type
    const re = new RegExp(`(?<![\\w$])(${escape(type)}|${escape(now)})\\.${escape(member)}(?![\\w$])`, 'g')
    for (const path of [...files.keys()]) {
      if (!files.get(path).text.includes(`.${member}`)) continue
      if (CODE.test(path)) replaceIn(path, commentSpans(path), re, `$1.${to}`)
      else if (path.endsWith('.md')) put(path, files.get(path).text.replace(re, `$1.${to}`))
    }
  }
  for (const { in: where, from: word, to } of step.strings ?? []) {
    let n = 0
    for (const path of matching(where))
      if (CODE.test(path) && files.get(path).text.includes(word))
        n += replaceIn(path, stringSpans(path), wordRe(word), to)
    if (n === 0) s.notes.push(`no string "${word}" in ${where}`)
  }
  for (const { in: where, from: word, to } of step.comments ?? []) {
    let n = 0
    for (const path of matching(where)) {
      if (!files.get(path).text.includes(word)) continue
      if (CODE.test(path)) n += replaceIn(path, commentSpans(path), wordRe(word), to)
      else n += replaceIn(path, [[0, files.get(path).text.length]], wordRe(word), to)
    }
    if (n === 0) s.notes.push(`no comment "${word}" in ${where}`)
  }
  for (const { in: where, pattern, flags = 'g', to } of step.text ?? []) {
    const re = new RegExp(pattern, flags)
    let n = 0
    for (const path of matching(where)) n += replaceIn(path, [[0, files.get(path).text.length]], re, to)
    if (n === 0) s.notes.push(`no text /${pattern}/ in ${where}`)
  }
  let map = new Map()
  if (step.moves !== undefined && step.moves.length > 0) {
    guard('moves', () => {
      map = expandMoves(step.moves, missing)
    })
    if (failures.length > 0 && !keepGoing) {
      load()
      return { failures, missing, notes: s.notes, ms: Date.now() - began }
    }
    rewriteSpecifiers(map)
    rewriteMentions(map)
    const contents = [...map].map(([a, b]) => [a, b, files.get(a)])
    for (const [a, , content] of contents) if (content !== undefined) files.delete(a)
    for (const [a, b, content] of contents) {
      if (content !== undefined) files.set(b, { text: content.text, version: ++stamp })
      movedTo.set(a, b)
      movedTo.delete(b)
    }
    for (const [a, b] of step.moves) if (a.endsWith('/')) movedTo.set(a, b)
    moduleCache.clear()
    diskExists = new Map()
    projectVersion++
  }
  return { failures, missing, notes: s.notes, map, ms: Date.now() - began }
}

/** Writes what changed; gives the paths to stage. */
function flush(map) {
  const stage = new Set()
  for (const [a, b] of map) {
    // through a side name, so that a chain of moves cannot overwrite
    if (!existsSync(a)) continue
    mkdirSync(dirname(b), { recursive: true })
    renameSync(a, `${b}.moving`)
    stage.add(a)
    stage.add(b)
  }
  for (const [a, b] of map) {
    if (existsSync(`${b}.moving`)) renameSync(`${b}.moving`, b)
    const old = disk.get(a)
    disk.delete(a)
    if (old !== undefined) disk.set(b, old)
    let dir = dirname(a)
    while (dir !== '.' && existsSync(dir) && readdirSync(dir).length === 0) {
      rmdirSync(dir)
      dir = dirname(dir)
    }
  }
  const written = []
  for (const [path, { text }] of files) {
    if (disk.get(path) === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    disk.set(path, text)
    written.push(path)
    stage.add(path)
  }
  return { stage: [...stage], written: [...new Set([...written, ...[...map.values()].filter((p) => TEXT.test(p))])] }
}

function biome(paths) {
  const known = paths.filter((p) => /\.(ts|tsx|mts|mjs|js|css|json|md)$/.test(p) && existsSync(p))
  if (known.length === 0) return ''
  const result = spawnSync(
    'node_modules/.bin/biome',
    ['check', '--write', '--no-errors-on-unmatched', '--max-diagnostics=30', ...known],
    {
      encoding: 'utf8',
    },
  )
  for (const path of known) {
    const text = readFileSync(path, 'utf8')
    if (files.get(path)?.text !== text) {
      put(path, text)
      disk.set(path, text)
    }
  }
  return result.status === 0 ? '' : result.stdout + result.stderr
}

const PROJECTS = [
  'packages/core/tsconfig.json',
  'packages/core/tsconfig.browser.json',
  'packages/core/tsconfig.test.json',
  'packages/sandbox/tsconfig.json',
  'packages/react/tsconfig.json',
  'apps/m/tsconfig.json',
]
function types() {
  const out = []
  const buildInfo = join(tmpdir(), 'foyer-codemod')
  mkdirSync(buildInfo, { recursive: true })
  for (const project of PROJECTS) {
    const result = spawnSync(
      'node_modules/.bin/tsc',
      [
        '-p',
        project,
        '--incremental',
        '--tsBuildInfoFile',
        join(buildInfo, `${basename(repo)}-${project.replaceAll('/', '_')}.info`),
      ],
      { encoding: 'utf8' },
    )
    if (result.status !== 0) {
      out.push(`${project}\n${result.stdout.split('\n').slice(0, 60).join('\n')}`)
      break
    }
  }
  return out.join('\n')
}
// the same errors as before the first step (types of Vite, raw modules) are none of ours
let builder
let baseline
function lsErrors() {
  const errors = []
  builder = ts.createSemanticDiagnosticsBuilderProgram(program(), { createHash: ts.sys.createHash }, builder)
  const known = new Map(lsErrors.known ?? [])
  for (;;) {
    const result = builder.getSemanticDiagnosticsOfNextAffectedFile()
    if (result === undefined) break
    const file = result.affected.fileName
    if (
      file === undefined ||
      !file.startsWith(`${repo}/`) ||
      file.includes('/node_modules/') ||
      /\.(mjs|mts)$/.test(file)
    )
      continue
    known.set(
      rel(file),
      result.result.map((d) => ({
        code: d.code,
        text: ts.flattenDiagnosticMessageText(d.messageText, ' ').slice(0, 220),
        line: d.file ? d.file.getLineAndCharacterOfPosition(d.start).line + 1 : 0,
      })),
    )
  }
  for (const path of [...known.keys()]) if (!files.has(path)) known.delete(path)
  lsErrors.known = known
  for (const [path, list] of known) for (const d of list) errors.push({ path, ...d })
  return errors
}
function lsTypes() {
  const key = (e) => `${e.code}`
  const all = lsErrors()
  if (baseline === undefined) {
    baseline = all.length
    const seen = new Map()
    for (const e of all) seen.set(e.code, (seen.get(e.code) ?? 0) + 1)
    lsTypes.seen = seen
    return ''
  }
  const now = new Map()
  for (const e of all) now.set(e.code, (now.get(e.code) ?? 0) + 1)
  const worse = [...now].filter(([code, n]) => n > (lsTypes.seen.get(code) ?? 0)).map(([code]) => code)
  return all
    .filter((e) => worse.includes(e.code))
    .map((e) => `${e.path}:${e.line} TS${e.code} ${e.text}`)
    .slice(0, 25)
    .join('\n')
}
function mutants() {
  const problems = []
  const list = 'scripts/mutants/list.mjs'
  if (!files.has(list)) return problems
  const { text } = files.get(list)
  for (const entry of text.split(/(?=\n {2}\{\n)/).slice(1)) {
    const file = /file: '([^']+)'/.exec(entry)?.[1]
    if (file !== undefined && !files.has(file)) problems.push(`mutants: no ${file}`)
  }
  const result = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    import { readFileSync } from 'node:fs'
    const { MUTANTS } = await import(${JSON.stringify(`${abs(list)}?${stamp}`)})
    for (const { rule, file, find } of MUTANTS) {
      let n = 0
      try { n = readFileSync(file, 'utf8').split(find).length - 1 } catch {}
      if (n !== 1) console.log('mutants: ' + rule + ': ' + n + ' times in ' + file + ': ' + find)
    }`,
    ],
    { encoding: 'utf8' },
  )
  if (result.stdout.trim() !== '') problems.push(result.stdout.trim())
  if (result.status !== 0) problems.push(result.stderr.slice(0, 500))
  return problems
}

// ---------------------------------------------------------------- all steps
const timings = []
if (lsCheck) {
  const t = Date.now()
  lsTypes()
  console.log(
    `before the first step: ${baseline} errors that the union of all projects has by itself, ${((Date.now() - t) / 1000).toFixed(1)} s`,
  )
}
let failed = false
for (const [at, step] of steps.entries()) {
  const number = at + 1
  if (!wanted.has(number)) continue
  const began = Date.now()
  process.stdout.write(`\n[${number}/${steps.length}] ${step.subject}\n`)
  const result = runStep(step, number)
  if (verbose) for (const note of result.notes) console.log(`  note: ${note}`)
  else for (const note of result.notes.filter((n) => /^no |keeps its name/.test(n))) console.log(`  note: ${note}`)
  for (const m of result.missing ?? []) console.log(`  MISSING ${m}`)
  for (const failure of result.failures) console.log(`  REFUSED ${failure}`)
  if (result.failures.length > 0 && !keepGoing) {
    failed = true
    console.log('  the step is not applied; mend the list and go on with --from', number)
    break
  }
  if (dry) {
    console.log(`  ${result.ms} ms (dry)`)
    continue
  }
  const { stage, written } = flush(result.map ?? new Map())
  const said = biome(written)
  if (said !== '') console.log(said.split('\n').slice(0, 60).join('\n'))
  for (const problem of mutants()) console.log(`  ${problem}`)
  const applied = Date.now() - began
  let typeErrors = ''
  let checked = 0
  if (lsCheck) {
    const t = Date.now()
    const errors = lsTypes()
    checked = Date.now() - t
    if (errors !== '') console.log(`  TYPES\n${errors}`)
    if (errors !== '' && !keepGoing) failed = true
  }
  if (check) {
    const t = Date.now()
    typeErrors = types()
    checked = Date.now() - t
    if (typeErrors !== '') {
      console.log(typeErrors)
      if (!keepGoing) failed = true
    }
  }
  if (failed) {
    console.log(`  types are red; nothing committed (git checkout . && git clean -fd packages apps to undo)`)
    break
  }
  if (!noCommit && stage.length > 0) {
    const all = [...new Set([...stage, ...written])]
    for (let i = 0; i < all.length; i += 400)
      git('add', '-A', '--', ...all.slice(i, i + 400).filter((p) => existsSync(p) || tracked(p)))
    if (git('diff', '--cached', '--name-only').trim() === '') console.log('  nothing changed')
    else git('commit', '-q', '-m', step.subject, ...(step.body ? ['-m', step.body] : []))
  }
  timings.push([number, applied, checked])
  console.log(
    `  ${written.length} files, ${(result.map ?? new Map()).size} moved, ${(applied / 1000).toFixed(1)} s${check || lsCheck ? `, types ${(checked / 1000).toFixed(1)} s` : ''}`,
  )
}
function tracked(path) {
  return spawnSync('git', ['ls-files', '--error-unmatch', path], { encoding: 'utf8' }).status === 0
}
if (checkEnd && !failed) {
  const errors = types()
  console.log(errors === '' ? 'types are green' : errors)
  if (errors !== '') failed = true
}
const sum = timings.reduce((n, [, a]) => n + a, 0)
console.log(
  `\n${timings.length} steps, ${(sum / 1000).toFixed(0)} s; longest ${(Math.max(0, ...timings.map(([, a]) => a)) / 1000).toFixed(1)} s`,
)
process.exit(failed ? 1 : 0)

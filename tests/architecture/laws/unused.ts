import { posix } from 'node:path'
import ts from 'typescript'
import { type Source, placeOf } from '../../support/reading/source'

/** A name imported from another file; `*` is the whole module. */
interface Taken {
  readonly from: string
  readonly name: string
}

interface Module {
  readonly file: Source
  /** Top-level declarations of the file, by name. */
  readonly declared: ReadonlyMap<string, ts.Node>
  /** Exported names, each a local name or a re-export. */
  readonly exported: ReadonlyMap<string, string | Taken>
  readonly imported: ReadonlyMap<string, Taken>
  /** Top-level statements that run on import. */
  readonly effects: readonly ts.Node[]
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/** The file that a specifier resolves to; undefined for packages. */
function targetOf(specifier: string, from: string, paths: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return undefined
  const plain = specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier)
  return ENDINGS.map((ending) => plain + ending).find((path) => paths.has(path))
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : '')

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

function moduleOf(file: Source, paths: ReadonlySet<string>): Module {
  const declared = new Map<string, ts.Node>()
  const exported = new Map<string, string | Taken>()
  const imported = new Map<string, Taken>()
  const effects: ts.Node[] = []
  const declare = (name: string, node: ts.Node, statement: ts.Node) => {
    declared.set(name, node)
    if (isExported(statement)) exported.set(name, name)
  }
  for (const statement of file.tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = targetOf(textOf(statement.moduleSpecifier), file.path, paths)
      const clause = statement.importClause
      if (from === undefined) continue
      if (!clause) effects.push(statement)
      if (clause?.name) imported.set(clause.name.text, { from, name: 'default' })
      const bindings = clause?.namedBindings
      if (bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { from, name: '*' })
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, { from, name: (propertyName ?? name).text })
      }
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement
      const from = targetOf(textOf(moduleSpecifier), file.path, paths)
      if (!exportClause || !ts.isNamedExports(exportClause)) continue
      for (const { name, propertyName } of exportClause.elements) {
        const own = (propertyName ?? name).text
        exported.set(name.text, from === undefined ? own : { from, name: own })
      }
    } else if (ts.isExportAssignment(statement)) {
      declared.set('default', statement)
      exported.set('default', 'default')
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        for (const name of namesIn(one.name)) declare(name, one, statement)
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || isType(statement)) {
      declare(statement.name?.text ?? 'default', statement, statement)
    } else {
      effects.push(statement)
    }
  }
  return { file, declared, exported, imported, effects }
}

/** Whether an identifier refers to a declaration, rather than naming a property. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) return parent.name !== node
  return !ts.isJsxAttribute(parent)
}

/** Follows references from a program's entry points. */
class Reach {
  readonly reached = new Set<string>()
  readonly #modules: ReadonlyMap<string, Module>
  readonly #paths: ReadonlySet<string>

  constructor(files: readonly Source[]) {
    this.#paths = new Set(files.map(({ path }) => path))
    this.#modules = new Map(files.map((file) => [file.path, moduleOf(file, this.#paths)]))
  }

  all(path: string) {
    for (const name of this.#modules.get(path)?.exported.keys() ?? []) this.exported(path, name)
    this.#effectsOf(path)
  }

  exported(path: string, name: string) {
    if (name === '*') {
      this.all(path)
      return
    }
    const own = this.#modules.get(path)?.exported.get(name)
    if (own === undefined || this.#isKnown(`${path} as ${name}`)) return
    if (typeof own === 'string') this.#named(path, own)
    else this.exported(own.from, own.name)
  }

  *unreached(): Iterable<string> {
    for (const [path, { exported, declared, file }] of this.#modules)
      for (const [name, own] of exported) {
        const node = typeof own === 'string' ? declared.get(own) : undefined
        if (node && !isType(node) && !this.reached.has(`${path} ${own as string}`))
          yield `${placeOf(node, file)}: ${name}`
      }
  }

  #isKnown(what: string) {
    if (this.reached.has(what)) return true
    this.reached.add(what)
    return false
  }

  #effectsOf(path: string) {
    const module = this.#modules.get(path)
    if (!module || this.#isKnown(`${path} #`)) return
    for (const node of module.effects) this.#visit(node, module)
  }

  #named(path: string, name: string) {
    const module = this.#modules.get(path)
    const node = module?.declared.get(name)
    const taken = module?.imported.get(name)
    if (taken) this.exported(taken.from, taken.name)
    if (!module || !node || this.#isKnown(`${path} ${name}`)) return
    this.#effectsOf(path)
    this.#visit(node, module)
  }

  #visit(node: ts.Node, module: Module) {
    const { path } = module.file
    if (ts.isImportDeclaration(node)) {
      this.#effectsOf(targetOf(textOf(node.moduleSpecifier), path, this.#paths) ?? '')
      return
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      this.#late(targetOf(textOf(node.arguments[0]), path, this.#paths), module)
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const taken = module.imported.get(node.expression.text)
      if (taken?.name === '*') {
        this.exported(taken.from, node.name.text)
        return
      }
    }
    if (ts.isQualifiedName(node) && ts.isIdentifier(node.left)) {
      const taken = module.imported.get(node.left.text)
      if (taken?.name === '*') {
        this.exported(taken.from, node.right.text)
        return
      }
    }
    if (ts.isIdentifier(node) && isUse(node)) this.#named(path, node.text)
    node.forEachChild((child) => this.#visit(child, module))
  }

  /** For a dynamic import, the exports named in the importing file; if none is named, all of them. */
  #late(target: string | undefined, { file }: Module) {
    if (target === undefined) return
    const names = [...(this.#modules.get(target)?.exported.keys() ?? [])]
    const said = names.filter((name) => new RegExp(`\\b${name}\\b`).test(file.text))
    this.#effectsOf(target)
    for (const name of said.length > 0 ? said : names) this.exported(target, name)
  }
}

/**
 * Exported values that no program uses, directly or indirectly; only tests would use them. A use by unused code does not count. Types are
 * followed but not reported.
 */
export function unusedExports(files: readonly Source[], begins: (path: string) => boolean): string[] {
  const reach = new Reach(files)
  for (const { path } of files) if (begins(path)) reach.all(path)
  return [...reach.unreached()]
}

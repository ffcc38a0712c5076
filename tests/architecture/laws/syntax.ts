import { type AnyNode, type CallExpression, type NewExpression, parse } from 'acorn'
import { full } from 'acorn-walk'

/** `import()` and `import.meta` are newer than ES2019, but Safari 11.1 and Chrome 64 support both. The replacement has the same length. */
const withoutModuleCalls = (code: string) => code.replace(/\bimport(?=\s*\(|\.meta\b)/g, 'imp0rt')

const LOOKBEHIND = /\(\?<[=!]/
const YOUNG_FLAGS = /[dv]/

function regexFault(pattern: string, flags: string): string | undefined {
  if (LOOKBEHIND.test(pattern)) return `looks behind (/${pattern}/)`
  return YOUNG_FLAGS.test(flags) ? `has a young flag (/${pattern}/${flags})` : undefined
}

const isCallOfRegExp = (node: AnyNode): node is CallExpression | NewExpression =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'RegExp'

function stringOf(node: AnyNode | undefined): string {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('')
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

function nodeFault(node: AnyNode): string | undefined {
  if (node.type === 'Literal') {
    const { regex, bigint } = node
    if (typeof bigint === 'string') return `has the BigInt ${bigint}n`
    return regex ? regexFault(regex.pattern, regex.flags) : undefined
  }
  return isCallOfRegExp(node) ? regexFault(stringOf(node.arguments[0]), stringOf(node.arguments[1])) : undefined
}

/** Syntax in a chunk that the oldest supported browsers can't parse. No compiler transforms BigInts or regular expressions. */
export function syntaxFaults(name: string, code: string): string[] {
  const faults: string[] = []
  const options = { sourceType: 'module', allowHashBang: false } as const
  try {
    parse(withoutModuleCalls(code), { ...options, ecmaVersion: 2019 })
  } catch (error) {
    faults.push(`${name} is younger than ES2019: ${String(error)}`)
  }
  try {
    full(parse(code, { ...options, ecmaVersion: 'latest' }), (node) => {
      const fault = nodeFault(node)
      if (fault !== undefined) faults.push(`${name} ${fault}`)
    })
  } catch (error) {
    faults.push(`${name} is no script: ${String(error)}`)
  }
  return faults
}

import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { type AnyNode, type MemberExpression, parse } from 'acorn'
import { full } from 'acorn-walk'
import { textOf } from '../../support/reading/files'

/** The oldest versions of PLT-01. Android 7 has the same Chrome and WebView as any other. */
const OLDEST = {
  chrome: 90,
  chrome_android: 90,
  edge: 100,
  firefox: 100,
  opera: 90,
  safari: 12,
  safari_ios: 13,
  webview_android: 90,
} as const

/** Of a range ("≤37") its end. */
const versionOf = (version: string) => Number.parseFloat(version.replace('≤', ''))

function isIn(support: SimpleSupportStatement, oldest: number): boolean {
  const { version_added: added, version_removed: removed } = support
  const isOther = support.flags ?? support.prefix ?? support.alternative_name
  if (isOther !== undefined || typeof added !== 'string' || added === 'preview') return false
  return versionOf(added) <= oldest && !(typeof removed === 'string' && versionOf(removed) <= oldest)
}

const isWholeIn = (support: SimpleSupportStatement, oldest: number) =>
  support.partial_implementation === undefined && isIn(support, oldest)

function isInAll({ support }: CompatStatement, hasIt: typeof isIn): boolean {
  return Object.entries(OLDEST).every(([browser, oldest]) => {
    const known = support[browser as keyof typeof OLDEST]
    return known === undefined || [known].flat().some((one) => hasIt(one, oldest))
  })
}

const featuresOf = ({ __compat: _, ...features }: Identifier) => Object.entries(features)

/** Whether no feature of that name is in all of the oldest browsers. */
type Young = Map<string, boolean>

function learn(young: Young, name: string, { __compat: compat }: Identifier): void {
  if (compat) young.set(name, (young.get(name) ?? true) && !isInAll(compat, isWholeIn))
}

/** Interfaces whose objects a script has without naming a global, so that their methods are recognised by name. */
const UNNAMED = [
  'Array ArrayBuffer Date Function Map Number Object Promise RegExp Set String TypedArray',
  'AbortSignal Blob FormData Headers Request Response Storage URL URLSearchParams XMLHttpRequest',
  'CSSStyleDeclaration Document DocumentFragment DOMTokenList Element Event EventTarget History Node NodeList Range Selection Window',
].flatMap((names) => names.split(' '))

const isUnnamed = (name: string) => UNNAMED.includes(name) || /^HTML\w*Element$/.test(name)

/** Globals that are the only object of their interface. */
const ONLY_OBJECTS: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
}

// Read as text: an import would be transformed first.
const { api, css, javascript } = JSON.parse(textOf('node_modules/@mdn/browser-compat-data/data.json')) as CompatData
const { builtins = {} } = javascript

const intl = builtins['Intl'] ?? {}
const globals: Young = new Map()
const ofGlobals: Young = new Map()
const methods: Young = new Map()

for (const [name, feature] of [...featuresOf(api), ...featuresOf(builtins), ...featuresOf(intl)]) {
  if (!(name in intl)) learn(globals, name, feature)
  for (const [key, member] of featuresOf(feature)) {
    const [own = '', kind] = key.split('_')
    if (kind === 'static' || name in builtins) learn(ofGlobals, `${name}.${own}`, member)
    if (kind === undefined && isUnnamed(name)) learn(methods, own, member)
    for (const [global, of] of Object.entries(ONLY_OBJECTS))
      if (of === name) learn(ofGlobals, `${global}.${own}`, member)
  }
}

const nameOf = ({ property, computed }: MemberExpression) =>
  property.type === 'Identifier' && !computed
    ? property.name
    : property.type === 'Literal' && typeof property.value === 'string'
      ? property.value
      : undefined

function youngOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return globals.get(node.name) ? node.name : undefined
  if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
    const name = `${node.object.name}.${nameOf(node)}`
    return ofGlobals.get(name) ? name : undefined
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object } = node.callee
  const name = object.type === 'Identifier' && globals.has(object.name) ? undefined : nameOf(node.callee)
  return name !== undefined && methods.get(name) ? `.${name}()` : undefined
}

/**
 * Names in a script that some of the oldest browsers do not know: a global (`WeakRef`), a member of a global (`Object.hasOwn`), or a method of
 * any object (`.at()`). Types are unknown here, so a method counts if no usual interface has an older member of that name. Other members of
 * objects do not count: those that are missing are `undefined`.
 */
export function youngNames(code: string): string[] {
  const found = new Set<string>()
  full(parse(code, { sourceType: 'module', ecmaVersion: 'latest' }), (node) => {
    const name = youngOf(node)
    if (name !== undefined) found.add(name)
  })
  return [...found]
}

const WRITTEN: readonly (readonly [pattern: RegExp, features: Identifier | undefined, sign: string])[] = [
  [/[{;]([a-z-]+):/g, css['properties'], ''],
  [/::?([a-z-]+)(?=[\s(,{.:)])/g, css['selectors'], ':'],
  [/@([a-z-]+)/g, css['at-rules'], '@'],
  [/\(([a-z-]+)[:)]/g, css['at-rules']?.['media'], '@media '],
]

/** Properties, selectors, at-rules and media features of a minified style sheet that some of the oldest browsers do not know. */
export function youngStyles(style: string): string[] {
  const found = WRITTEN.flatMap(([pattern, features, sign]) =>
    [...style.matchAll(pattern)].flatMap(([, name = '']) => {
      const compat = features?.[name]?.__compat
      return compat && !isInAll(compat, isIn) ? [sign + name] : []
    }),
  )
  return [...new Set(found)]
}

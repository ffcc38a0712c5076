import { MACHINE_FORBIDDEN_GLOBALS } from './machine-globals.mjs'

/**
 * What the code of some folders may not use. A later ESLint block replaces a rule's options instead of merging them, so each
 * folder gets all of its restrictions at once, combined from the lists below.
 *
 * @typedef {object} Restrictions
 * @property {{ selector: string, message: string }[]} [syntax]
 * @property {{ name: string, importNames?: string[], message: string }[]} [imports]
 * @property {{ regex: string, message: string }[]} [patterns]
 * @property {{ name: string, message: string }[]} [globals]
 */

const property = (/** @type {string} */ name) => `MemberExpression[property.name='${name}']`

const SPREAD = 'Write the elements themselves: a spread literal hides surplus properties from the type checker.'

/** Literals that are spread into a literal or a call. */
const spreadLiterals = ['', 'TSAsExpression > ', 'TSSatisfiesExpression > '].flatMap((between) => [
  {
    selector: `:matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ${between}ArrayExpression`,
    message: SPREAD,
  },
  { selector: `SpreadElement > ${between}ObjectExpression`, message: SPREAD },
  { selector: `JSXSpreadAttribute > ${between}ObjectExpression`, message: SPREAD },
])

const MARKUP = 'Text from outside is text: build elements instead of writing markup.'

/** @type {Restrictions} */
export const everywhere = {
  syntax: [
    ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'createContextualFragment'].map((name) => ({
      selector: property(name),
      message: MARKUP,
    })),
    { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: MARKUP },
    { selector: "Property[key.name='dangerouslySetInnerHTML']", message: MARKUP },
    {
      selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
      message: MARKUP,
    },
    ...spreadLiterals,
  ],
}

const NETWORK = 'The network is behind src/gateways/http.ts, which knows deadlines and errors.'

/** @type {Restrictions} */
export const network = {
  imports: [{ name: 'ofetch', message: NETWORK }],
  globals: ['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: NETWORK })),
  syntax: ['window', 'globalThis', 'self'].map((name) => ({
    selector: `MemberExpression[object.name='${name}'][property.name=/^(fetch|XMLHttpRequest)$/]`,
    message: NETWORK,
  })),
}

const ROUTER = 'The router is an address book that only src/routing reads; screens are chosen by the machine.'

/** @type {Restrictions} */
export const router = { imports: [{ name: '@tanstack/react-router', message: ROUTER }] }

const DRIVEN = 'The machine moves the checkout and the projection follows; the router neither loads nor navigates.'

/** @type {Restrictions} */
export const drivingRouter = {
  imports: [
    {
      name: '@tanstack/react-router',
      importNames: [
        'Link',
        'Navigate',
        'Outlet',
        'RouterProvider',
        'lazyRouteComponent',
        'createLazyRoute',
        'linkOptions',
        'redirect',
        'useBlocker',
        'useLinkProps',
        'useNavigate',
        'useRouter',
      ],
      message: DRIVEN,
    },
  ],
  syntax: [
    { selector: 'CallExpression[callee.property.name=/^(load|navigate|preloadRoute|invalidate)$/]', message: DRIVEN },
    { selector: 'Property[key.name=/^(loader|beforeLoad|loaderDeps)$/]', message: DRIVEN },
  ],
}

const EFFECTS = "What happens is the machine's business: a screen only shows a state."

/** @type {Restrictions} */
export const effects = {
  imports: [{ name: 'react', importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'], message: EFFECTS }],
  syntax: [{ selector: "MemberExpression[object.name='React'][property.name=/Effect$/]", message: EFFECTS }],
}

const WORLD = 'A machine knows nothing of the world: what it needs is a port or an event.'
const NOW = 'Now and today are always parameters.'

/** @type {Restrictions} */
export const world = {
  patterns: [
    { regex: '^(?!\\.{1,2}/|xstate$)', message: WORLD },
    { regex: '/(src|styles|sandbox|tests|scripts)/', message: WORLD },
  ],
  globals: MACHINE_FORBIDDEN_GLOBALS.map((name) => ({ name, message: WORLD })),
  syntax: [
    { selector: "MemberExpression[object.name='Date'][property.name='now']", message: NOW },
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: NOW },
    { selector: "CallExpression[callee.name='Date']", message: NOW },
    { selector: "MemberExpression[object.name='Math'][property.name='random']", message: WORLD },
  ],
}

const FAULTS = 'A gateway alone says that an answer is unusable, with its path; a service reports an outcome.'

/** @type {Restrictions} */
export const faults = { syntax: [{ selector: "NewExpression[callee.name='GatewayError']", message: FAULTS }] }

const SLEEP = 'Wait for what is to happen, not for time to pass.'

/** @type {Restrictions} */
export const sleeping = {
  syntax: [
    { selector: property('waitForTimeout'), message: SLEEP },
    { selector: "CallExpression[callee.name='setTimeout']", message: SLEEP },
  ],
  imports: ['timers/promises', 'node:timers/promises'].map((name) => ({ name, message: SLEEP })),
}

/**
 * @param {...Restrictions} lists
 * @returns {Record<string, any>} ESLint rules with the combined restrictions
 */
export function restrict(...lists) {
  const all = (/** @type {keyof Restrictions} */ kind) =>
    lists.flatMap((list) => /** @type {any[]} */ (list[kind] ?? []))
  // A bare 'error' would keep the options of an earlier block.
  const rule = (/** @type {any[]} */ list) => (list.length > 0 ? ['error', ...list] : 'off')
  return {
    'no-restricted-syntax': rule(all('syntax')),
    'no-restricted-globals': rule(all('globals')),
    'no-restricted-imports': ['error', { paths: all('imports'), patterns: all('patterns') }],
  }
}

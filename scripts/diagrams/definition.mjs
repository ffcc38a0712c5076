import { descriptionOf, namedBranchesOf, pathOf } from './described.mjs'

/** @import { AnyStateMachine, AnyStateNode } from 'xstate' */
/** @import { Descriptions } from './described.mjs' */

/** @typedef {Record<string, any>} Config */

/**
 * Per state, what the shopper sees: its screens, their addresses, and their pictures in the gallery.
 * @typedef {Readonly<Record<string, object>>} Places
 */

/** @param {unknown} branch @returns {Config} */
const asObject = (branch) => (typeof branch === 'string' ? { target: branch } : /** @type {Config} */ (branch ?? {}))

/** @param {unknown} branches */
const asList = (branches) => (Array.isArray(branches) ? branches : [branches]).map(asObject)

/**
 * Finds the object and key that define an event's branches in a configuration.
 * @param {Config} config
 * @param {AnyStateNode} node
 * @param {string} event
 */
function holderOf(config, node, event) {
  const [, delay] = /^xstate\.after\.(.+)\.[^.]*$/.exec(event) ?? []
  if (event === '') return { holder: config, key: 'always' }
  if (event.startsWith('xstate.done.state.')) return { holder: config, key: 'onDone' }
  const [, how = '', id] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(event) ?? []
  const at = node.invoke.findIndex((invoked) => invoked.id === id)
  if (at >= 0) {
    const invokes = asList(config['invoke'])
    config['invoke'] = Array.isArray(config['invoke']) ? invokes : invokes[0]
    const key = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[how] ?? ''
    const holder = invokes[at] ?? {}
    if (key in holder) return { holder, key }
  }
  if (config['after']) {
    const name = Object.keys(config['after']).find((one) => event.startsWith(`xstate.after.${one}.`)) ?? delay
    if (event.startsWith('xstate.after.') && name !== undefined) return { holder: config['after'], key: name }
  }
  return { holder: config['on'] ?? {}, key: event }
}

/** @param {Config} config @param {AnyStateNode} node @param {Descriptions} descriptions @param {Places} places */
function describe(config, node, descriptions, places) {
  const described = descriptionOf(descriptions, node)
  const place = places[pathOf(node)]
  /** @type {Map<string, string[]>} */
  const byEvent = new Map()
  for (const { event, name } of namedBranchesOf(node))
    byEvent.set(event, [...(byEvent.get(event) ?? []), described?.on?.[name] ?? ''])
  for (const [event, texts] of byEvent) {
    const { holder, key } = holderOf(config, node, event)
    if (!(key in holder)) throw new Error(`${node.id}: ${event} is written nowhere`)
    const branches = asList(holder[key]).map((branch, index) => ({ ...branch, description: texts[index] }))
    holder[key] = branches.length === 1 ? branches[0] : branches
  }
  for (const [name, inner] of Object.entries(node.states)) describe(config['states'][name], inner, descriptions, places)
  const { id, ...rest } = config
  for (const key of Object.keys(config)) delete config[key]
  Object.assign(
    config,
    id === undefined ? {} : { id },
    { description: described?.is },
    place ? { meta: place } : {},
    rest,
  )
}

/**
 * The chart as JSON for XState's `createMachine`, visualizer and editor, with the texts of its states and transitions. JSON drops
 * functions; names remain, since our charts refer to everything by name.
 *
 * @param {AnyStateMachine} machine
 * @param {Descriptions} descriptions
 * @param {Places} [places]
 */
export function definitionOf({ config, root }, descriptions, places = {}) {
  const copy = JSON.parse(JSON.stringify(config))
  describe(copy, root, descriptions, places)
  return `${JSON.stringify(copy, null, 2)}\n`
}

import { namesOf, nameOf } from './branches.mjs'
import { descriptionOf, namedBranchesOf } from './described.mjs'

/** @import { AnyStateMachine, AnyStateNode } from 'xstate' */
/** @import { Descriptions } from './described.mjs' */

/**
 * A state as a picture needs it: names only, no functions.
 *
 * @typedef {object} State
 * @property {string} id unique in its picture
 * @property {string} name
 * @property {'machine' | 'state' | 'final'} kind
 * @property {boolean} isRegion
 * @property {boolean} isInitial
 * @property {string | undefined} link the picture that shows more of it
 * @property {readonly string[]} tags
 * @property {readonly string[]} actors the actors that it invokes
 * @property {readonly string[]} from sources of incoming arrows that are too many to draw
 * @property {string | undefined} description
 * @property {readonly Label[]} inner transitions that stay in the state, and those that are written down instead of drawn
 * @property {readonly State[]} states
 */

/**
 * @typedef {object} Label
 * @property {string} [event] the event type as the machine names it; undefined for entry and exit actions
 * @property {string} trigger
 * @property {string | undefined} guard
 * @property {readonly string[]} actions
 * @property {string | undefined} [description]
 * @property {string | undefined} [to] the target, if no arrow shows it
 * @property {string} [name] the name under which paths count it; undefined without an event
 */

/**
 * @typedef {object} Arrow
 * @property {string} from
 * @property {string} to
 * @property {readonly Label[]} labels all transitions from the one to the other
 */

/** @typedef {{ readonly root: State, readonly arrows: readonly Arrow[] }} Chart */

/**
 * Name under which paths count a transition, such as `journey.restoring, done restoreLogin 2`: source state, event, and position
 * among that event's branches.
 * @param {AnyStateNode} node
 * @param {string} event
 * @param {number} place
 */
function countedAs(node, event, place) {
  if (event === '') return undefined
  const short = event.replace(/^xstate\.(done|error|snapshot)\.(?:actor\.)?/, '$1 ')
  return `${node.path.join('.')}, ${short}${place > 0 ? ` ${place + 1}` : ''}`
}

/** @param {AnyStateNode} node @param {Descriptions | undefined} descriptions */
function describedBranchesOf(node, descriptions) {
  const on = descriptions && descriptionOf(descriptions, node)?.on
  return namedBranchesOf(node).map(({ name, event, place, label, targets }) => {
    const counted = countedAs(node, event, place)
    return {
      label: { ...label, description: on?.[name], ...(counted !== undefined && { name: counted }) },
      targets,
    }
  })
}

/** @param {AnyStateNode} node @param {Descriptions | undefined} descriptions @returns {Label[]} */
function innerOf(node, descriptions) {
  const onTheWay = [
    { trigger: 'entry', guard: undefined, actions: namesOf(node.entry) },
    { trigger: 'exit', guard: undefined, actions: namesOf(node.exit) },
  ]
  const staying = describedBranchesOf(node, descriptions).filter(({ targets }) => targets.length === 0)
  return [...onTheWay.filter(({ actions }) => actions.length > 0), ...staying.map(({ label }) => label)]
}

/** @param {AnyStateNode} node @returns {State['kind']} */
function kindOf(node) {
  if (!node.parent) return 'machine'
  return node.type === 'final' ? 'final' : 'state'
}

/** @param {AnyStateNode} node @param {Descriptions | undefined} descriptions @returns {State} */
function stateOf(node, descriptions) {
  const { parent } = node
  return {
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    isRegion: parent?.type === 'parallel',
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    link: undefined,
    tags: node.tags,
    actors: node.invoke.map(({ src }) => String(nameOf(src))),
    from: [],
    description: descriptions && descriptionOf(descriptions, node)?.is,
    inner: innerOf(node, descriptions),
    states: Object.values(node.states).map((inner) => stateOf(inner, descriptions)),
  }
}

/**
 * A branch with several targets enters them all at once, so only its first arrow shows the actions.
 * @param {AnyStateNode} node
 * @param {Descriptions | undefined} descriptions
 * @returns {Arrow[]}
 */
function arrowsOf(node, descriptions) {
  /** @type {Map<string, Label[]>} */
  const byTarget = new Map()
  for (const { label, targets } of describedBranchesOf(node, descriptions)) {
    for (const [index, target] of targets.entries()) {
      const drawn = index === 0 ? label : { ...label, trigger: `+ ${label.trigger}`, actions: [] }
      byTarget.set(target, [...(byTarget.get(target) ?? []), drawn])
    }
  }
  const own = [...byTarget].map(([to, labels]) => ({ from: node.id, to, labels }))
  return [...own, ...Object.values(node.states).flatMap((inner) => arrowsOf(inner, descriptions))]
}

/**
 * @param {AnyStateMachine} machine
 * @param {Descriptions} [descriptions] its texts
 * @returns {Chart}
 */
export function chartOf({ root }, descriptions) {
  return { root: stateOf(root, descriptions), arrows: arrowsOf(root, descriptions) }
}

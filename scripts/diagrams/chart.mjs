// @ts-check
import { namesOf, nameOf } from './branches.mjs'
import { descriptionOf, namedBranchesOf } from './described.mjs'

/** @import { AnyStateMachine, AnyStateNode } from 'xstate' */
/** @import { Descriptions } from './described.mjs' */

/**
 * A state as a picture needs it: names, and nothing that runs.
 *
 * @typedef {object} State
 * @property {string} id unique in its picture
 * @property {string} name
 * @property {'machine' | 'state' | 'final'} kind
 * @property {boolean} isRegion
 * @property {boolean} isInitial
 * @property {string | undefined} link the picture that shows more of it
 * @property {readonly string[]} tags
 * @property {readonly string[]} actors what it runs for as long as it lasts
 * @property {readonly string[]} from whence one comes by arrows that are too many to draw
 * @property {string | undefined} description
 * @property {readonly Label[]} inner what happens in it without leaving it, and the arrows that are only written down
 * @property {readonly State[]} states
 */

/**
 * What makes a transition happen, and what it does.
 *
 * @typedef {object} Label
 * @property {string} [event] as the machine calls what it waits for; none for what is done on the way in or out
 * @property {string} trigger
 * @property {string | undefined} guard
 * @property {readonly string[]} actions
 * @property {string | undefined} [description]
 * @property {string | undefined} [to] where it leads, if no arrow says it
 * @property {string} [name] under which paths count it; nothing counts what happens without an event
 */

/**
 * @typedef {object} Arrow
 * @property {string} from
 * @property {string} to
 * @property {readonly Label[]} labels all that lead from the one to the other
 */

/** @typedef {{ readonly root: State, readonly arrows: readonly Arrow[] }} Chart */

/** `journey.restoring, done restoreLogin 2`: where it begins, its event, and which of the answers to it. @param {AnyStateNode} node @param {string} event @param {number} place */
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

/** A branch with several targets enters them all at once: its actions are on the first. @param {AnyStateNode} node @param {Descriptions | undefined} descriptions @returns {Arrow[]} */
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
 * What there is to draw of a machine.
 *
 * @param {AnyStateMachine} machine
 * @param {Descriptions} [descriptions] its words
 * @returns {Chart}
 */
export function chartOf({ root }, descriptions) {
  return { root: stateOf(root, descriptions), arrows: arrowsOf(root, descriptions) }
}

// @ts-check
import { triggerOf } from './trigger.mjs'

/** @import { AnyStateMachine, AnyStateNode } from 'xstate' */

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
 * @property {readonly Label[]} inner what happens in it without leaving it, and the arrows that are only written down
 * @property {readonly State[]} states
 */

/**
 * What makes a transition happen, and what it does.
 *
 * @typedef {object} Label
 * @property {string} trigger
 * @property {string | undefined} guard
 * @property {readonly string[]} actions
 * @property {string | undefined} [to] where it leads, if no arrow says it
 */

/**
 * @typedef {object} Arrow
 * @property {string} from
 * @property {string} to
 * @property {readonly Label[]} labels all that lead from the one to the other
 */

/** @typedef {{ readonly root: State, readonly arrows: readonly Arrow[] }} Chart */

/** @param {unknown} thing a name, or an object that has one; what runs has none and was put there by XState itself */
function nameOf(thing) {
  if (typeof thing === 'string') return thing
  return typeof thing === 'object' && thing !== null && 'type' in thing ? String(thing.type) : undefined
}

/** @param {readonly unknown[]} things */
const namesOf = (things) => things.map(nameOf).filter((name) => name !== undefined)

/** @param {AnyStateNode} node every branch of it, in the order in which it is written */
function branchesOf(node) {
  const always = node.always ? [['', node.always]] : []
  return /** @type {[string, NonNullable<AnyStateNode['always']>][]} */ ([...always, ...node.transitions]).flatMap(
    ([event, branches]) =>
      branches.map((branch, index) => {
        const otherwise = index > 0 ? 'else' : undefined
        const label = {
          trigger: triggerOf(event, node.id),
          guard: nameOf(branch.guard) ?? otherwise,
          actions: namesOf(branch.actions),
        }
        return { label, targets: (branch.target ?? []).map(({ id }) => id) }
      }),
  )
}

/** @param {AnyStateNode} node @returns {Label[]} */
function innerOf(node) {
  const onTheWay = [
    { trigger: 'entry', guard: undefined, actions: namesOf(node.entry) },
    { trigger: 'exit', guard: undefined, actions: namesOf(node.exit) },
  ]
  const staying = branchesOf(node).filter(({ targets }) => targets.length === 0)
  return [...onTheWay.filter(({ actions }) => actions.length > 0), ...staying.map(({ label }) => label)]
}

/** @param {AnyStateNode} node @returns {State['kind']} */
function kindOf(node) {
  if (!node.parent) return 'machine'
  return node.type === 'final' ? 'final' : 'state'
}

/** @param {AnyStateNode} node @returns {State} */
function stateOf(node) {
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
    inner: innerOf(node),
    states: Object.values(node.states).map(stateOf),
  }
}

/** A branch with several targets enters them all at once: what it does stands on the first. @param {AnyStateNode} node @returns {Arrow[]} */
function arrowsOf(node) {
  /** @type {Map<string, Label[]>} */
  const byTarget = new Map()
  for (const { label, targets } of branchesOf(node)) {
    for (const [index, target] of targets.entries()) {
      const drawn = index === 0 ? label : { ...label, trigger: `+ ${label.trigger}`, actions: [] }
      byTarget.set(target, [...(byTarget.get(target) ?? []), drawn])
    }
  }
  const own = [...byTarget].map(([to, labels]) => ({ from: node.id, to, labels }))
  return [...own, ...Object.values(node.states).flatMap(arrowsOf)]
}

/**
 * What there is to draw of a machine.
 *
 * @param {AnyStateMachine} machine
 * @returns {Chart}
 */
export function chartOf({ root }) {
  return { root: stateOf(root), arrows: arrowsOf(root) }
}

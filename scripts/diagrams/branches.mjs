import { triggerOf } from './trigger.mjs'

/** @import { AnyStateNode } from 'xstate' */

/** @param {unknown} thing a name, or an object with one; functions have none, because XState itself added them */
export function nameOf(thing) {
  if (typeof thing === 'string') return thing
  return typeof thing === 'object' && thing !== null && 'type' in thing ? String(thing.type) : undefined
}

/** @param {readonly unknown[]} things */
export const namesOf = (things) => things.map(nameOf).filter((name) => name !== undefined)

/** @param {AnyStateNode} node all of its transitions, in source order */
export function branchesOf(node) {
  const always = node.always ? [['', node.always]] : []
  return /** @type {[string, NonNullable<AnyStateNode['always']>][]} */ ([...always, ...node.transitions]).flatMap(
    ([event, branches]) =>
      branches.map((branch, index) => {
        const otherwise = index > 0 ? 'else' : undefined
        const label = {
          event,
          trigger: triggerOf(event, node.id),
          guard: nameOf(branch.guard) ?? otherwise,
          actions: namesOf(branch.actions),
        }
        return { event, place: index, label, targets: (branch.target ?? []).map(({ id }) => id) }
      }),
  )
}

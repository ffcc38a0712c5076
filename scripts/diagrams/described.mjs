import { branchesOf } from './branches.mjs'

/** @import { AnyStateMachine, AnyStateNode } from 'xstate' */
/** @typedef {{ readonly is: string, readonly on?: Readonly<Record<string, string>> }} Description */
/** @typedef {Description & { readonly states: Readonly<Record<string, Description>> }} Descriptions */

/** @param {AnyStateNode} node @returns {string} its path; empty for the machine itself */
export const pathOf = (node) => node.path.join('.')

/** @param {AnyStateNode} node @returns {AnyStateNode[]} it and every state in it */
export const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** @param {readonly string[]} all @param {string} one */
const isRepeated = (all, one) => all.filter((other) => other === one).length > 1

/**
 * Every transition of a state with its unique name, under which it is described.
 *
 * @param {AnyStateNode} node
 */
export function namedBranchesOf(node) {
  const branches = branchesOf(node)
  const plain = branches.map(({ label }) => (label.guard ? `${label.trigger} [${label.guard}]` : label.trigger))
  const led = branches.map(({ targets }, index) => {
    const name = plain[index] ?? ''
    if (!isRepeated(plain, name)) return name
    return `${name} → ${targets.map((id) => id.split('.').pop()).join(' + ') || 'stays'}`
  })
  const names = led.map((name, index) => {
    const before = led.slice(0, index).filter((other) => other === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })
  return branches.map((branch, index) => ({ ...branch, name: names[index] ?? '' }))
}

/** @param {Descriptions} descriptions @param {AnyStateNode} node @returns {Description | undefined} */
export const descriptionOf = (descriptions, node) =>
  node.path.length === 0 ? descriptions : descriptions.states[pathOf(node)]

/**
 * The states and transitions without a description, and the descriptions that match nothing.
 *
 * @param {AnyStateMachine} machine
 * @param {Descriptions} descriptions
 * @returns {string[]}
 */
export function descriptionFaults({ root }, descriptions) {
  const nodes = nodesOf(root)
  const paths = new Set(nodes.map(pathOf))
  const strange = Object.keys(descriptions.states).filter((path) => !paths.has(path))
  return [
    ...strange.map((path) => `${path}: no such state`),
    ...nodes.flatMap((node) => {
      const place = pathOf(node) || root.id
      const described = descriptionOf(descriptions, node)
      if (!described?.is) return [`${place}: no description`]
      const names = namedBranchesOf(node).map(({ name }) => name)
      const on = described.on ?? {}
      return [
        ...names.filter((name) => !on[name]).map((name) => `${place}: no description of "${name}"`),
        ...Object.keys(on)
          .filter((name) => !names.includes(name))
          .map((name) => `${place}: no transition "${name}"`),
      ]
    }),
  ]
}

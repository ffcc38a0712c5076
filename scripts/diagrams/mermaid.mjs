/** @import { Chart, Label, State } from './chart.mjs' */

/** Mermaid ids cannot contain dots. @param {string} id */
const nameOf = (id) => id.replaceAll(/\W/g, '_')

/** In Mermaid, a colon ends the label of an arrow and a semicolon ends the line. @param {Label} label */
function wordsOf({ trigger, guard }) {
  const condition = guard === undefined ? '' : ` [${guard}]`
  return `${trigger}${condition}`.replaceAll(/[:;]/g, ' ')
}

/** @param {State} state @param {string} indent @returns {string[]} */
function linesOf(state, indent) {
  const { id, name, kind, states } = state
  const title = `${indent}state "${name}" as ${nameOf(id)}`
  const end = kind === 'final' ? [`${indent}${nameOf(id)} --> [*]`] : []
  if (states.length === 0) return [title, ...end]
  const inner = states.map((one) => [
    ...(one.isInitial ? [`${indent}  [*] --> ${nameOf(one.id)}`] : []),
    ...linesOf(one, `${indent}  `),
  ])
  // Mermaid separates parallel regions by `--`.
  const parts = states.some(({ isRegion }) => isRegion)
    ? inner.flatMap((lines, index) => (index === 0 ? lines : [`${indent}  --`, ...lines]))
    : inner.flat()
  return [`${title} {`, ...parts, `${indent}}`]
}

/** A chart as Mermaid's state diagram, which GitHub draws. @param {Chart} chart */
export function mermaidOf({ root, arrows }) {
  const drawn = arrows.flatMap(({ from, to, labels }) =>
    labels.map((label) => `  ${nameOf(from)} --> ${nameOf(to)} : ${wordsOf(label)}`),
  )
  return ['stateDiagram-v2', ...linesOf(root, '  '), ...drawn, ''].join('\n')
}

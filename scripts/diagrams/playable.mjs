/** @typedef {Record<string, any>} Config */
/** @typedef {'guards' | 'actors' | 'actions' | 'delays'} Kind */

/** @param {unknown} things */
const listOf = (things) => (things === undefined ? [] : Array.isArray(things) ? things : [things])

/** @param {unknown} thing */
const nameOf = (thing) => (typeof thing === 'string' ? thing : /** @type {Config} */ (thing)['type'])

/** @param {Config} config @returns {Record<Kind, Set<string>>} */
function namesIn(config) {
  const names = { guards: new Set(), actors: new Set(), actions: new Set(), delays: new Set() }
  const addActions = (/** @type {unknown} */ actions) =>
    listOf(actions).forEach((one) => names.actions.add(nameOf(one)))
  const addBranches = (/** @type {unknown} */ branches) => {
    for (const branch of listOf(branches)) {
      if (typeof branch !== 'object') continue
      if (branch.guard !== undefined) names.guards.add(nameOf(branch.guard))
      addActions(branch.actions)
    }
  }
  const addState = (/** @type {Config} */ state) => {
    addActions(state['entry'])
    addActions(state['exit'])
    for (const branches of [state['always'], state['onDone'], ...Object.values(state['on'] ?? {})])
      addBranches(branches)
    for (const [delay, branches] of Object.entries(state['after'] ?? {})) {
      names.delays.add(delay)
      addBranches(branches)
    }
    for (const { src, onDone, onError, onSnapshot } of listOf(state['invoke'])) {
      names.actors.add(src)
      for (const branches of [onDone, onError, onSnapshot]) addBranches(branches)
    }
    Object.values(state['states'] ?? {}).forEach(addState)
  }
  addState(config)
  return names
}

/** The stub for each kind. Timers fire at once for a delay over 2,147,483,647 ms, so this one stays below. @type {Record<Kind, string>} */
const STAND_INS = {
  guards: '() => true',
  actors: 'waiting',
  actions: '() => undefined',
  delays: '2_000_000_000',
}

/** @param {Kind} kind @param {ReadonlySet<string>} names */
function tableOf(kind, names) {
  const rows = [...names].sort().map((name) => `    ${JSON.stringify(name)}: ${STAND_INS[kind]},\n`)
  return rows.length === 0 ? '' : `  ${kind}: {\n${rows.join('')}  },\n`
}

/**
 * A definition that runs on its own: everything that it names is stubbed.
 *
 * @param {string} json of the chart
 */
export function playableOf(json) {
  const names = namesIn(JSON.parse(json))
  const tables = /** @type {Kind[]} */ (Object.keys(STAND_INS)).map((kind) => tableOf(kind, names[kind]))
  const imports = names.actors.size > 0 ? 'createMachine, fromCallback' : 'createMachine'
  return `import { ${imports} } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.
${names.actors.size > 0 ? '\nconst waiting = fromCallback(() => undefined)\n' : ''}
export const machine = createMachine(
  ${json.trimEnd().replaceAll('\n', '\n  ')},
  {
${tables.join('').replaceAll(/^/gm, '  ').trimEnd()}
  },
)
`
}

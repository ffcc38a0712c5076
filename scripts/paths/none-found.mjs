/** @import { PathsFile } from './path-schema' */

/**
 * Says why no path was chosen: a name that no machine has, with the names that it may have meant, or options that no path has together.
 *
 * @param {Pick<PathsFile, 'machines'>} file
 * @param {{ machine?: string | undefined, state?: string | undefined, event?: string | undefined }} chosen
 */
export function whyNoneFound({ machines }, { machine, state, event }) {
  if (machine !== undefined && !(machine in machines))
    return `--machine must be one of ${Object.keys(machines).sort().join(', ')}; it is '${machine}'.`
  const states = Object.values(machines).flatMap((own) => own.states)
  if (state !== undefined && !states.some((each) => each === state || each.startsWith(`${state}.`))) {
    const word = state.split(/[ .:]+/).at(-1) ?? ''
    const near = states.filter((each) => each.split(/[ .:]+/).includes(word))
    const names = near.length > 0 ? ` Did you mean ${near.map((each) => `'${each}'`).join(', ')}?` : ''
    return `--state must be a machine and its state, such as 'otp: waiting.code.lapsed'; no machine has '${state}'.${names}`
  }
  const ofEvent = event === undefined ? '' : ` --event takes the name of an event in paths.json, such as shopper.paid.`
  return `No path has all of that: docs/paths.md says what no path comes to.${ofEvent}`
}

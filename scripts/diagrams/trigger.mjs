/** Readable names of XState's own events. @type {readonly [RegExp, (rest: string) => string][]} */
const WORDS = [
  [/^xstate\.done\.actor\.(.+)$/, (actor) => `done ${actor}`],
  [/^xstate\.error\.actor\.(.+)$/, (actor) => `error ${actor}`],
  [/^xstate\.snapshot\.(.+)$/, (actor) => `change of ${actor}`],
  [/^xstate\.done\.state\..+$/, () => 'done'],
]

/**
 * The readable trigger of a transition. XState appends the state to the name of a delay; this is cut off.
 *
 * @param {string} event @param {string} state
 */
export function triggerOf(event, state) {
  if (event === '') return 'always'
  const delay = /^xstate\.after\.(.+)$/.exec(event)?.[1]
  if (delay !== undefined) return `after ${delay.endsWith(`.${state}`) ? delay.slice(0, -state.length - 1) : delay}`
  for (const [pattern, word] of WORDS) {
    const rest = pattern.exec(event)
    if (rest) return word(rest[1] ?? '')
  }
  return event
}

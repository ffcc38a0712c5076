/** @import { PathsFile } from './path-schema' */
/** @typedef {PathsFile['paths'][number]} Path */
/** @typedef {Path['steps'][number]} Step */

/** What the shopper presses or fills in: `pay`, `email = ayse@shop.example`. @param {Step} step */
export function gestureOf({ gesture }) {
  if (!gesture) return ''
  const name = gesture.field ?? gesture.action ?? 'the page'
  return gesture.value === undefined ? name : `${name} = ${gesture.value}`
}

/** Such as `authorise: refused`. @param {Step} step */
export const answersOf = ({ answers }) => answers.map(({ call, outcome }) => `${call}: ${outcome}`).join(', ')

/** How far the step advances the page's clock, in seconds. @param {Step} step */
export function secondsOf({ plays }) {
  const milliseconds = plays.reduce((sum, one) => sum + ('advance' in one ? one.advance : 0), 0)
  return Math.round(milliseconds / 1000)
}

/** @param {PathsFile} file */
export function summaryOf({ paths, totals }) {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const count = (/** @type {'states' | 'arrows'} */ kind) => new Set(paths.flatMap(({ covers }) => covers[kind])).size
  return (
    `${paths.length} paths, ${steps} steps: ${count('states')} of ${totals.states} states, ` +
    `${count('arrows')} of ${totals.arrows} arrows of all machines`
  )
}

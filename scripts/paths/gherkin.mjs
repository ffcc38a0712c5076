import { answersOf, gestureOf, secondsOf } from './words.mjs'

/** @import { PathsFile } from './path-schema' */
/** @import { Path, Step } from './words.mjs' */

/** @param {Step['then']} then */
function seen(then) {
  if (!then) return []
  const { screen, address, handles } = then
  return [
    ...(screen === undefined ? [] : [`the screen is "${screen}"`]),
    ...(address === undefined ? [] : [`the address is "${address}"`]),
    ...handles
      .filter(({ on }) => !on.startsWith('main[data-screen='))
      .map(({ on, at, is, value }) => {
        const which = at === undefined ? '' : ` number ${at + 1}`
        return `\`${on}\`${which} is ${value === undefined ? is : `"${value}"`}`
      }),
  ]
}

/** Gherkin steps of one keyword: the first line has the keyword, the others `And`. @param {string} word @param {readonly string[]} lines */
const steps = (word, lines) => lines.map((line, index) => `    ${index === 0 ? word : 'And'} ${line}`)

/** @param {Step} step */
function happens(step) {
  const seconds = secondsOf(step)
  const gesture = gestureOf(step)
  const answers = answersOf(step)
  const other = step.event === 'address.asked' ? 'the shopper goes back' : `${step.event} happens on its own`
  const lines = [
    ...(step.event === 'tab.lostOrder'
      ? ['another tab takes the order']
      : gesture
        ? [`the shopper does ${step.event}: ${gesture}`]
        : []),
    ...(answers ? [`the provider answers ${answers}`] : []),
    ...(seconds > 0 ? [`${seconds} seconds pass`] : []),
  ]
  return steps('When', lines.length > 0 ? lines : [other])
}

/** @param {Path} path */
function scenario({ id, name, begin, steps: all }) {
  return [
    `  @${id}`,
    `  Scenario: ${id} ${name.split(' → ').slice(-1)[0]}`,
    ...steps('Given', [`the page is opened at "${begin.open}" as path ${id} begins`]),
    ...steps('Then', seen(begin.then)),
    ...all.flatMap((step) => [
      ...happens(step),
      ...steps('Then', step.left ? [`the shopper is at the ${step.left.origin}`] : seen(step.then)),
    ]),
    '',
  ]
}

/**
 * One feature for each theme. In the file, the paths of a theme are adjacent.
 * @param {PathsFile} file
 * @returns {Map<string, string>} by theme
 */
export function featuresOf({ paths }) {
  const themes = [...new Set(paths.map(({ theme }) => theme))]
  return new Map(
    themes.map((theme) => {
      const scenarios = paths.filter((path) => path.theme === theme).flatMap(scenario)
      return [theme, [`Feature: ${theme}`, '', ...scenarios].join('\n')]
    }),
  )
}

import { answersOf, gestureOf, secondsOf } from './words.mjs'

/** @import { PathsFile } from './path-schema' */

/** @param {string | number} value */
const cell = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value))

/** @param {readonly (readonly (string | number)[])[]} rows */
const linesOf = (rows) => rows.map((row) => `${row.map(cell).join()}\n`).join('')

const HEAD = [
  'path',
  'theme',
  'step',
  'machine',
  'event',
  'gesture',
  'answer',
  'seconds',
  'state',
  'screen',
  'address',
  'handles',
]

/** @param {PathsFile} file */
export function csvOf({ paths }) {
  const rows = paths.flatMap(({ id, theme, steps }) =>
    steps.map((step) => {
      const { number, machine, event, then, left } = step
      const handles = then?.handles.map(({ on, is, value }) => `${on} ${is}${value === undefined ? '' : ` ${value}`}`)
      return [
        id,
        theme,
        number,
        machine,
        event,
        gestureOf(step),
        answersOf(step),
        secondsOf(step) || '',
        then?.state ?? '',
        then?.screen ?? left?.origin ?? '',
        then?.address ?? '',
        handles?.join('; ') ?? '',
      ]
    }),
  )
  return linesOf([HEAD, ...rows])
}

/** Every state and arrow, with the number and ids of the paths that cover it. @param {PathsFile} file */
export function tableOf({ machines, paths }) {
  const rows = Object.entries(machines).flatMap(([machine, own]) =>
    /** @type {const} */ (['states', 'arrows']).flatMap((kind) =>
      own[kind].map((name) => {
        const ids = paths.filter(({ covers }) => covers[kind].includes(name)).map(({ id }) => id)
        return [machine, kind.slice(0, -1), name.slice(machine.length + 2), ids.length, ids.join(' ')]
      }),
    ),
  )
  return linesOf([['machine', 'kind', 'name', 'paths', 'ids'], ...rows])
}

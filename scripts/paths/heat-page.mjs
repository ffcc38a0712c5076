import { escaped } from '../diagrams/words.mjs'
import { stepOf } from './heat.mjs'

/** @import { PathsFile } from './path-schema' */

const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:1200px;margin:0 auto;padding:24px 16px}
figure{margin:0;overflow:auto;border:1px solid #8888;border-radius:8px;max-height:70vh}
figure img{display:block}
table{border-collapse:collapse;margin:16px 0;font-size:13px}
th,td{text-align:left;padding:3px 12px 3px 0;border-bottom:1px solid #8884}
td.n{text-align:right;font-variant-numeric:tabular-nums}
tr.heat0{color:#C4302B;font-weight:600}
@media (prefers-color-scheme:dark){tr.heat0{color:#FF7A6B}}`

/** @typedef {{ readonly machine: string, readonly picture: string, readonly finals: readonly string[] }} Drawn */

/**
 * Every state and arrow of a machine with its number of paths, uncovered ones first. Final states are left out, since paths do
 * not count them.
 * @param {PathsFile} file
 * @param {Pick<Drawn, 'machine' | 'finals'>} drawn
 */
export function rowsOf({ machines, paths }, { machine, finals }) {
  const own = machines[machine] ?? { states: [], arrows: [] }
  return /** @type {const} */ (['states', 'arrows'])
    .flatMap((kind) =>
      own[kind].map((name) => ({
        kind: kind.slice(0, -1),
        name: name.slice(machine.length + 2),
        paths: paths.filter(({ covers }) => covers[kind].includes(name)).length,
      })),
    )
    .filter(({ kind, name }) => kind === 'arrow' || !finals.includes(name))
    .sort((one, other) => one.paths - other.paths)
}

/** @param {PathsFile} file @param {Drawn} drawn */
function section(file, { machine, picture, finals }) {
  const rows = rowsOf(file, { machine, finals })
  const missed = rows.filter(({ paths }) => paths === 0).length
  return [
    `<section id="${escaped(machine)}">`,
    `<h2>${escaped(machine)}</h2>`,
    `<p>${rows.length - missed} of ${rows.length} states and arrows are on a path; ${missed} are on none.</p>`,
    `<figure><img src="${picture}" alt="The chart of ${escaped(machine)}, coloured by paths"></figure>`,
    `<details><summary>Every state and arrow</summary><table>`,
    '<tr><th>kind</th><th>name</th><th>paths</th></tr>',
    ...rows.map(
      ({ kind, name, paths }) =>
        `<tr class="heat${stepOf(paths)}"><td>${kind}</td><td>${escaped(name)}</td><td class="n">${paths}</td></tr>`,
    ),
    '</table></details>',
    '</section>',
  ]
}

/**
 * @param {PathsFile} file
 * @param {string} summary
 * @param {readonly Drawn[]} pictures
 */
export const heatPageOf = (file, summary, pictures) =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<title>Paths through the machines</title>',
    `<style>${STYLE}</style>`,
    '<h1>Paths through the machines</h1>',
    `<p>${escaped(summary)}. A picture says of each state and arrow how many paths go through it; red and dashed is on none.</p>`,
    ...pictures.flatMap((one) => section(file, one)),
    '</html>',
    '',
  ].join('\n')

/**
 * @typedef {{ id: string, isForBrowser: boolean, sentence: string }} Row
 * @typedef {{ title: string, rows: Row[] }} Family
 */

const ROW = /^- ([A-Z][A-Z0-9]+-\d\d) (\[B\] )?(.+)$/

/** @param {string} text docs/rows.md @returns {Family[]} */
export function familiesIn(text) {
  /** @type {Family[]} */
  const families = []
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) families.push({ title: line.slice(3), rows: [] })
    const [, id, mark, sentence] = ROW.exec(line) ?? []
    if (id && sentence) families.at(-1)?.rows.push({ id, isForBrowser: mark !== undefined, sentence })
    else if (line.startsWith('- ')) throw new Error(`docs/rows.md: no row: ${line}`)
  }
  return families
}

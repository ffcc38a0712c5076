export type Flags = Readonly<Record<string, readonly string[]>>

/** A value for each flag. Flags that do not apply to the other values are left out. */
export type Row = Readonly<Record<string, string>>

/** Every pair of values in a row. */
export function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([flag, value]) => `${flag}=${value}`)
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Every combination. `reduced` removes flags that do not apply to the other values. */
export function allRows(flags: Flags, reduced: (row: Row) => Row): Row[] {
  const full = Object.entries(flags).reduce<Row[]>(
    (rows, [flag, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [flag]: value }))),
    [{}],
  )
  return Array.from(new Map(full.map(reduced).map((row) => [JSON.stringify(row), row])).values())
}

/** A small set of rows that contains every pair of values. Greedy: each time, it adds the row with the most missing pairs. */
export function pairwise(rows: readonly Row[]): Row[] {
  const all = rows.map((row) => ({ row, pairs: pairsOf(row) }))
  const left = new Set(all.flatMap(({ pairs }) => pairs))
  const chosen: Row[] = []
  while (left.size > 0) {
    const worth = all.map(({ pairs }) => pairs.reduce((sum, pair) => sum + (left.has(pair) ? 1 : 0), 0))
    const best = all[worth.lastIndexOf(worth.reduce((most, each) => Math.max(most, each)))]
    if (!best) break
    chosen.push(best.row)
    for (const pair of best.pairs) left.delete(pair)
  }
  return chosen
}

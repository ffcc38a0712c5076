/** Flags with the values that each can have. */
export type Flags = Readonly<Record<string, readonly string[]>>

/** A value for each flag; those that mean nothing beside the others are left out. */
export type Row = Readonly<Record<string, string>>

/** Every two values that a row has together. */
export function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([flag, value]) => `${flag}=${value}`)
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Every row that there is; `reduced` takes out what means nothing beside the other values. */
export function allRows(flags: Flags, reduced: (row: Row) => Row): Row[] {
  const full = Object.entries(flags).reduce<Row[]>(
    (rows, [flag, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [flag]: value }))),
    [{}],
  )
  return Array.from(new Map(full.map(reduced).map((row) => [JSON.stringify(row), row])).values())
}

/** Few rows that have every two values together which any row has together: each time the one with most that are missing. */
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

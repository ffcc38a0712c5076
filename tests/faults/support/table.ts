import { type Verdict, WRONGS } from './verdict'

const HEAD = ['call', 'cells', ...WRONGS, 'never struck'] as const

function line([name = '', ...counts]: readonly (string | number)[]): string {
  const cells = counts.map((count, place) => String(count).padStart((HEAD[place + 1]?.length ?? 0) + 3))
  return `${name}`.padEnd(24) + cells.join('')
}

function row(name: string, verdicts: readonly Verdict[]): string {
  const wrongs = WRONGS.map((wrong) => verdicts.filter(({ wrongs: found }) => found.includes(wrong)).length)
  return line([name, verdicts.length, ...wrongs, verdicts.filter(({ isStruck }) => !isStruck).length])
}

function ends(verdicts: readonly Verdict[]): string {
  const counts = new Map<string, number>()
  for (const { screen } of verdicts) counts.set(screen, (counts.get(screen) ?? 0) + 1)
  return [...counts].map(([screen, count]) => `${screen} ${count}`).join(', ')
}

/** The cells played and the findings, per call. */
export function tableOf(verdicts: readonly Verdict[], more: { seed: number; seconds: number; lies: number }): string {
  const calls = [...new Set(verdicts.map(({ cell }) => cell.call.name))]
  return [
    line(HEAD),
    ...calls.map((name) =>
      row(
        name,
        verdicts.filter(({ cell }) => cell.call.name === name),
      ),
    ),
    row('all', verdicts),
    `visits ended at: ${ends(verdicts)}`,
    `not played: ${more.lies} in which the provider itself denies what it did`,
    `${more.seconds.toFixed(1)} s, TEST_SEED=${more.seed}`,
  ].join('\n')
}

import { type Load, medianOf, type ProfileName } from './measure'

export interface Measured {
  readonly subject: string
  readonly profile: ProfileName
  readonly loads: readonly Load[]
}

const COLUMNS = {
  painted: 'painted, ms',
  typed: 'first key, ms',
  keyToPaint: 'key to paint, ms',
  mainThread: 'main thread, ms',
  requests: 'requests',
  bytes: 'KB',
} as const satisfies Record<keyof Load, string>

const NAMES = Object.keys(COLUMNS) as (keyof Load)[]

const shown = (name: keyof Load, value: number) => (name === 'bytes' ? value / 1024 : value).toFixed(0)

/** Medians, one line per page and profile, with the throughput of the machines below. */
export function benchTable(measured: readonly Measured[], transitions: number): string {
  const line = (first: string, cells: readonly string[]) =>
    first.padEnd(18) + cells.map((cell) => cell.padStart(18)).join('')
  return [
    line('', Object.values(COLUMNS)),
    ...measured.map(({ subject, profile, loads }) =>
      line(
        `${subject}, ${profile}`,
        NAMES.map((name) => shown(name, medianOf(loads.map((load) => load[name])))),
      ),
    ),
    `machines: ${transitions.toFixed(0)} transitions a second`,
  ].join('\n')
}

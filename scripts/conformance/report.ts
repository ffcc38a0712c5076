import { CALLS } from './call-list'
import type { Fault } from './mismatch'
import type { Player } from './player'

export interface CallReport {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly state: 'ok' | 'fault' | 'notPlayed'
  readonly plays: number
  /** Duration of the slowest answer. */
  readonly milliseconds: number
  readonly faults: readonly Fault[]
  readonly notes: readonly string[]
  readonly reason: string | undefined
}

export interface Check {
  readonly name: string
  readonly state: 'ok' | 'fault' | 'notPlayed'
  readonly says: string
}

/** Everything that is printed; with --json, its shape. It contains no address, token, name or phone. */
export interface Report {
  readonly calls: readonly CallReport[]
  readonly browser: readonly Check[]
  readonly counts: { readonly ok: number; readonly fault: number; readonly notPlayed: number }
}

function callsOf({ lines }: Player): readonly CallReport[] {
  return Object.entries(CALLS).map(([name, call]) => {
    const { plays = 0, milliseconds = 0, faults = [], notes = [], reason } = lines.get(call) ?? {}
    const { method, path } = call.description
    const state = plays === 0 ? 'notPlayed' : faults.length > 0 ? 'fault' : 'ok'
    return { name, method, path, state, plays, milliseconds, faults, notes, reason: plays === 0 ? reason : undefined }
  })
}

function checksOf({ wanted }: Player, calls: readonly CallReport[]): readonly Check[] {
  const { addressFaults, origin } = wanted
  const isOfBrowser = ({ says }: Fault) => /^preflight:|access-control/.test(says)
  const closed = calls.filter(({ faults }) => faults.some(isOfBrowser)).map(({ name }) => name)
  const slowest = Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))
  return [
    addressFaults.length > 0
      ? { name: 'https', state: 'fault', says: addressFaults.join('; ') }
      : { name: 'https', state: 'ok', says: 'the addresses are ones that the checkout takes' },
    origin === undefined
      ? { name: 'CORS', state: 'notPlayed', says: 'needs --origin ORIGIN, where the checkout will be served' }
      : closed.length > 0
        ? { name: 'CORS', state: 'fault', says: `a page could not make these calls: ${closed.join(', ')}` }
        : { name: 'CORS', state: 'ok', says: 'a page of this origin may make the calls that were played' },
    { name: 'time', state: 'ok', says: `the longest answer took ${String(slowest)} ms` },
  ]
}

export function reportOf(player: Player): Report {
  const calls = callsOf(player)
  const browser = checksOf(player, calls)
  const count = (state: CallReport['state']) => calls.filter((line) => line.state === state).length
  return { calls, browser, counts: { ok: count('ok'), fault: count('fault'), notPlayed: count('notPlayed') } }
}

export const exitCodeOf = ({ calls, browser }: Report): 0 | 1 =>
  [...calls, ...browser].some(({ state }) => state === 'fault') || calls.every(({ state }) => state === 'notPlayed')
    ? 1
    : 0

const WORDS = { ok: 'ok', fault: 'NOT OK', notPlayed: 'not played' } as const

const indented = (text: string) => `${' '.repeat(12)}${text}`

function callLines({ name, method, path, state, milliseconds, faults, notes, reason }: CallReport): readonly string[] {
  const time = state === 'notPlayed' ? '' : `  ${String(milliseconds)} ms`
  return [
    `${WORDS[state].padEnd(12)}${name.padEnd(20)}${method.padEnd(5)}${path}${time}`,
    ...faults.map(({ at, says }) => indented(at === undefined ? says : `${at}: ${says}`)),
    ...notes.map((note) => indented(`note: ${note}`)),
    ...(reason === undefined ? [] : [indented(reason)]),
  ]
}

export function textOf(report: Report): string {
  const { ok, fault, notPlayed } = report.counts
  return [
    ...report.calls.flatMap(callLines),
    '',
    'In a browser:',
    ...report.browser.map(({ name, state, says }) => `${WORDS[state].padEnd(12)}${name.padEnd(20)}${says}`),
    '',
    `${String(ok)} calls ok, ${String(fault)} not ok, ${String(notPlayed)} not played.`,
  ].join('\n')
}

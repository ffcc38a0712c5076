import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import type { Space } from './explore'
import type { System } from './system'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

const snapshotOf = ({ snapshot }: System) => snapshot as unknown as Snapshot

function attemptIn({ kids }: System): System | undefined {
  const payment = kids.get('payment')
  const attempt = payment?.kind === 'machine' ? payment.system.kids.get('attempt') : undefined
  return attempt?.kind === 'machine' ? attempt.system : undefined
}

const stateOf = ({ snapshot }: System): string =>
  typeof snapshot.value === 'string'
    ? snapshot.value
    : Object.entries(snapshot.value as object)
        .flat()
        .join('.')

const isTimeUp = (snapshot: Snapshot) =>
  snapshot.matches({ session: 'formExpired' }) || snapshot.matches({ session: 'memberExpired' })

/** What may end an attempt from outside: changes of the checkout's state, or an event. */
const INTERRUPTIONS = {
  'time up': (before: Snapshot, after: Snapshot) => !isTimeUp(before) && isTimeUp(after),
  'another tab': (before: Snapshot, after: Snapshot) =>
    !before.matches({ tab: { claimed: 'observing' } }) && after.matches({ tab: { claimed: 'observing' } }),
  'page left': (before: Snapshot, after: Snapshot) =>
    !before.matches({ tab: { claimed: 'left' } }) && after.matches({ tab: { claimed: 'left' } }),
  restored: (_before: Snapshot, _after: Snapshot, type: string) => type === 'tab.restored',
  exit: (before: Snapshot, after: Snapshot) =>
    !before.matches({ exit: 'leaving' }) && after.matches({ exit: 'leaving' }),
} as const

type Interruption = keyof typeof INTERRUPTIONS

/**
 * For each state of an attempt and each interruption: whether the attempt ends, goes on, or either. Interruptions that never
 * occur in a state are left out.
 */
export function attemptEnds({ places }: Space): Record<string, Partial<Record<Interruption, string>>> {
  const table: Record<string, Partial<Record<Interruption, string>>> = {}
  for (const { system, ways } of places.values()) {
    const attempt = system && attemptIn(system)
    if (!system || !attempt) continue
    const row = (table[stateOf(attempt)] ??= {})
    for (const { move, to } of ways) {
      const next = places.get(to)?.system
      // The attempt's own answers and timers are not interruptions.
      if (!move || !next || move.path.includes('attempt')) continue
      const [before, after] = [snapshotOf(system), snapshotOf(next)]
      for (const [name, has] of Object.entries(INTERRUPTIONS) as [Interruption, (typeof INTERRUPTIONS)['restored']][]) {
        if (!has(before, after, move.event.type)) continue
        const end = attemptIn(next) ? 'goes on' : 'ends'
        row[name] = row[name] === undefined || row[name] === end ? end : 'either'
      }
    }
  }
  return table
}

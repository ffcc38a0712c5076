import type { Place, Space, Way } from '../../machines/exploration/explore'
import { kindOf } from './kinds-of-steps'

/** So many steps are taken from where a walk has come to, for one that is new: a new page costs more. */
const REACH = 7
const LONGEST = 60

/** After these there is no page to go on with, or none whose time is right. */
const LAST =
  /^countdown: clock\.ticked|^shopper\.(?:retried|exited)|shopper\.wentToShop|startOrder "dead"|shopper\.wentToBank|"plainForm"$/
/** What only the beginning of a page brings about, or a place that is come to on the shortest way: Back needs the form behind it. */
const ELSEWHERE = [
  ...['begins', 'done startOrder', 'error startOrder', 'done restoreLogin'],
  ...['address.asked', 'shopper.toggledDetail'],
]
const TYPED = /^(identify: shopper\.typed "\w+"|emailMismatch: shopper\.typedEmail) /
/** What is taken back goes on on its own, and the same is not asked beside it. */
const TAKEN_BACK =
  /^(?:identify: shopper\.typed|emailMismatch: shopper\.typedEmail|.*kycGate: shopper\.closed|resultExtras: shopper\.steppedBack) .*(?:checking|askingPhone|submitting|permitting).* → /
const WALLET = 'payment.cardPayment: done openWallet "ready"'

/** Whether a way can be taken in a browser that has come along a walk: its member has one wallet, and is sent the codes. */
export function goesWith(walk: readonly Way[], { name }: Way): boolean {
  if (ELSEWHERE.some((each) => name.startsWith(each))) return false
  const hasCome = (isIt: (before: string) => boolean) => walk.some((before) => isIt(before.name))
  const [, field] = TYPED.exec(name) ?? []
  if (field !== undefined) {
    // The same text once more is no typing.
    const typed = walk.filter((before) => before.name.startsWith(field))
    return typed[typed.length - 1]?.name !== name
  }
  if (name.includes('done checkMember "codeSent"')) return !hasCome((before) => TYPED.test(before))
  if (!name.includes('openWallet')) return true
  // Who is admitted with a foreign number has none.
  return !hasCome((before) => before.endsWith('"admitted"') || (before.startsWith(WALLET) && before !== name))
}

/** Makes walks longer as long as something new is near, so that there are few of them. */
export function walksIn({ places }: Space) {
  const taken = new Set<string>()
  const systemAt = (key: string | undefined) => (key === undefined ? undefined : places.get(key)?.system)
  const kindAfter = (from: string | undefined, way: Way) => kindOf(way, systemAt(from), systemAt(way.to))

  const isLast = (from: string | undefined, way: Way) => LAST.test(way.name) || TAKEN_BACK.test(kindAfter(from, way))

  function take(walk: readonly Way[]): void {
    walk.forEach((way, index) => taken.add(kindAfter(walk[index - 1]?.to, way)))
  }

  /** The nearest steps to one that is new, that one included. */
  function nearest(walk: readonly Way[], wantsLast: boolean): readonly Way[] {
    const from = walk[walk.length - 1]?.to
    const seen = new Set([from])
    let reached: { at: Place | undefined; ways: readonly Way[] }[] = [{ at: places.get(from ?? ''), ways: [] }]
    for (let steps = 1; steps <= REACH; steps += 1) {
      const next: typeof reached = []
      for (const { at, ways } of reached) {
        for (const way of at?.ways ?? []) {
          if (!goesWith([...walk, ...ways], way)) continue
          const isEnd = isLast(at?.key, way)
          if (isEnd === wantsLast && !taken.has(kindAfter(at?.key, way))) return [...ways, way]
          if (isEnd || seen.has(way.to)) continue
          seen.add(way.to)
          next.push({ at: places.get(way.to), ways: [...ways, way] })
        }
      }
      reached = next
    }
    return []
  }

  function lengthened(start: readonly Way[]): readonly Way[] {
    let walk = start
    take(walk)
    const canGoOn = () => walk.length < LONGEST && !walk.some((way, index) => isLast(walk[index - 1]?.to, way))
    while (canGoOn()) {
      const onward = nearest(walk, false)
      // What ends the walk comes when nothing else is near.
      const more = onward.length > 0 ? onward : nearest(walk, true)
      if (more.length === 0) break
      walk = [...walk, ...more]
      take(walk)
    }
    return walk
  }

  return {
    has: (kind: string) => taken.has(kind),
    lengthened,
    /** Walks from one beginning, one after the other, as long as there is something new near it. */
    allFrom(start: readonly Way[]): readonly (readonly Way[])[] {
      const found: (readonly Way[])[] = []
      while (nearest(start, false).length > 0 || nearest(start, true).length > 0) found.push(lengthened(start))
      return found
    },
  }
}

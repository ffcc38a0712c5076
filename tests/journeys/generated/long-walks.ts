import type { Place, Space, Way } from '../../machines/exploration/explore'
import { kindOf } from './kinds-of-steps'

/** Maximum steps from a walk's end to an untaken one: beyond that, opening a new page is cheaper. */
const REACH = 7
const LONGEST = 60

/** After these events the page is gone, or its clock can no longer be used. */
const LAST =
  /^countdown: clock\.ticked|^shopper\.(?:retried|exited)|shopper\.wentToShop|startOrder "dead"|shopper\.wentToBank|"plainForm"$/
/** Only taken at the start of a page or on a shortest path: Back, for example, needs the form right behind it. */
const ELSEWHERE = [
  'begins',
  'done startOrder',
  'error startOrder',
  'done restoreLogin',
  'address.asked',
  'shopper.toggledDetail',
]
const TYPED = /^(identify: shopper\.typed "\w+"|emailMismatch: shopper\.typedEmail) /
/** Steps that cancel a pending request: it runs on, and the page sends no equal one meanwhile. */
const TAKEN_BACK =
  /^(?:identify: shopper\.typed|emailMismatch: shopper\.typedEmail|.*kycGate: shopper\.closed|resultExtras: shopper\.steppedBack) .*(?:checking|askingPhone|submitting|permitting).* → /
const WALLET = 'payment.cardPayment: done openWallet "ready"'

/** Continuing with the contact that a code was just sent to: that code is used again, and no call is made (OTP-05). */
function reusesCode(walk: readonly Way[], { name }: Way): boolean {
  if (name !== 'identify: shopper.continued') return false
  const sent = walk.map((before) => /"code(?:Sent|Pending)"$/.test(before.name)).lastIndexOf(true)
  return sent >= 0 && !walk.slice(sent).some((before) => before.name.startsWith('identify: shopper.typed'))
}

/** Whether a step is possible in a browser after this walk: its member has one wallet and always receives codes. */
export function goesWith(walk: readonly Way[], way: Way): boolean {
  const { name } = way
  if (reusesCode(walk, way)) return false
  if (ELSEWHERE.some((each) => name.startsWith(each))) return false
  const hasCome = (isIt: (before: string) => boolean) => walk.some((before) => isIt(before.name))
  const [, field] = TYPED.exec(name) ?? []
  if (field !== undefined) {
    // Entering the same text again fires no event.
    const typed = walk.filter((before) => before.name.startsWith(field))
    return typed[typed.length - 1]?.name !== name
  }
  if (name.includes('done checkMember "codeSent"')) return !hasCome((before) => TYPED.test(before))
  if (!name.includes('openWallet')) return true
  // A shopper admitted with a foreign phone has no wallet.
  return !hasCome((before) => before.endsWith('"admitted"') || (before.startsWith(WALLET) && before !== name))
}

/** Extends walks while an untaken step is near, so that few walks are needed. */
export function walksIn({ places }: Space) {
  const taken = new Set<string>()
  const systemAt = (key: string | undefined) => (key === undefined ? undefined : places.get(key)?.system)
  const kindAfter = (from: string | undefined, way: Way) => kindOf(way, systemAt(from), systemAt(way.to))

  const isLast = (from: string | undefined, way: Way) => LAST.test(way.name) || TAKEN_BACK.test(kindAfter(from, way))

  function take(walk: readonly Way[]): void {
    walk.forEach((way, index) => taken.add(kindAfter(walk[index - 1]?.to, way)))
  }

  /** The shortest way to an untaken step, that step included. */
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
      // Steps that end the walk are taken only when no other is near.
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
    /** Successive walks from one beginning, while an untaken step is near it. */
    allFrom(start: readonly Way[]): readonly (readonly Way[])[] {
      const found: (readonly Way[])[] = []
      while (nearest(start, false).length > 0 || nearest(start, true).length > 0) found.push(lengthened(start))
      return found
    },
  }
}

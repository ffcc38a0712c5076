import type { Way } from '../../machines/exploration/explore'
import { leavesOf } from '../../machines/exploration/paths'
import type { System } from '../../machines/exploration/system'

const leavesSeen = new WeakMap<System, string[]>()

function leavesIn(system: System): string[] {
  const seen = leavesSeen.get(system) ?? leavesBelow(system)
  leavesSeen.set(system, seen)
  return seen
}

function leavesBelow({ snapshot, kids }: System, above = ''): string[] {
  return [
    ...leavesOf(snapshot.value, above),
    ...Array.from(kids, ([id, kid]) =>
      kid.kind === 'machine' ? leavesBelow(kid.system, `${above}/${id}`) : [],
    ).flat(),
  ]
}

const FROM_ANYWHERE = ['countdown: clock.ticked', 'address.asked']
const BESIDE_THE_CODE = /\/otp.*waiting\.(?:pause|life|contact|messages)/

/**
 * Wherever a child was when the time was up, or the way back was taken, its screen goes all the same; and what is beside the
 * field of the code is a step of its own only when it moves on its own.
 */
function isTold(step: string, leaf: string): boolean {
  if (FROM_ANYWHERE.some((name) => step.startsWith(name))) return !leaf.includes('/')
  return step.startsWith('otp: after') || !BESIDE_THE_CODE.test(leaf)
}

/** Which kind of step it is: what happens, and the states that are left and entered by it anywhere. */
export function kindOf(way: Way, before: System | undefined, after: System | undefined): string {
  if (!before || !after) return way.name
  const [left, entered] = [leavesIn(before), leavesIn(after)]
  const isCounted = (leaf: string) => isTold(way.name, leaf)
  const gone = left.filter((leaf) => isCounted(leaf) && !entered.includes(leaf))
  const come = entered.filter((leaf) => isCounted(leaf) && !left.includes(leaf))
  return `${way.name} ${gone.join()} → ${come.join()}`
}

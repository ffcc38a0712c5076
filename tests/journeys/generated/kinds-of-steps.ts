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
 * Whether a leaf state counts for the kind of a step. On a timeout or Back, any state of a child leads to the same screen, so only the root
 * counts; the regions beside the code field count only when one of them times out.
 */
function hasReason(step: string, leaf: string): boolean {
  if (FROM_ANYWHERE.some((name) => step.startsWith(name))) return !leaf.includes('/')
  return step.startsWith('otp: after') || !BESIDE_THE_CODE.test(leaf)
}

/** The kind of a step: its event, and the states that it leaves and enters in any machine. */
export function kindOf(way: Way, before: System | undefined, after: System | undefined): string {
  if (!before || !after) return way.name
  const [left, entered] = [leavesIn(before), leavesIn(after)]
  const isCounted = (leaf: string) => hasReason(way.name, leaf)
  const gone = left.filter((leaf) => isCounted(leaf) && !entered.includes(leaf))
  const come = entered.filter((leaf) => isCounted(leaf) && !left.includes(leaf))
  return `${way.name} ${gone.join()} → ${come.join()}`
}

import type { EventObject } from 'xstate'
import type { BrowserPath } from './browser-paths'
import { isLookedAt } from './checks'
import type { PageAssertions } from './page-assertions'

/** Events that follow at once without an action, so that the state before them can't be observed. */
export const FOLLOWS_AT_ONCE = /^(?:session\.(?:updated|ended)|tab\.joined|xstate\.after\.(?:entrance|fade)\..*)$/

export interface Left {
  readonly origin: 'shop' | 'bank'
}

const kindOf = ({ output }: EventObject & { output?: { kind?: string } }) => output?.kind

export function leftBy(event: EventObject): Left | undefined {
  if (event.type.startsWith('xstate.done.actor.') && kindOf(event) === 'plainForm') return { origin: 'shop' }
  if (event.type === 'shopper.wentToBank') return { origin: 'bank' }
  if (event.type === 'shopper.wentToShop' || event.type === 'shopper.exited') return { origin: 'shop' }
  return undefined
}

/** A logout loads the page again. */
const leavesPage = (event: EventObject) => leftBy(event) !== undefined || event.type === 'shopper.loggedOut'

/** What the browser must show after opening the page and after each step; undefined where it is not checked. */
export function looksOn({ opened, steps }: Pick<BrowserPath, 'opened' | 'steps'>): (PageAssertions | undefined)[] {
  const isPassed = (index: number) => FOLLOWS_AT_ONCE.test(steps[index]?.event.type ?? '')
  const end = steps.findIndex(({ event }) => leavesPage(event))
  return [opened, ...steps.map(({ after }) => after)].map((after, index) => {
    const isGone = end >= 0 && index > end
    return isGone || isPassed(index) || !isLookedAt(after) ? undefined : after
  })
}

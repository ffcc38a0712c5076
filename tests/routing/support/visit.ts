import { createMemoryHistory } from '@tanstack/react-router'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { flowAt } from '../../../machines/entities/flow'
import { pathWithin } from '../../../src/routing/mount'
import { openingScreenOf } from '../../../src/routing/paths'
import { pathOf } from '../../../src/screens/registry'
import { syncAddress } from '../../../src/routing/sync-address'
import { go } from '../../machines/support/hear'
import { beginCheckout } from '../../machines/support/checkout-harness'
import type { SeenState } from '../../machines/support/way-table'
import { ways } from '../../machines/support/ways'
import { speakerAt } from './spoken'
import type { Beginning } from '../../machines/support/beginning'

export const SEARCH = '?token=tok&lang=tr'

/** A checkout opened at a URL as the page opens it; from then on the URL is kept in sync. */
export function openAt(href: string, beginning: Beginning = {}) {
  const path = pathWithin(href.split(/[?#]/)[0] ?? '')
  const harness = beginCheckout(checkoutMachine, {
    ...beginning,
    input: { asked: openingScreenOf(path), ...beginning.input },
  })
  const history = createMemoryHistory({ initialEntries: [href] })
  const { spoken, speak } = speakerAt(history.location.search)
  const stop = syncAddress(
    harness.actor,
    history,
    { path: pathWithin(history.location.pathname), place: harness.place(), flow: flowAt(path) },
    spoken,
  )
  const here = () => history.location.href
  /** The path of the current state, and of a link to pay the search; the order may have turned it into another flow. */
  const wanted = () => {
    const to = pathOf(harness.place())
    return to + SEARCH + (flowAt(to) === 'pay' ? '' : '&flow=pay')
  }
  return { ...harness, history, stop, speak, here, wanted }
}

export type Visit = ReturnType<typeof openAt>

/** Walks to a state, with the URL in sync all the way. */
export async function walkTo(state: SeenState, href = `/${SEARCH}`): Promise<Visit> {
  const visits: Visit[] = []
  await ways[state]((beginning) => {
    const visit = openAt(href, beginning)
    visits.push(visit)
    const { checkPhone, checkMember } = visit.ports
    const { claimOrder } = visit.others
    const answer: typeof checkMember.answer = async (found) => {
      // At some URLs the provider is asked about the phone first (IDEN-06).
      if (checkPhone.asked.length > 0) await checkPhone.answer({ kind: 'known' })
      await checkMember.answer(found)
    }
    const ports = { ...visit.ports, claimOrder, checkMember: { ...checkMember, answer } }
    return { ...visit, go: (steps) => go({ ...visit, ports }, steps) }
  })
  const [visit] = visits
  if (!visit) throw new Error('the walk has not begun')
  return visit
}

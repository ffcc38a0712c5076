import type { SignInToRestore } from '../../../machines/checkout/rules'
import type { ReturningShopper } from '../../../machines/entities/contact'
import { type Flow, flowAt } from '../../../machines/entities/flow'

/** What this tab has stored for this token, as far as it is needed before the session store's code has loaded. */
interface SessionHint {
  readonly toRestore: SignInToRestore | undefined
  readonly returning: ReturningShopper | undefined
}

function entryFor(token: string): Readonly<Record<string, unknown>> {
  try {
    const entry = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as Record<string, unknown>
    if (entry['token'] === token) return entry
  } catch {
    // Storage that can't be read counts as empty.
  }
  return {}
}

/**
 * The link's flow. The boot script and the app must agree on it, because the app uses the boot script's request: the path first, then what
 * this tab has stored, then the search (BOOT-17). `pay` in the search comes before all: the checkout writes it beside the path of a flow
 * that a link to pay has only by its order.
 */
export const flowOf = (token: string, path: string, inSearch?: string): Flow =>
  inSearch === 'pay' ? inSearch : flowAt(path, entryFor(token)['flow'] ?? inSearch)

export function sessionHintIn(token: string): SessionHint {
  const entry = entryFor(token)
  const returning = entry['returning'] as Partial<Record<keyof ReturningShopper, unknown>> | undefined
  const isWhole = typeof returning?.email === 'string' && typeof returning.gsmNumber === 'string'
  return {
    toRestore: (['code', 'login', 'admission'] as const).find((what) => entry[what]),
    returning: isWhole ? (returning as ReturningShopper) : undefined,
  }
}

import type { RivalEvent } from '../../../machines/around/tab-ownership/ports'

/** The state of an order that this tab does not own. */
export type OwnerState = 'there' | 'paying' | 'alone'

const EVENTS: Readonly<Record<OwnerState, RivalEvent>> = {
  there: { type: 'tab.sawOther' },
  paying: { type: 'tab.sawPayment' },
  alone: { type: 'tab.sawOwnerGone' },
}

export interface OwnerPoll {
  /** `isPaying`: the other tab has just refused a take-over, because it pays. */
  begin(isPaying?: boolean): void
  end(): void
  /** Polls immediately, because something may have changed. Does nothing before `begin`. */
  look(): void
}

interface OwnerPollInput {
  readonly timings: { readonly leaseHeartbeat: number; readonly ownerGrace: number }
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly look: () => Promise<OwnerState>
  readonly emit: (event: RivalEvent) => void
}

/**
 * Reports a free order only after a grace period, because a page that reloads releases it for a moment. So is a payment that the first look
 * finds: a tab holds the pay lock for a moment while it takes the order over. A failed look is repeated.
 */
export function createOwnerPoll({ timings, document, look, emit }: OwnerPollInput): OwnerPoll {
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let emitted: OwnerState | undefined
  let aloneSince: number | undefined
  let isFirst = true
  let turn = 0

  function isSure(standing: OwnerState): boolean {
    if (isFirst && standing === 'paying') return false
    const now = Date.now()
    // The device's clock may have been set back since.
    aloneSince = standing === 'alone' ? Math.min(aloneSince ?? now, now) : undefined
    return aloneSince === undefined || now - aloneSince >= timings.ownerGrace
  }

  async function see() {
    clearTimeout(timer)
    turn += 1
    const mine = turn
    const standing = await look().catch(() => undefined)
    // The poll has ended, or a newer look has begun, meanwhile.
    if (!isOn || mine !== turn) return
    const isKnown = standing === undefined || isSure(standing)
    isFirst = false
    if (standing && isKnown && standing !== emitted) {
      emitted = standing
      emit(EVENTS[standing])
    }
    timer = setTimeout(lookNow, isKnown ? timings.leaseHeartbeat : timings.ownerGrace)
  }
  const lookNow = () => {
    if (isOn) void see()
  }
  // Browsers throttle the timers of a hidden page.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookNow()
  })

  return {
    begin(isPaying = false) {
      isOn = true
      isFirst = !isPaying
      emitted = undefined
      aloneSince = undefined
      // Deferred so that the caller that requested the order is answered first.
      clearTimeout(timer)
      timer = setTimeout(lookNow, 0)
    },
    end() {
      isOn = false
      clearTimeout(timer)
    },
    look: lookNow,
  }
}

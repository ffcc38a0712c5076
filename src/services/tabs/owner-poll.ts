import type { RivalEvent } from '../../../machines/around/tab-ownership/ports'

/** The state of an order that this tab does not own. */
export type Standing = 'there' | 'paying' | 'alone'

const EVENTS: Readonly<Record<Standing, RivalEvent>> = {
  there: { type: 'tab.sawOther' },
  paying: { type: 'tab.sawPayment' },
  alone: { type: 'tab.sawOwnerGone' },
}

/** Looks again and again who has the order. */
export interface OwnerPoll {
  begin(): void
  end(): void
  /** At once: there may be something to see. Nothing before it begins. */
  look(): void
}

interface OwnerPollInput {
  readonly timings: { readonly leaseHeartbeat: number; readonly ownerGrace: number }
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly look: () => Promise<Standing>
  readonly tell: (event: RivalEvent) => void
}

/**
 * A free order is reported only after a while: a page that is reloaded gives it up for a moment. What can't
 * be seen is looked for again.
 */
export function createOwnerPoll({ timings, document, look, tell }: OwnerPollInput): OwnerPoll {
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let told: Standing | undefined
  let aloneSince: number | undefined
  let turn = 0

  function isSure(standing: Standing): boolean {
    aloneSince = standing === 'alone' ? (aloneSince ?? Date.now()) : undefined
    return aloneSince === undefined || Date.now() - aloneSince >= timings.ownerGrace
  }

  async function see() {
    clearTimeout(timer)
    turn += 1
    const mine = turn
    const standing = await look().catch(() => undefined)
    // Ended, or looked again, meanwhile.
    if (!isOn || mine !== turn) return
    const isKnown = standing === undefined || isSure(standing)
    if (standing && isKnown && standing !== told) {
      told = standing
      tell(EVENTS[standing])
    }
    timer = setTimeout(now, isKnown ? timings.leaseHeartbeat : timings.ownerGrace)
  }
  const now = () => {
    if (isOn) void see()
  }
  // A hidden page has few turns.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now()
  })

  return {
    begin() {
      isOn = true
      told = undefined
      aloneSince = undefined
      // The caller that asked for the order is answered first.
      clearTimeout(timer)
      timer = setTimeout(now, 0)
    },
    end() {
      isOn = false
      clearTimeout(timer)
    },
    look: now,
  }
}

import type { RivalEvent } from '../../../machines/around/tab-ownership/ports'

/** How it stands with an order that this tab has not got. */
export type Standing = 'there' | 'paying' | 'alone'

const EVENTS: Readonly<Record<Standing, RivalEvent>> = {
  there: { type: 'tab.sawOther' },
  paying: { type: 'tab.sawPayment' },
  alone: { type: 'tab.sawNobody' },
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
 * That nobody has the order is told only when it has been so for a while: a page that is loaded anew gives it up for a moment. What can't
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
    // Ended, or looked anew, meanwhile.
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
  // A page that nobody looks at has few turns.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now()
  })

  return {
    begin() {
      isOn = true
      told = undefined
      aloneSince = undefined
      // Whoever asked for the order is answered first.
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

import { CALLS } from './calls'
import type { JourneyCall, Twist } from './journey-call'

const TWISTS = [
  ['another price accepted', 'price'],
  ['a field edited once pressed', 'edit'],
  ['the clock an hour ahead', 'ahead'],
  ['the clock an hour back', 'behind'],
] as const
const AT_ANOTHER_DEVICE = ['gone on with at another device', 'device'] as const

/** Calls that leave an order waiting, and the question that another device asks of it. */
const WAITING = ['initialize3ds', 'credit application', 'transfer start', 'detail, from the bank']

const twisted = (call: string, [told, twist]: readonly [string, Twist]): readonly JourneyCall[] =>
  CALLS.filter(({ name }) => name === call).map((plain) => ({ ...plain, name: `${call}, ${told}`, values: [], twist }))

export const JOURNEY: readonly JourneyCall[] = [
  ...CALLS,
  ...TWISTS.flatMap((twist) => twisted('card auth', twist)),
  ...twisted('transfer start', TWISTS[0]),
  ...WAITING.flatMap((call) => twisted(call, AT_ANOTHER_DEVICE)),
]

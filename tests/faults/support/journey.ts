import { CALLS } from './calls'
import { type JourneyCall, MOMENTS, type Moment, type Twist } from './journey-call'

const TWISTS = [
  ['another price accepted', 'price'],
  ['a field edited once pressed', 'edit'],
  ['the clock an hour ahead', 'ahead'],
  ['the clock an hour back', 'behind'],
] as const
const AT_ANOTHER_DEVICE = ['gone on with at another device', 'device'] as const

const twisted = (call: string, [told, twist]: readonly [string, Twist]): readonly JourneyCall[] =>
  CALLS.filter(({ name }) => name === call).map((plain) => ({ ...plain, name: `${call}, ${told}`, values: [], twist }))

/** The calls in flight at each moment of leaving. */
const LEFT: Readonly<Record<Moment, readonly string[]>> = {
  pressed: ['detail, before paying'],
  looking: ['detail, before paying'],
  asked: ['detail, before paying'],
  sending: ['card auth', 'initialize3ds', 'fund auth', 'credit application', 'transfer start', 'refund', 'settlement'],
  sent: ['card auth', 'initialize3ds', 'fund auth', 'credit application', 'transfer start', 'refund', 'settlement'],
}

const LEAVING = (['exit', 'hide'] as const).flatMap((how) =>
  MOMENTS.flatMap((moment) =>
    LEFT[moment].flatMap((call) => twisted(call, [`left by ${how} once ${moment}`, `${how}:${moment}`])),
  ),
)

/** Calls that leave an order pending, and the call with which another device reads it. */
const WAITING = ['initialize3ds', 'credit application', 'transfer start', 'detail, from the bank']

export const JOURNEY: readonly JourneyCall[] = [
  ...CALLS,
  ...TWISTS.flatMap((twist) => twisted('card auth', twist)),
  ...twisted('transfer start', TWISTS[0]),
  ...LEAVING,
  ...twisted('detail, never arrived', ['another device pays meanwhile', 'rival']),
  ...WAITING.flatMap((call) => twisted(call, AT_ANOTHER_DEVICE)),
]

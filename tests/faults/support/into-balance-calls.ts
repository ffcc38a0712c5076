import type { IntoBalance } from '../../../machines/entities/flow'
import type { JourneyCall } from './journey-call'
import { OUTCOME, bare, lost } from './lost-calls'

/** The link's detail call, its money call, and the read of its outcome. */
export const intoBalance = (manner: IntoBalance, detail: string, call: string): readonly JourneyCall[] => [
  {
    name: `${manner} detail`,
    path: detail,
    gateway: 'payment',
    place: 1,
    manner,
    values: ['status', 'price', `${manner}Token`],
    isRead: true,
    isQuestion: true,
  },
  {
    name: manner,
    path: call,
    gateway: 'consumer',
    place: 1,
    manner,
    countsFrom: 'sending',
    values: ['data'],
    isMoney: true,
  },
  {
    ...OUTCOME,
    name: `${manner} detail, answer lost`,
    path: detail,
    place: 1,
    manner,
    brought: lost('after-commit', call),
    strikes: 'twice',
  },
  {
    ...OUTCOME,
    name: `${manner} detail, bare success`,
    path: detail,
    place: 1,
    manner,
    ...bare(call),
    strikes: 'twice',
  },
]

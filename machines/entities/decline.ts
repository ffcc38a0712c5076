import type { Refusal } from './problem'

type Named = Pick<Refusal, 'code' | 'group'>

/** One reason goes by its code, by its group, or by both. */
const isOneOf =
  (codes: readonly string[], groups: readonly string[]) =>
  ({ code, group }: Named) =>
    codes.includes(code) || (group !== undefined && groups.includes(group))

/** The provider did not hear the bank: nobody has said that nothing was charged (PAY-14). */
export const isBankUnheard = isOneOf(
  ['10214', '10219', '10228'],
  ['COMMUNICATION_OR_SYSTEM_ERROR', 'REQUEST_TIMEOUT', 'ISSUER_OR_SWITCH_INOPERATIVE'],
)

/** The services of a member are suspended on suspicion of fraud, until its cause ends (AGR-04). */
export const isMemberSuspended = isOneOf([], ['MEMBER_SUSPENDED'])

/** Somebody has reported the card as lost or stolen: the bank's words on it are not for whoever holds it (PAY-14). */
export const isCardReported = isOneOf(['10041', '10043'], ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD'])

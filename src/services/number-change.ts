import { changeNumber, numberChangeMachine } from '../../machines/number-change/machine'
import { answering } from './answering'
import type { IdentifyWorld } from './identify'
import { keptCode } from './sent-code'

export function numberChangeLogic(world: IdentifyWorld) {
  return numberChangeMachine.provide({
    actors: {
      changeNumber: answering(changeNumber, async ({ pending, phone }) => {
        const { memberUserId, referenceCode, email } = pending
        const outcome = await world.members.changePhone({ memberUserId, referenceCode, phone })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'sent', pending: keptCode(world, { email, phone }, outcome.value) }
      }),
    },
  })
}

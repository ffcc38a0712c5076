import { changeNumber, phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import { type AnotherCodeWorld, replacing } from './another-code'
import { answering } from '../platform/answering'
import { keptCode } from './sent-code'

export function phoneChangeLogic(world: AnotherCodeWorld) {
  return phoneChangeMachine.provide({
    actors: {
      changeNumber: answering(changeNumber, async ({ pending, phone }) => {
        const { memberUserId, referenceCode, email } = pending
        const outcome = await replacing(world.doubted, pending, () =>
          world.members.changePhone({ memberUserId, referenceCode, phone }),
        )
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'sent', pending: keptCode(world, { email, phone }, outcome.value) }
      }),
    },
  })
}

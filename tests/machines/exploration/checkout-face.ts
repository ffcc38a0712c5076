import type { EntryForm } from '../../../machines/entities/entry-form'
import type { PendingCode } from '../../../machines/entities/member'
import { contactFaults, isForeign } from '../../../machines/identify/rules'
import { isApplicationComplete } from '../../../machines/registration/rules'
import type { System } from './system'

type Context = Readonly<Record<string, unknown>>

/** What a machine only shows: nothing that can happen next depends on it, in that machine or in any other. */
const ONLY_SHOWN: Readonly<Record<string, readonly string[]>> = {
  checkout: ['asked', 'problem'],
  identify: ['touched', 'left', 'faults', 'problem'],
  registration: ['left', 'faults', 'problem'],
  emailMatch: ['fault', 'problem'],
  abroad: ['problem', 'url'],
  verification: ['fault', 'problem', 'sendingProblem', 'isSentAgain', 'now'],
  numberChange: ['fault', 'problem'],
  cardPayment: [
    ...['problem', 'shown', 'terms', 'installments', 'selectedInstallment', 'askedBin', 'askedCard'],
    ...['bonuses', 'isBonusSelected', 'isThreeDSAsked', 'isCardStored', 'bankHost'],
  ],
}

/** The states in which somebody still looks at what was asked at the form, or at the code that was sent. */
const ARRIVING = ['entering', 'arriving', 'arrivalFailed', 'restoring', 'registering', 'matchingEmail', 'goingAbroad']
const WITH_CODE = ['verifying', 'changingNumber']

/** Of the text in a form, what the arrows ask of it. */
function formFacts(form: EntryForm) {
  const { email, gsmNumber } = contactFaults(form)
  return [!email, !gsmNumber, isForeign(form), isApplicationComplete(form)]
}

const codeFacts = ({ referenceCode, gsmNumber }: PendingCode) => [referenceCode, gsmNumber]

/** Of the checkout's own memory, what the state it is in can still hand to a child. */
function handedOn({ snapshot, machine }: System, context: Context): Context {
  if (machine.id !== 'checkout') return context
  const { journey } = snapshot.value as { journey: string | object }
  const [state = ''] = typeof journey === 'string' ? [journey] : Object.keys(journey)
  const { form, pending, kept, asked, order, ...rest } = context
  const isArriving = ARRIVING.includes(state)
  const isEntering = isArriving || WITH_CODE.includes(state)
  return {
    ...rest,
    // On which page somebody came in makes no difference to who has.
    order: order && (isEntering ? order : { ...order, isQuickLogin: undefined }),
    ...(isArriving ? { kept, from: kept && asked } : {}),
    ...(isEntering ? { form } : {}),
    ...(WITH_CODE.includes(state) ? { pending } : {}),
  }
}

const faces = new Map<number, string>()

/** All of a checkout that differs for what can become of it; what is left out is carried along, or only shown. */
export function checkoutFace(system: System): string {
  const known = faces.get(system.key)
  if (known !== undefined) return known
  const { machine, snapshot, kids, timers } = system
  const context = handedOn(system, snapshot.context as Context)
  const asked = Object.entries(context)
    .filter(([name]) => !ONLY_SHOWN[machine.id]?.includes(name))
    .map(([name, fact]) => {
      if (name === 'form') return [name, formFacts(fact as EntryForm)]
      return [name, name === 'pending' && fact ? codeFacts(fact as PendingCode) : fact]
    })
  const below = Array.from(kids, ([id, kid]) => [id, kid.kind === 'machine' ? checkoutFace(kid.system) : kid.src])
  const face = JSON.stringify([machine.id, snapshot.value, asked, below, timers.map(({ id }) => id)])
  faces.set(system.key, face)
  return face
}

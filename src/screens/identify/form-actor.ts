import type { ActorRefFrom } from 'xstate'
import type { identifyMachine } from '../../../machines/sign-in/identify/machine'
import type { registrationMachine } from '../../../machines/sign-in/registration/machine'

/** The machines that have this form: they receive the same events, and hold the same fields. */
export type FormActor = ActorRefFrom<typeof identifyMachine> | ActorRefFrom<typeof registrationMachine>

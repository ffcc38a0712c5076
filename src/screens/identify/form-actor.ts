import type { ActorRefFrom } from 'xstate'
import type { identifyMachine } from '../../../machines/sign-in/identify/machine'
import type { registrationMachine } from '../../../machines/sign-in/registration/machine'

/** The machines behind this form: they accept the same events and have the same fields. */
export type FormActor = ActorRefFrom<typeof identifyMachine> | ActorRefFrom<typeof registrationMachine>

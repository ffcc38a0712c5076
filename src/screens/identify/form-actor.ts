import type { ActorRefFrom } from 'xstate'
import type { identifyMachine } from '../../../machines/sign-in/identify/machine'
import type { registrationMachine } from '../../../machines/sign-in/registration/machine'

/** Whoever has the form: they hear the same of it, and know the same. */
export type FormActor = ActorRefFrom<typeof identifyMachine> | ActorRefFrom<typeof registrationMachine>

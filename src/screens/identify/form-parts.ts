import type { ComponentType } from 'react'
import type { FormActor } from './form-actor'

export interface FormActorProps {
  readonly actor: FormActor
}

/** Parts that are added to the form once their code has loaded. */
export interface FormParts {
  /** Replaces the heading that the page was rendered with. */
  readonly Title?: ComponentType<FormActorProps>
  readonly Lede?: ComponentType
  /** Above the heading: why the last submit was refused. */
  readonly Summary?: ComponentType<FormActorProps>
  /** Between the fields and the button: help with the fields. */
  readonly Hint?: ComponentType<FormActorProps>
  readonly More?: ComponentType<FormActorProps>
  readonly Links?: ComponentType<FormActorProps>
}

import type { ComponentType } from 'react'
import type { FormActor } from './form-actor'

export interface OfForm {
  readonly actor: FormActor
}

/** What joins the form when its code is here. */
export interface FormParts {
  /** In place of the words that the page was made with, in its heading. */
  readonly Title?: ComponentType<OfForm>
  readonly Lede?: ComponentType
  /** Over the heading: what a press was refused for. */
  readonly Summary?: ComponentType<OfForm>
  /** Between the fields and the button: what helps with them. */
  readonly Hint?: ComponentType<OfForm>
  /** What else is asked for on the same page. */
  readonly More?: ComponentType<OfForm>
  /** Under the button. */
  readonly Links?: ComponentType<OfForm>
}

import type { AnyStateMachine, StateValueFrom } from 'xstate'

/** Every state under a value, written as its path: `arriving`, `arriving.starting`. */
type PathOf<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]-?: Key | `${Key}.${PathOf<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never

/** A state in words. Nothing of it is in the product: definitions and drawings take it from here (MDL-11). */
export interface Description {
  /** What the state is for, and what it forbids. */
  readonly is: string
  /**
   * What each of its transitions is for, by its trigger and guard as the drawings write them: `shopper.confirmed [isOnline]`,
   * `done register [else]`; where that names several, with the place it leads to: `done register [isOfKind] → refused`.
   */
  readonly on?: Readonly<Record<string, string>>
}

/** A machine in words: itself, and each of its states. A test compares the transitions with those of the chart. */
export type Descriptions<Machine extends AnyStateMachine> = Description & {
  readonly states: Readonly<Record<PathOf<StateValueFrom<Machine>>, Description>>
}

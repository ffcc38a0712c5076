import type { AnyStateMachine, StateValueFrom } from 'xstate'

/** The path of every state in a state value: `arriving`, `arriving.starting`. */
type PathOf<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]-?: Key | `${Key}.${PathOf<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never

/** A state in words, for generated definitions and diagrams. Descriptions are not part of the product's bundle (MDL-11). */
export interface Description {
  /** What the state is for, and what it forbids. */
  readonly is: string
  /**
   * The purpose of each transition, by its trigger and guard as the diagrams write them: `shopper.confirmed [isOnline]`, `done
   * register [else]`. Where that names several transitions, the target is added: `done register [isOfKind] → refused`.
   */
  readonly on?: Readonly<Record<string, string>>
}

/** A machine and all its states in words. A test compares the transitions with the machine's. */
export type Descriptions<Machine extends AnyStateMachine> = Description & {
  readonly states: Readonly<Record<PathOf<StateValueFrom<Machine>>, Description>>
}

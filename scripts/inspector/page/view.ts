import { type Entry, type Machine } from './history'
import { type Depth } from './shown'

const NOTHING: ReadonlyMap<string, Machine> = new Map()

/** What is looked at: the steps of this page or of a recording, one step of them, and a state of a chart. */
export class View {
  recording: { readonly entries: readonly Entry[]; readonly about: string } | undefined
  /** Undefined for the last one, whichever it is. */
  shownAt: number | undefined
  depth: Depth = 'journey'
  chart = 'checkout'
  /** A state that was pointed at; otherwise the active one. */
  chosen: string | undefined
  readonly #live: () => readonly Entry[]

  constructor(live: () => readonly Entry[]) {
    this.#live = live
  }

  get entries(): readonly Entry[] {
    return this.recording?.entries ?? this.#live()
  }

  get at(): number {
    return Math.min(this.shownAt ?? Infinity, this.entries.length - 1)
  }

  get isNow(): boolean {
    return this.recording === undefined && (this.shownAt === undefined || this.shownAt >= this.entries.length - 1)
  }

  get machines(): ReadonlyMap<string, Machine> {
    return this.entries[this.at]?.machines ?? NOTHING
  }

  get machinesBefore(): ReadonlyMap<string, Machine> | undefined {
    return this.entries[this.at - 1]?.machines
  }

  /** None where another step than the present one is shown: of that one nothing can be asked. */
  get machinesNow(): ReadonlyMap<string, Machine> {
    return this.isNow ? this.machines : NOTHING
  }

  showStep(next: number): void {
    const last = this.entries.length - 1
    this.shownAt = this.recording === undefined && next >= last ? undefined : Math.max(0, Math.min(next, last))
    this.chosen = undefined
  }

  showNow(): void {
    this.recording = undefined
    this.shownAt = undefined
  }
}

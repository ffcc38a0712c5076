import { type Entry, type Machine } from './history'
import { type Depth } from './shown'

const NOTHING: ReadonlyMap<string, Machine> = new Map()

/** What is displayed: the live history or a recording, one of its steps, a chart, and a selected state. */
export class View {
  recording: { readonly entries: readonly Entry[]; readonly about: string } | undefined
  /** Undefined follows the latest step. */
  shownAt: number | undefined
  depth: Depth = 'journey'
  chart = 'checkout'
  /** The state that the user selected; undefined shows the active one. */
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

  /** Empty unless the current step is displayed, because only the running machines accept events. */
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

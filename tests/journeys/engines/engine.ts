/** The page itself, or the first frame in it. */
export type Place = 'page' | 'frame'

export type Key = 'ArrowDown' | 'Backspace' | 'End' | 'Enter' | 'Space' | 'Tab'

/** A window that shares no cookies and no storage with another. */
export interface EngineWindow {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Clicks at CSS pixels from the left and the top of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the element that has the focus, key by key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Runs a function in the page; its only input is `given`. Throws while the page navigates. */
  read<Given, Answer>(fn: (given: Given) => Answer, given: Given, place?: Place): Promise<Answer>
  /** A PNG screenshot. */
  picture(): Promise<Buffer>
  /** Console and script errors so far, without those that the engine logs for correct pages. */
  complaints(): readonly string[]
  close(): Promise<void>
}

export interface RunningEngine {
  readonly version: string
  openWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** The path of its program; undefined if it is not installed. */
  find(): string | undefined
  start(program: string): Promise<RunningEngine>
}

/** As wide as a phone plus a merchant's page around the frame. */
export const SIZE = { width: 480, height: 900 } as const

/** Environment of each engine, independent of the machine's own. */
export const ENVIRONMENT = { TZ: 'Europe/Istanbul', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as const

export const LANGUAGE = 'tr-TR'

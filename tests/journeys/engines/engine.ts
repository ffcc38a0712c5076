/** The page itself, or the first frame in it. */
export type Place = 'page' | 'frame'

export type Key = 'ArrowDown' | 'Backspace' | 'End' | 'Enter' | 'Space' | 'Tab'

/** A window without cookies and storage of others. */
export interface EngineWindow {
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** As the browser's Back. */
  back(): Promise<void>
  /** Presses the pointer, in CSS pixels from the left and the top of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the element that has the focus, key by key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Runs a function in the page; it reaches `given` alone. Throws while the page goes to another one. */
  read<Given, Answer>(fn: (given: Given) => Answer, given: Given, place?: Place): Promise<Answer>
  /** PNG. */
  picture(): Promise<Buffer>
  /** Errors of the console and of scripts so far, without those that the engine writes of pages that are in order. */
  complaints(): readonly string[]
  close(): Promise<void>
}

export interface RunningEngine {
  /** As the browser itself says it. */
  readonly version: string
  openWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

/** A browser that is not the one of the other journeys. */
export interface Engine {
  readonly name: string
  /** The path of its program; undefined where there is none. */
  find(): string | undefined
  start(program: string): Promise<RunningEngine>
}

/** As wide as a phone in a merchant's frame, so that the frame has room. */
export const SIZE = { width: 480, height: 900 } as const

/** What each engine starts with, no matter what the machine has. */
export const ENVIRONMENT = { TZ: 'Europe/Istanbul', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as const

export const LANGUAGE = 'tr-TR'

import { chrome90 } from './chrome-90'
import type { Engine } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

const ENGINES = { firefox, 'chrome-90': chrome90, webkit } as const satisfies Readonly<Record<string, Engine>>

export type EngineName = keyof typeof ENGINES

export const engineNames = Object.keys(ENGINES) as EngineName[]

export const engineNamed = (name: EngineName): Engine => ENGINES[name]

import type { PathsFile } from '../../paths/path-schema'

/** A path in the format of `npm run paths`. */
export type Path = PathsFile['paths'][number]

export type PathStep = Path['steps'][number]

export type Instruction = PathStep['plays'][number]

export type ControlCall = Path['begin']['calls'][number]

export type PageAct = Extract<Instruction, { readonly act: unknown }>['act']

/** What the page must show after a step. */
export type Look = NonNullable<PathStep['then']>

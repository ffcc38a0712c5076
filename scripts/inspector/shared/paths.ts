import type { PathsFile } from '../../paths/path-schema'

/** A path as `npm run paths` writes it. */
export type Path = PathsFile['paths'][number]

export type PathStep = Path['steps'][number]

export type Instruction = PathStep['plays'][number]

export type ControlCall = Path['begin']['calls'][number]

export type PageAct = Extract<Instruction, { readonly act: unknown }>['act']

/** What is to be seen after a step. */
export type Look = NonNullable<PathStep['then']>

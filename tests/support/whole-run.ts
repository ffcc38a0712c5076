import { isWholeRun } from '../../scripts/parts/whole-run.mjs'

/** The sample in `npm test`, the whole in `npm run everything`. */
export const sampled = <Sample, Whole>(sample: Sample, whole: Whole): Sample | Whole => (isWholeRun() ? whole : sample)

import { isWholeRun } from '../../scripts/parts/whole-run.mjs'

/** What has its turn now and then in `npm test`, and always in `npm run everything`. */
export const sampled = <Sample, Whole>(sample: Sample, whole: Whole): Sample | Whole => (isWholeRun() ? whole : sample)

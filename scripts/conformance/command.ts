/** What the command is made of, read in one go. */
export { exitCodeOf, textOf } from './report'
export { playConformance } from './run'
export { UsageError, wantedOf } from './wanted'

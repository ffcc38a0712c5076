import { ClearCause, endWith } from './run/clear-cause.mjs'
import { catalogueFaults, unusedFaults } from './words/faults.mjs'
import { readPairs, writeWords } from './words/files.mjs'
import { keysSaidIn, speakers } from './words/said.mjs'

await endWith(async () => {
  const pairs = readPairs()
  const faults = [...catalogueFaults(pairs), ...unusedFaults(pairs, keysSaidIn(speakers()))]
  // With a repeated key, writing the files would lose one of its sentences.
  if (pairs.some(({ tr, en }) => tr.repeated.length + en.repeated.length > 0)) throw new ClearCause(faults.join('\n'))
  const count = writeWords(pairs)
  console.log(`${count} sentences are in locales/tr and locales/en; their keys are in src/words/word-key.ts.`)
  if (faults.length > 0) throw new ClearCause(faults.join('\n'))
})

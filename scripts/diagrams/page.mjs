// @ts-check

/** @typedef {{ readonly picture: string, readonly name: string, readonly path: string, readonly prose: string }} Entry */

/** @param {Entry} entry */
const section = ({ picture, name, path, prose }) => [
  `## ${name}`,
  '',
  prose,
  '',
  `[![The statechart of ${name}](${picture}.svg)](${picture}.svg)`,
  '',
  `[Its file](../../${path}) · [its definition](definitions/${picture}.json)`,
  '',
]

/**
 * docs/diagrams/README.md: all pictures on one page.
 *
 * @param {readonly Entry[]} entries
 */
export const pageOf = (entries) =>
  [
    '# The machines, drawn',
    '',
    'Written by `npm run diagrams` from the machines themselves; a test fails when a picture is stale. Open a picture by itself to read',
    'it at full size; in the whole, the name of a machine leads to its own picture.',
    '',
    '| In a picture | means |',
    '| --- | --- |',
    '| dot with an arrow | where it begins |',
    '| double edge | an end |',
    '| dashed edge | one of several regions that run side by side |',
    '| `▸ checkMember` | runs this actor for as long as the state lasts |',
    '| words on a tinted ground behind a name | tags: what others may ask about the state |',
    '| `shopper.continued [areDetailsComplete]` | on this event, if this is so |',
    '| `[else]` | if none of the guards before it held |',
    '| `/ keepText` | does this on the way |',
    '| words inside a box | happens without leaving the state |',
    '| `always`, `after resendCooldown` | at once · when this time has passed |',
    '| `done checkMember`, `error checkMember`, `change of countdown` | the actor has answered · has broken · has moved on |',
    '| `+ done resendCode` | the same transition enters this state, too |',
    '| `always [isTimeUp] → expired`, and `←` there | an arrow that would be drawn from too many states, in words |',
    '',
    '## The whole',
    '',
    'The root and, in the state that runs it, each machine; without guards, actions and ports.',
    '',
    '[![The whole checkout](whole.svg)](whole.svg)',
    '',
    ...entries.flatMap(section),
    '## In the XState visualizer',
    '',
    '`definitions/` holds each chart as JSON: names alone, nothing that runs. To see one in the public tools of XState 5:',
    '',
    '- [Stately Studio](https://stately.ai/editor) → _Import from code_: paste `createMachine(…)` with the JSON between the brackets.',
    '- [The visualizer](https://stately.ai/viz), older and still public: replace what is in its editor by',
    '  `import { createMachine } from "xstate"` and `createMachine(…)`, the JSON between the brackets again.',
    '- The Stately extension of Visual Studio Code opens the JSON file itself.',
    '',
    'They draw the names of guards, actions, actors and delays, and run none of them. A test builds each machine anew from its JSON and',
    'compares the two charts.',
    '',
  ].join('\n')

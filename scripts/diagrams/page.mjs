// @ts-check

/** @typedef {{ readonly picture: string, readonly name: string, readonly path: string, readonly overview: string | undefined, readonly prose: string }} Entry */

/** @param {Entry} entry */
const section = ({ picture, name, path, overview, prose }) => [
  `## ${name}`,
  '',
  prose,
  '',
  ...(overview === undefined || overview === 'journey'
    ? []
    : [`[![${name} with what it runs](${overview}.svg)](${overview}.svg)`, '']),
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
    'Written by `npm run diagrams` from the machines themselves; a test fails when a picture is stale. Open a picture on its own to read',
    'it at full size. Colours are written out, and every state and arrow has an id, so that any program draws it and any script finds its way in it.',
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
    '## The journey',
    '',
    'Three depths: the root with every machine that it runs closed, here; below, a machine with those that it runs; and each machine on its own, with all',
    'its words. A closed machine leads to its own picture.',
    '',
    '[![The journey](journey.svg)](journey.svg)',
    '',
    ...entries.flatMap(section),
    '## In the XState visualizer',
    '',
    '`definitions/` holds each chart as JSON: names alone, nothing that runs. To see one in the public tools of XState 5:',
    '',
    '- [Stately Studio](https://stately.ai/editor) → _Import from code_: paste `createMachine(…)` with the JSON between the brackets.',
    '- [The visualizer](https://stately.ai/viz), older and still public: replace what is in its editor by',
    '  `import { createMachine } from "xstate"` and `createMachine(…)`, the JSON between the brackets again.',
    '',
    'They draw the names of guards, actions, actors and delays, and run none of them. A test builds each machine again from its JSON and',
    'compares the two charts.',
    '',
  ].join('\n')

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
  `[Its file](../../${path}) · its definition as [JSON](definitions/${picture}.json), as [TypeScript that plays](definitions/${picture}.ts) and ` +
    `in [Mermaid](definitions/${picture}.mmd)`,
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
    '`definitions/` holds each chart three times: as JSON, which is names alone and nothing that runs; as one TypeScript file that plays, in which every',
    'guard, actor, action and delay has a stand-in; and in Mermaid, which GitHub draws. To see one in the public tools of XState 5:',
    '',
    '- [Stately Studio](https://stately.ai/editor) → _Import from code_: paste the `.ts` file, whole. It holds one `createMachine(…)`, the form that the',
    '  import asks for.',
    '- [The visualizer](https://stately.ai/viz), older and still public: replace what is in its editor by the `.ts` file.',
    '- Any other tool of XState 5: import `machine` from the file, or give the JSON to `createMachine`.',
    '',
    'To play, send events. A stand-in of an actor gives no answer: send `xstate.done.actor.<id>` with an `output`, or `xstate.error.actor.<id>`. A guard says',
    'yes until you change its line, and a delay is longer than you wait. A child is a stand-in, too: its chart is its own file.',
    '',
    'Before a review, `npm run diagrams -- --against <commit>` draws each chart that is another one than at that commit into `.build/diagrams`: what came is',
    'green, what went red and dashed, a state or an arrow that has changed amber. It prints the list.',
    '',
    'A test starts all of them and takes each to a second state, and compares the chart of each JSON with the machine. What was not tried: the two',
    'pages of stately.ai, since the tests have no internet.',
    '',
  ].join('\n')

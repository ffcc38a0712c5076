import * as v from 'valibot'

const texts = v.record(v.string(), v.string())
const list = v.array(v.string())
const placed = { at: v.optional(v.number()), isCovered: v.optional(v.literal(true)) }
const on = v.union([v.string(), list])
const target = { on, ...placed }

const act = v.variant('act', [
  v.strictObject({ act: v.picklist(['click', 'hover', 'focus', 'blur', 'waitFor']), ...target }),
  v.strictObject({ act: v.literal('fill'), ...target, text: v.string(), isShownOnly: v.optional(v.literal(true)) }),
  v.strictObject({ act: v.literal('pressSequentially'), ...target, text: v.string() }),
  v.strictObject({ act: v.literal('insert'), text: v.string() }),
  v.strictObject({ act: v.literal('check'), ...target, is: v.boolean() }),
  v.strictObject({ act: v.literal('leave') }),
])

const controlCall = v.strictObject({
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH']),
  path: v.string(),
  body: v.optional(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])),
  keeps: v.optional(texts),
})

const handle = v.strictObject({
  on: v.string(),
  at: v.optional(v.number()),
  is: v.picklist(['shown', 'absent', 'checked', 'unchecked', 'value']),
  value: v.optional(v.string()),
})

const toSee = v.strictObject({
  state: v.string(),
  screen: v.optional(v.string()),
  address: v.optional(v.string()),
  handles: v.array(handle),
})

const instruction = v.union([
  v.strictObject({ tell: controlCall }),
  v.strictObject({ act }),
  v.strictObject({ advance: v.number() }),
  v.strictObject({ back: v.literal(true) }),
  v.strictObject({ tab: v.nullable(v.string()) }),
])

const step = v.strictObject({
  number: v.number(),
  name: v.string(),
  machine: v.string(),
  event: v.string(),
  gesture: v.optional(
    v.strictObject({
      action: v.optional(v.string()),
      field: v.optional(v.string()),
      value: v.optional(v.string()),
    }),
  ),
  answers: v.array(v.strictObject({ call: v.string(), outcome: v.string() })),
  plays: v.array(instruction),
  then: v.optional(toSee),
  left: v.optional(v.strictObject({ origin: v.picklist(['shop', 'bank']) })),
})

const path = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  machine: v.literal('checkout'),
  theme: v.string(),
  name: v.string(),
  covers: v.strictObject({ machines: list, states: list, arrows: list }),
  flags: v.record(v.string(), v.unknown()),
  begin: v.strictObject({
    calls: v.array(controlCall),
    storage: texts,
    open: v.string(),
    then: v.optional(toSee),
  }),
  steps: v.array(step),
})

export const pathsSchema = v.strictObject({
  $schema: v.string(),
  /** Everything that paths can cover: all states without child states, and all arrows. */
  machines: v.record(v.string(), v.strictObject({ states: list, arrows: list })),
  totals: v.strictObject({ states: v.number(), arrows: v.number() }),
  paths: v.array(path),
})

export type PathsFile = v.InferOutput<typeof pathsSchema>

import * as v from 'valibot'

/**
 * The part of the CycloneDX 1.5 schema (bom-1.5.schema.json) that an application's packages need. Like the schema, it allows no other
 * fields.
 */
const text = v.pipe(v.string(), v.minLength(1))

const hash = v.strictObject({ alg: v.literal('SHA-512'), content: v.pipe(v.string(), v.regex(/^[a-f\d]{128}$/)) })

const licence = v.union([
  v.strictObject({ license: v.strictObject({ id: v.pipe(text, v.regex(/^[A-Za-z\d.+-]+$/)) }) }),
  v.strictObject({ expression: text }),
])

const reference = v.strictObject({
  type: v.picklist(['vcs', 'issue-tracker', 'website', 'distribution']),
  url: text,
})

const component = {
  'bom-ref': text,
  name: text,
  version: text,
  scope: v.literal('required'),
  author: v.optional(text),
  description: v.optional(text),
  purl: v.pipe(text, v.regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/)),
  properties: v.array(v.strictObject({ name: text, value: v.string() })),
  externalReferences: v.array(reference),
  licenses: v.pipe(v.array(licence), v.minLength(1)),
}

const packaged = v.strictObject({ ...component, type: v.literal('library'), hashes: v.array(hash) })

export const cyclonedx = v.strictObject({
  $schema: v.literal('http://cyclonedx.org/schema/bom-1.5.schema.json'),
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.5'),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  version: v.literal(1),
  metadata: v.strictObject({
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    lifecycles: v.array(v.strictObject({ phase: v.picklist(['pre-build', 'build']) })),
    tools: v.array(v.strictObject({ vendor: text, name: text, version: text })),
    component: v.strictObject({ ...component, type: v.literal('application') }),
  }),
  components: v.pipe(
    v.array(packaged),
    v.check((all) => new Set(all.map((one) => one['bom-ref'])).size === all.length, 'a bom-ref is there twice'),
  ),
  dependencies: v.array(v.strictObject({ ref: text, dependsOn: v.array(text) })),
})

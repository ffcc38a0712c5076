import { createHash } from 'node:crypto'

/**
 * @typedef {{ name?: string, version?: string, dev?: boolean, devOptional?: boolean, dependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, packages: Record<string, Locked> }} Lock package-lock.json
 * @typedef {{ 'bom-ref': string, name: string, version: string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {object} Sbom
 * @property {string} serialNumber
 * @property {{ timestamp: string, component: Component }} metadata
 * @property {Component[]} components
 * @property {Dependency[]} dependencies
 */

/** @param {string} path */
const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * The packages of the lock file that are shipped, as `name@version`. Development packages and optional peers are left out.
 *
 * @param {Lock} lock
 */
export function shippedIn({ packages }) {
  const shipped = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  return new Set(shipped.map(([path, { name = nameAt(path), version = '' }]) => `${name}@${version}`))
}

/** A name-based UUID (RFC 9562, version 8). @param {string} name */
function uuidOf(name) {
  const hash = createHash('sha256').update(name).digest()
  hash.writeUInt8(((hash[6] ?? 0) & 0x0f) | 0x80, 6)
  hash.writeUInt8(((hash[8] ?? 0) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Reduces npm's list of all locked packages to those that are shipped. `npm sbom --omit dev` is no alternative: it also leaves
 * out shipped packages that a tool depends on, such as xstate and valibot.
 *
 * @param {Sbom} whole output of `npm sbom`
 * @param {Lock} lock
 * @param {{ commit: string, epoch: number }} made the released commit, and its time in seconds
 * @returns {Sbom}
 */
export function releaseSbom(whole, lock, { commit, epoch }) {
  const shipped = shippedIn(lock)
  const components = whole.components.filter((component) => shipped.has(component['bom-ref']))
  const listed = new Set(components.map((component) => component['bom-ref']))
  const missing = [...shipped].filter((ref) => !listed.has(ref))
  if (missing.length > 0) throw new Error(`npm sbom lacks packages that are shipped: ${missing.join(', ')}`)
  const { component } = whole.metadata
  const root = component['bom-ref']
  const direct = Object.keys(lock.packages['']?.dependencies ?? {})
  const isDirect = (/** @type {string} */ ref) => direct.includes(ref.slice(0, ref.lastIndexOf('@')))
  return {
    ...whole,
    serialNumber: `urn:uuid:${uuidOf(`${root} ${commit}`)}`,
    metadata: {
      ...whole.metadata,
      timestamp: new Date(epoch * 1000).toISOString(),
      // npm uses the folder's name here.
      component: { ...component, name: lock.name },
    },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => ref === root || listed.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => listed.has(on) && (ref !== root || isDirect(on))),
      })),
  }
}

/** The official grammar of Semantic Versioning 2.0.0. */
const SEMVER =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?$/i

/** @param {string} text */
export const isSemver = (text) => SEMVER.test(text)

/** @param {string} version */
function partsOf(version) {
  const [, major, minor, patch, early] = SEMVER.exec(version) ?? []
  return { numbers: [major, minor, patch].map(Number), early: early?.split('.') ?? [] }
}

/** Numeric identifiers are lower than alphanumeric ones and compare by value. @param {string} one @param {string} other */
function compareIdentifiers(one, other) {
  const [isOne, isOther] = [one, other].map((text) => /^\d+$/.test(text))
  if (isOne && isOther) return Number(one) - Number(other)
  if (isOne !== isOther) return isOne ? -1 : 1
  return one === other ? 0 : one < other ? -1 : 1
}

/**
 * Compares by Semantic Versioning, item 11: a pre-release precedes its release, and build metadata is ignored.
 *
 * @param {string} one
 * @param {string} other
 * @returns {number} negative if the first is lower
 */
export function compareVersions(one, other) {
  const [a, b] = [partsOf(one), partsOf(other)]
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (a.early.length === 0 || b.early.length === 0) return b.early.length - a.early.length
  for (const [index, identifier] of a.early.entries()) {
    const against = b.early[index]
    if (against === undefined) return 1
    const difference = compareIdentifiers(identifier, against)
    if (difference !== 0) return difference
  }
  return a.early.length - b.early.length
}

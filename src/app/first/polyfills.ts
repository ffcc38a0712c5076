/*
 * Features that the libraries use unchecked and that Safari 12 and Chrome 90 lack; 0.4 KB in every browser. Two larger polyfills load only
 * where they are missing (main.tsx).
 */
function define(target: object, name: string, value: unknown) {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

const scope = window

define(scope, 'globalThis', scope)

define(scope, 'queueMicrotask', (run: () => void) => {
  Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      setTimeout(() => {
        throw error
      })
    })
})

define(Object, 'fromEntries', (entries: Iterable<[string, unknown]>) => {
  const object: Record<string, unknown> = {}
  for (const [key, value] of Array.from(entries)) object[key] = value
  return object
})

define(Object, 'hasOwn', (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key))

define(Promise, 'allSettled', (values: Iterable<unknown>) =>
  Promise.all(
    Array.from(values, (value) =>
      Promise.resolve(value).then(
        (settled) => ({ status: 'fulfilled', value: settled }),
        (reason: unknown) => ({ status: 'rejected', reason }),
      ),
    ),
  ),
)

define(String.prototype, 'replaceAll', function replaceAll(this: string, found: string | RegExp, by: string) {
  return found instanceof RegExp ? this.replace(found, by) : this.split(found).join(by)
})

function at(this: ArrayLike<unknown>, index: number) {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? whole + this.length : whole]
}
define(Array.prototype, 'at', at)
define(String.prototype, 'at', at)

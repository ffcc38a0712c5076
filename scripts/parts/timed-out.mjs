import { stripVTControlCharacters } from 'node:util'

const TEST_TIMEOUT = /^Test timeout of \d+ms exceeded(?: while setting up "\w+")?\.$/
/** What a call says that was under way when the time of its test was over. */
const CLOSED = /^[\w.]+: Target page, context or browser has been closed/

/** Errors of a wait that ran out, by the line that names the error. Every other error is a failure at once. */
const WAITS = [
  TEST_TIMEOUT,
  /^[\w.]+: (?:Test timeout of|Timeout) \d+ms exceeded\.?$/,
  /^[\w.]+: Execution context was destroyed/,
  /^[\w.]+: net::ERR_CONNECTION_REFUSED\b/,
  /^(?:[\w.]+: )?connect ECONNREFUSED\b/,
  // `looksLike` of the generated paths: the page did not come to show where the machines are.
  /^the page looks as expected in time$/,
  // A layout shift, and no other trouble: a busy machine brings answers and pieces of code in another order.
  /^the page keeps its place$/,
  // A load that broke off, and no other trouble.
  /^each load of the page ends$/,
]

/** A wait for an element. */
const ELEMENT = /^expect\(locator\)\.to\w+\(.*\) failed$/
/** A wait for a state of an element that says nothing of an amount on the screen. */
const STATE =
  /^expect\(locator\)\.(?:toBeVisible|toBeAttached|toBeEnabled|toBeFocused|toHaveValue|toHaveAttribute|toHaveAccessibleDescription)\(.*\) failed$/
const NOT_FOUND = /^(?:Error|Received): <?element\(s\) not found>?$/m
const TIMEOUT = /^Timeout: +\d+ms$/m

/** A poll for a call that no page made. */
const CALL = /^expect\(received\)\.toBeDefined\(\)$/m
const POLL = /Timeout \d+ms exceeded while waiting on the predicate/

/** @param {string} message */
const plain = (message) =>
  stripVTControlCharacters(message)
    // Neither the code frame nor the stack says what kind of error it is.
    .split(/^(?:\s*>?\s*\d+ \||\s+at )/m, 1)[0]
    ?.replace(/^(?:\w*Error: )+/, '')
    .trim() ?? ''

/** @param {string} text */
function isTimeout(text) {
  const lines = text.split('\n')
  if (WAITS.some((pattern) => pattern.test(lines[0]?.trim() ?? ''))) return true
  if (CALL.test(text) && POLL.test(text)) return true
  const line = lines.find((one) => one.startsWith('expect(')) ?? ''
  if (!TIMEOUT.test(text)) return false
  return STATE.test(line) ? !text.includes('strict mode violation') : ELEMENT.test(line) && NOT_FOUND.test(text)
}

/**
 * Whether a journey failed by waits that ran out and by nothing else; a busy machine can cause that. A wrong value, a broken law or a
 * violation is no such wait, and neither is an error that is not known here.
 *
 * @param {readonly string[]} messages of all its errors, as Playwright's JSON reporter writes them
 */
export function haveTimedOut(messages) {
  const texts = messages.map(plain)
  const isOver = texts.some((text) => TEST_TIMEOUT.test(text))
  return texts.length > 0 && texts.every((text) => isTimeout(text) || (isOver && CLOSED.test(text)))
}

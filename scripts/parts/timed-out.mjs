import { stripVTControlCharacters } from 'node:util'

const TEST_TIMEOUT = /^Test timeout of \d+ms exceeded(?: while setting up "\w+")?\.$/
/** The error of a call that was pending when its test timed out. */
const CLOSED = /^[\w.]+: (?:Target page, context or browser has been closed|Test ended\.$)/m

/** Errors of a wait that timed out, matched by their first line. Any other error is a real failure. */
const WAITS = [
  TEST_TIMEOUT,
  /^[\w.]+: (?:Test timeout of|Timeout) \d+ms exceeded\.?$/,
  /^[\w.]+: Execution context was destroyed/,
  /^[\w.]+: net::ERR_CONNECTION_REFUSED\b/,
  /^(?:[\w.]+: )?connect ECONNREFUSED\b/,
  // `looksLike` of the generated paths: the page did not reach the state of the machines.
  /^the page looks as expected in time$/,
  // A layout shift and no other error: on a busy machine, answers and chunks can arrive in a different order.
  /^the page keeps its place$/,
  // An interrupted page load and no other error.
  /^each load of the page ends$/,
]

/** An assertion that waits for an element. */
const ELEMENT = /^expect\(locator\)\.to\w+\(.*\) failed$/
/** An assertion that waits for a state of an element and compares no displayed amount. */
const STATE =
  /^expect\(locator\)\.(?:toBeVisible|toBeAttached|toBeEnabled|toBeFocused|toHaveValue|toHaveAttribute|toHaveAccessibleDescription)\(.*\) failed$/
const NOT_FOUND = /^(?:Error|Received): <?element\(s\) not found>?$/m
const TIMEOUT = /^Timeout: +\d+ms$/m

/** A poll for a call that the page never made. */
const CALL = /^expect\(received\)\.toBeDefined\(\)$/m
const POLL = /Timeout \d+ms exceeded while waiting on the predicate/

/** @param {string} message */
const plain = (message) =>
  stripVTControlCharacters(message)
    // Cuts off the code frame and the stack, which do not identify the error.
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
 * Whether a journey failed only by timeouts, which a busy machine can cause. A wrong value, a broken law, an accessibility
 * violation or an unknown error is a real failure.
 *
 * @param {readonly string[]} messages of all its errors, from Playwright's JSON reporter
 */
export function haveTimedOut(messages) {
  const texts = messages.map(plain)
  const isOver = texts.some((text) => TEST_TIMEOUT.test(text))
  return texts.length > 0 && texts.every((text) => isTimeout(text) || (isOver && CLOSED.test(text)))
}

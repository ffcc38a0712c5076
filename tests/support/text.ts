import fc from 'fast-check'

/** Any text that a program can hold, including lone surrogates and control characters. */
export const anyText = (maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff })), { maxLength })
    .map((units) => String.fromCharCode(...units))

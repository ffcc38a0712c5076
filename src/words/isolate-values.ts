const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/

const isolated = (value: string | number) =>
  typeof value === 'string' && FROM_RIGHT.test(value) ? `\u2068${value}\u2069` : value

/** Wraps right-to-left values in Unicode isolates, so that they don't reorder the sentence around them. */
export function isolateValues<Values extends Readonly<Record<string, string | number>> | undefined>(values: Values) {
  return values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]))
}

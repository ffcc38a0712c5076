/** Local time in Istanbul, `2025-11-21T14:36:20`; three hours ahead of UTC all year. */
export function istanbulTime(at: number): string {
  return new Date(at + 3 * 3_600_000).toISOString().slice(0, 19)
}

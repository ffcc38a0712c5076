/** Where a key leads from one of several that stand in a row; undefined where it leads nowhere (WAI-ARIA's tabs). */
export function neighbourOf(key: string, index: number, count: number): number | undefined {
  if (count === 0 || index < 0) return undefined
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

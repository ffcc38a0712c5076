/** The custom properties with the accent's hue, which a brand changes. */
export const ACCENTS = [
  '--accent',
  '--accent-press',
  '--accent-text',
  '--accent-soft',
  '--accent-line',
  '--focus',
  '--focus-halo',
  '--mark-2',
  '--split-2',
  '--split-3',
  '--camp',
  '--tile',
  '--tile-ink-2',
  '--tile-art',
]

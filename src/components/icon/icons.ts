/** What the first screens need, by name: one line drawing each, on a grid of 20, as the data of a single path. */
export const icons = {
  'alert-circle': 'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M10 6.3v4.4M10 13.5h.01',
  back: 'M12 4.5 6.5 10l5.5 5.5',
  card: 'M5 4.5h10A2.5 2.5 0 0 1 17.5 7v6a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 13V7A2.5 2.5 0 0 1 5 4.5zM2.5 8.5h15M5.8 12.3h3',
  check: 'm4.5 10.5 3.7 3.7 7.5-8',
  'chevron-up': 'm5 12.5 5-5 5 5',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  globe:
    'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M2.7 10h14.6M10 2.7c4.4 4.7 4.4 9.9 0 14.6-4.4-4.7-4.4-9.9 0-14.6z',
  info: 'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M10 9.3v4.2M10 6.5h.01',
  lock: 'M6.5 9h7a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM7 9V6.5a3 3 0 0 1 6 0V9',
  moon: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z',
  refresh: 'M16.5 4v4h-4M16.2 8A6.7 6.7 0 1 0 16.7 11',
  shield: 'M10 2.8 4 5v4.4c0 3.7 2.5 6.6 6 7.8 3.5-1.2 6-4.1 6-7.8V5zM7.4 9.9l1.9 1.9 3.4-3.7',
  sun: 'M6.6 10a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M10 2.4v1.4M10 16.2v1.4M2.4 10h1.4M16.2 10h1.4M4.6 4.6l1 1M14.4 14.4l1 1M4.6 15.4l1-1M14.4 5.6l1-1',
  warning: 'M10 3.2 2.6 16h14.8zM10 8.3v3.5M10 13.9h.01',
}

export type IconName = keyof typeof icons

/** A drawing of a later screen, from `later-icons.ts`: it travels with the screen that shows it. */
export interface Drawing {
  readonly path: string
}

export type IconSource = IconName | Drawing

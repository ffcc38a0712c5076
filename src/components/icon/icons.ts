/** The icons of the first screens: line drawings on a grid of 20, each as the data of a single path. */
export const icons = {
  'alert-circle': 'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M10 6.3v4.4M10 13.5h.01',
  check: 'm4.5 10.5 3.7 3.7 7.5-8',
  'chevron-up': 'm5 12.5 5-5 5 5',
  lock: 'M6.5 9h7a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM7 9V6.5a3 3 0 0 1 6 0V9',
  moon: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z',
  sun: 'M6.6 10a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M10 2.4v1.4M10 16.2v1.4M2.4 10h1.4M16.2 10h1.4M4.6 4.6l1 1M14.4 14.4l1 1M4.6 15.4l1-1M14.4 5.6l1-1',
}

export type IconName = keyof typeof icons

/** An icon of a later screen, from `later-icons.ts`, in the chunk of the screen that uses it. */
export interface Drawing {
  readonly path: string
}

export type IconSource = IconName | Drawing

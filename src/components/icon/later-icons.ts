import type { Drawing } from './icons'

export const bank: Drawing = { path: 'M3 8 10 3.5 17 8zM4.8 8v6.3M8.3 8v6.3M11.7 8v6.3M15.2 8v6.3M3 16.5h14' }

export const card: Drawing = {
  path: 'M5 4.5h10a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 5 4.5zM2.5 8.5h15M5.8 12.3h3',
}

export const clock: Drawing = { path: 'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M10 5.8V10l2.7 1.8' }

export const copy: Drawing = {
  path: 'M9 7h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM13 4.8A1.8 1.8 0 0 0 11.2 3.5h-6A1.7 1.7 0 0 0 3.5 5.2v6A1.8 1.8 0 0 0 4.8 13',
}

export const credit: Drawing = {
  path: 'M5.5 4h9A2.5 2.5 0 0 1 17 6.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4zM3 8h14M6.8 2.5V5M13.2 2.5V5M7.5 14l5-4M7.7 10.8h.01M12.3 13.6h.01',
}

export const message: Drawing = {
  path: 'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v7a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 2.7V14h-1A1.5 1.5 0 0 1 3 12.5v-7A1.5 1.5 0 0 1 4.5 4z',
}

export const phone: Drawing = {
  path: 'M7.7 2.5h4.6a2.2 2.2 0 0 1 2.2 2.2v10.6a2.2 2.2 0 0 1-2.2 2.2H7.7a2.2 2.2 0 0 1-2.2-2.2V4.7a2.2 2.2 0 0 1 2.2-2.2zM9 14.8h2',
}

export const plus: Drawing = { path: 'M10 4v12M4 10h12' }

export const search: Drawing = { path: 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13 13l4 4' }

export const wallet: Drawing = {
  path: 'M3 6.5v8A2.5 2.5 0 0 0 5.5 17h10a1.5 1.5 0 0 0 1.5-1.5v-7A1.5 1.5 0 0 0 15.5 7H4.7A1.7 1.7 0 0 1 4.7 3.6H14M13.1 12a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0',
}

export const cross: Drawing = {
  path: 'm5.5 5.5 9 9m0-9-9 9',
}

export const globe: Drawing = {
  path: 'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M2.7 10h14.6M10 2.7c4.4 4.7 4.4 9.9 0 14.6-4.4-4.7-4.4-9.9 0-14.6z',
}

export const infoMark: Drawing = {
  path: 'M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M10 9.3v4.2M10 6.5h.01',
}

export const retryArrow: Drawing = {
  path: 'M16.5 4v4h-4M16.2 8A6.7 6.7 0 1 0 16.7 11',
}

export const triangle: Drawing = {
  path: 'M10 3.2 2.6 16h14.8zM10 8.3v3.5M10 13.9h.01',
}

export const arrowBack: Drawing = {
  path: 'M12 4.5 6.5 10l5.5 5.5',
}

/** The paths of the campaign's pictures, each with its colour: one per width, and the older one for both. */
export const PICTURES = {
  '/cashback.svg': '#1B45C2',
  '/cashback-desktop.svg': '#0F6B4F',
  '/cashback-mobile.svg': '#8A3FA0',
} as const

export type PicturePath = keyof typeof PICTURES

const pictureIn = (fill: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <circle cx="48" cy="48" r="46" fill="${fill}" />
  <path d="M31 65 65 31" stroke="#fff" stroke-width="7" stroke-linecap="round" />
  <circle cx="36" cy="36" r="8" fill="none" stroke="#fff" stroke-width="6" />
  <circle cx="60" cy="60" r="8" fill="none" stroke="#fff" stroke-width="6" />
</svg>`

export function cashbackPicture(path: PicturePath): Response {
  return new Response(pictureIn(PICTURES[path]), {
    headers: { 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' },
  })
}

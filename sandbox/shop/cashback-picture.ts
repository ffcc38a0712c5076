/** Where the shop has the picture of its campaign. */
export const PICTURE_PATH = '/cashback.svg'

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <circle cx="48" cy="48" r="46" fill="#1B45C2" />
  <path d="M31 65 65 31" stroke="#fff" stroke-width="7" stroke-linecap="round" />
  <circle cx="36" cy="36" r="8" fill="none" stroke="#fff" stroke-width="6" />
  <circle cx="60" cy="60" r="8" fill="none" stroke="#fff" stroke-width="6" />
</svg>`

export function cashbackPicture(): Response {
  return new Response(PICTURE, {
    headers: { 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' },
  })
}

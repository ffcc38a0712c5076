/** UTF-8 text as base64, the way whole documents travel inside answers. */
export function base64Of(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

import type { Page } from '@playwright/test'

export interface DrawnMark {
  readonly field: string
  readonly isChecked: boolean
  readonly hasMark: boolean
}

/** Runs in the page that the picture shows. A mark is a second colour in the middle of a box or a radio. */
async function readMarks(picture: string): Promise<DrawnMark[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  const coloursIn = (x: number, y: number, side: number) => {
    const pixels = canvas?.getImageData(Math.round(x - side / 2), Math.round(y - side / 2), side, side).data ?? []
    const colours = new Set<string>()
    for (let at = 0; at < pixels.length; at += 4) colours.add(pixels.slice(at, at + 3).join())
    return colours.size
  }
  return Array.from(document.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')).flatMap(
    (input) => {
      const drawing = input.nextElementSibling?.getBoundingClientRect()
      if (!drawing) return []
      const [x, y] = [drawing.left + drawing.width / 2, drawing.top + drawing.height / 2]
      // Skips inputs that are scrolled out of view or under a modal.
      if (document.elementFromPoint(x, y) !== input) return []
      const field = input.closest('[data-field]')?.getAttribute('data-field') ?? input.name
      return [{ field, isChecked: input.checked, hasMark: coloursIn(x, y, Math.round(drawing.width * 0.6)) > 1 }]
    },
  )
}

export async function drawnMarks(page: Page): Promise<readonly DrawnMark[]> {
  const picture = await page.screenshot({ scale: 'css' })
  return page.evaluate(readMarks, picture.toString('base64'))
}

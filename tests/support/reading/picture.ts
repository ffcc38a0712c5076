export interface Rectangle {
  readonly role: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Text {
  readonly words: string
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Picture {
  readonly rectangles: readonly Rectangle[]
  readonly texts: readonly Text[]
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const number = (tag: string, name: string) => Number(attribute(tag, name))

/** The visible parts of an SVG: boxes, and lines of text. */
export function pictureIn(svg: string): Picture {
  return {
    rectangles: [...svg.matchAll(/<rect[^>]*>/g)].map(([tag]) => ({
      role: attribute(tag, 'class'),
      x: number(tag, 'x'),
      y: number(tag, 'y'),
      width: number(tag, 'width'),
      height: number(tag, 'height'),
    })),
    texts: [...svg.matchAll(/(<text[^>]*>)(.*?)<\/text>/g)].map(([, tag = '', inner = '']) => ({
      words: inner.replace(/<[^>]*>/g, ''),
      x: number(tag, 'x'),
      y: number(tag, 'y'),
      size: number(tag, 'font-size'),
    })),
  }
}

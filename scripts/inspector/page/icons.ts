const PATHS = {
  play: 'M6.5 4.5v11l9-5.500z',
  bolt: 'M11 2.500 4.500 11.500H9l-.5 6 6.500-9h-4.500z',
  no: 'm5.2 5.2 9.6 9.6M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  check: 'm4.500 10.500 3.700 3.700 7.500-8',
  theme: 'M16.500 11.800A6.800 6.800 0 0 1 8.200 3.500a6.800 6.800 0 1 0 8.300 8.300z',
} as const

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** A decorative icon, hidden from assistive technology. */
export function icon(name: keyof typeof PATHS): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg')
  const path = document.createElementNS(NAMESPACE, 'path')
  svg.setAttribute('class', 'ico')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}

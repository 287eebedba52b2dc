/** A colour as `#rrggbb`. */
export type Colour = string

export type Brightness = 'light' | 'dark'

const channels = (colour: Colour): readonly [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const linear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** How bright a colour is to the eye, from 0 to 1 (WCAG 2). */
export const luminance = (colour: Colour): number => {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export const contrast = (a: Colour, b: Colour): number => {
  const [high, low] = [Math.max(luminance(a), luminance(b)), Math.min(luminance(a), luminance(b))]
  return (high + 0.05) / (low + 0.05)
}

const [darkInk, lightInk] = ['#0d1117', '#ffffff']

/** What is written on a colour so that it can be read. */
export const inkOn = (colour: Colour): Colour =>
  contrast(colour, darkInk) >= contrast(colour, lightInk) ? darkInk : lightInk

// ColorBrewer's YlGnBu: its brightness alone tells the order, in every kind of colour blindness and on grey paper.
const sequence: readonly Colour[] = [
  '#fafde2',
  '#cfecb1',
  '#97d6b9',
  '#53bdc1',
  '#2a97be',
  '#2465a8',
  '#19306f',
]

/** From little to much; what is much stands out from the ground that it is drawn on. */
export const sequential = (brightness: Brightness): readonly Colour[] =>
  brightness === 'light' ? sequence : [...sequence].reverse()

/** Less, as it was, more: violet and orange stay apart in every kind of colour blindness (ColorBrewer's PuOr). */
export const diverging = (brightness: Brightness): readonly Colour[] =>
  brightness === 'light'
    ? ['#5e4b9c', '#9b92c9', '#d3d0e6', '#f1f3f5', '#fbdcae', '#eea047', '#b35c07']
    : ['#b9aee6', '#8478bd', '#4f477c', '#2b3138', '#6b4a1c', '#b06f1d', '#f3b25b']

/** The states of units: colours of Okabe and Ito, who chose them for the colour-blind, paler or darker as the ground is. */
export const stateColours = (brightness: Brightness) =>
  brightness === 'light'
    ? {
        free: '#5fc7a5',
        preReserved: '#f3e87c',
        reserved: '#efb440',
        sold: '#db8a56',
        notForSale: '#cfd4da',
        delayed: '#86c6ef',
      }
    : {
        free: '#2a9d7c',
        preReserved: '#d6ca45',
        reserved: '#c98a10',
        sold: '#a4501a',
        notForSale: '#4d565f',
        delayed: '#5aaede',
      }

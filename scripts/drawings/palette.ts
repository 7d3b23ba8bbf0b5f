/** The colours of every picture: the site's tokens and the tints that its light from the upper left makes of them. */
export const palette = {
  ink: '#0C2230',
  inkLit: '#3A5362',
  inkFront: '#1B3442',
  sun: '#F6A821',
  sunLit: '#FBC765',
  sunShade: '#D4870C',
  leaf: '#0E6E4F',
  leafLit: '#4FB08C',
  clay: '#B4432B',
  white: '#fff',
  whiteFront: '#FBF8F1',
  whiteShade: '#DDD2BE',
  seam: '#C9BCA3',
  wall: '#F6EEDF',
  disc: '#FBE2AE',
  floor: '#E8DCC5',
  horizon: '#D9CBAE',
  footShade: '#EEE6D6',
  glass: '#2B4C5F',
  busbar: '#4B6675',
  wallShadow: '#E7DAC1',
  floorShadow: '#CFC0A2',
} as const

/** The three planes that one light gives a solid: what faces up, what faces us, what faces away from the light. */
export type Material = { readonly top: string; readonly front: string; readonly side: string }

export const enamel: Material = { top: palette.white, front: palette.whiteFront, side: palette.whiteShade }
export const graphite: Material = { top: palette.inkLit, front: palette.inkFront, side: palette.ink }
export const amber: Material = { top: palette.sunLit, front: palette.sun, side: palette.sunShade }

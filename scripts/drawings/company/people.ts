import { fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'
import { portrait, skins } from './portrait.ts'

/** Shoulders in one colour; their right falls into shade. */
function shirt(front: string, shade: string): string {
  return (
    outlined(front, 3.5, 'M18 204q2-42 40-50l26-8q16 16 32 0l26 8q38 8 40 50z') +
    fill(shade, 'M142 156q36 8 38 46h-30q2-30-8-46z')
  )
}

/** Shirt collar and jacket over it. */
const jacket =
  outlined(palette.whiteFront, 3, 'M76 150l24 54 24-54-8-6q-16 16-32 0z') +
  outlined(palette.inkFront, 3.5, 'M18 204q2-42 40-50l20-6 22 56zM182 204q-2-42-40-50l-20-6-22 56z') +
  line(palette.inkLit, 3, 'M58 162l14 20 4-6M142 162l-14 20-4-6')

const cropped = (colour: string) =>
  outlined(colour, 3.5, 'M65 80q-4-46 35-46t35 46q-4-4-5-14-8-12-30-12t-30 12q-1 10-5 14z')

/** Every portrait of the team by the name of its file. */
export function people(): Record<string, string> {
  return {
    'team-ceo': portrait({
      skin: skins.umber,
      clothes: shirt(palette.leaf, '#0A553D') + line(palette.sun, 5, 'M80 148q20 24 40 0'),
      face: line(palette.sun, 8, 'M60 104h0m80 0h0'),
      crown:
        outlined(palette.sun, 3.5, 'M62 72q-8-30 12-40-2-22 30-20 36-4 34 26 8 12 0 34-14-20-38-20t-38 20z') +
        fill(palette.sunShade, 'M120 16q18 4 16 24 8 10 2 28-6-8-14-12 4-22-4-40z') +
        line(palette.clay, 4, 'M66 58q14-20 50-16M80 22q20-4 36 12'),
    }),
    'team-engineer': portrait({
      skin: skins.ebony,
      clothes: jacket,
      glasses: true,
      face: fill(palette.ink, 'M67 92q3 36 33 45 30-9 33-45-6 14-14 16-4-4-19-4t-19 4q-8-2-14-16z'),
      crown: cropped(palette.ink) + line(palette.whiteFront, 3, 'M91 114q9 6 18 0'),
    }),
    'team-financing': portrait({
      skin: skins.sienna,
      behind: outlined('#0A553D', 3.5, 'M54 96q-2-68 46-68t46 68q2 46 16 70H38q14-24 16-70z'),
      clothes:
        shirt(palette.clay, '#8F3421') +
        outlined(palette.leaf, 3.5, 'M58 116q10 28 42 34 32-6 42-34 4 36 10 48-24 22-52 22t-52-22q6-12 10-48z') +
        line('#0A553D', 3, 'M62 150q20 20 56 18'),
      crown:
        '<path fill="#0E6E4F" fill-rule="evenodd" d="M54 96q-2-68 46-68t46 68q-4 40-46 52-42-12-46-52zM70 84q0 34 30 50 30-16 30-50 0-30-30-30t-30 30z"/>' +
        line('#4FB08C', 3, 'M64 68q8-26 32-28'),
    }),
    'team-installer': portrait({
      skin: skins.umber,
      clothes:
        shirt(palette.inkLit, palette.inkFront) +
        outlined(palette.sun, 3, 'M44 160l26-8 30 52H56zM156 160l-26-8-30 52h44z') +
        line(palette.whiteFront, 7, 'M56 186l30-2M144 186l-30-2'),
      face: line(palette.ink, 4, 'M86 108q14-6 28 0'),
      crown:
        outlined(palette.whiteFront, 3.5, 'M60 66q0-42 40-42t40 42z') +
        fill(palette.whiteShade, 'M116 28q22 10 22 36h-16q2-22-6-36z') +
        outlined(palette.whiteFront, 3.5, 'M52 66h96q4 10-6 10H58q-10 0-6-10z') +
        line(palette.sun, 6, 'M100 30v28') +
        line(palette.ink, 3, 'M82 30q-4 12-4 30M118 30q4 12 4 30'),
    }),
    'team-care': portrait({
      skin: skins.ebony,
      behind: outlined(palette.ink, 3.5, 'M64 70q-18 30-8 74 4 10 14 4l2-50h56l2 50q10 6 14-4 10-44-8-74z'),
      clothes: shirt(palette.sun, palette.sunShade) + line(palette.ink, 3, 'M84 148q16 18 32 0'),
      crown:
        outlined(palette.ink, 3.5, 'M64 84q-8-52 36-52t36 52q-10-10-14-26-24 6-40-6-10 10-18 32z') +
        outlined(palette.ink, 3.5, 'M78 34q-6-26 22-26t22 26q-10-6-22-6t-22 6z') +
        line(palette.inkLit, 3, 'M74 64q4-18 14-24M126 64q-4-18-14-24M88 18q10-6 20-2') +
        line(palette.inkFront, 6, 'M58 84q-2-56 42-56t42 56') +
        outlined(palette.inkLit, 3, 'M52 80h12v24H52zM136 80h12v24h-12z') +
        line(palette.ink, 3.5, 'M58 104q2 22 30 20') +
        line(palette.sun, 7, 'M88 124h0'),
    }),
  }
}

import { box, fill, line, outlined } from '../mark.ts'
import { enamel, graphite, palette } from '../palette.ts'
import { strokes } from '../path.ts'
import { solid } from '../solid.ts'

/** The compound's wall behind the house, with its pierced blocks. */
export function wall(): string {
  return (
    outlined('#EBDCC0', 3, 'M560 420h880v52H560z') +
    outlined(palette.whiteFront, 3, 'M554 410h890v11H554z') +
    outlined('#EBDCC0', 3, 'M556 406h26v70h-26z') +
    line('#B9A67F', 8, strokes(13, [604, 436], [0, 0], [22, 0]), strokes(13, [604, 456], [0, 0], [22, 0]))
  )
}

/** A water tank on its steel stand, as every compound has one. */
export function tank(): string {
  return (
    line(palette.ink, 6, 'M800 512v-116M868 512v-116M830 494v-98M800 470l68-40M800 430l68 40') +
    solid({ x: 790, y: 390, width: 88, height: 10, depth: 40, radius: 2 }, graphite, 3) +
    outlined(palette.inkFront, 3.5, 'M796 318q0-14 44-20 48 6 48 20v66q-4 8-46 8t-46-8z') +
    fill(palette.inkLit, 'M801 320q2-12 38-17-22 6-24 18v66q-12-2-14-6z') +
    line(palette.ink, 2.5, 'M797 338q44 8 90 0M797 360q44 8 90 0') +
    box(palette.ink, 0, 828, 292, 28, 10, 4)
  )
}

/** The inverter on the side wall, fed from the roof. */
export function homeSystem(): string {
  return (
    line(palette.ink, 7, 'M1288 330v52') +
    line(palette.whiteFront, 3, 'M1288 330v52') +
    outlined(palette.whiteShade, 2.5, 'M1273 386l28-17v48l-28 17z') +
    fill(palette.inkFront, 'M1279 391l16-10v14l-16 10z') +
    line(palette.sun, 4, 'M1282 420l8-5') +
    outlined(enamel.front, 2.5, 'M1268 446l38-23v52l-38 23z') +
    line(palette.leaf, 3, 'M1275 454l14-8')
  )
}

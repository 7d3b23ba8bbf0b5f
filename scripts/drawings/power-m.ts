import { charge, screen, sideHandle, sideVents } from './details.ts'
import { kitBox } from './kit-box.ts'
import { copies, detailWidth, fill, line } from './mark.ts'
import { enamel, graphite, palette } from './palette.ts'
import type { Point } from './path.ts'
import { floorShadow, ground, picture, seam } from './scene.ts'
import { modelling, solid, type Body } from './solid.ts'

/** A slim white stack: the power module on top, one battery module below it per 5 kWh. `tier` makes it a kit. */
export function powerM(modules: number, options: { head?: number; tier?: number } = {}): string {
  const head = options.head ?? 92
  const [moduleHeight, plinth] = [78, 14]
  const height = head + modules * moduleHeight
  const x = options.tier === undefined ? 182 : 126
  const body: Body = { x, y: ground - plinth - height, width: 230, height, depth: 100, radius: 14 }
  const foot: Body = { x: x + 14, y: ground - plinth - 6, width: 202, height: plinth + 6, depth: 80, radius: 3 }
  const join = body.y + head
  const below = Array.from({ length: modules - 1 }, (_, index): Point => [0, (index + 1) * moduleHeight])
  const batteryModule =
    line(palette.footShade, 8, `M${x + 8} ${join - 6}h214`) +
    line(palette.ink, detailWidth, seam(body, join)) +
    charge(x + 28, join + 24, 4) +
    fill(palette.seam, sideHandle(body, head + 26, 26)) +
    line(palette.seam, detailWidth, `M${x + 26} ${join + 50}h178`)
  return picture(
    floorShadow({ ...body, height: height + plinth }),
    options.tier === undefined ? '' : kitBox(456, 150, options.tier, [x + 254, join - 30]),
    solid(foot, graphite),
    solid(body, enamel),
    modelling(body),
    copies('m', batteryModule, below),
    screen(x + 24, body.y + 22, 92, head - 44),
    line(palette.sun, 8, `M${x + 200} ${body.y + 28}v${head - 56}`),
    sideVents(body, 30, Math.floor((head - 36) / 12)),
  )
}

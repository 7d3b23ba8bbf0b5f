type Tables = Map<string, Buffer>

/** The tables of an sfnt font by their four-letter tags. */
function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    const offset = font.readUInt32BE(entry + 8)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + font.readUInt32BE(entry + 12)))
  }
  return tables
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`the font has no ${tag} table`)
  return found
}

/** An sfnt font of these tables. Checksums are left at zero: the subsetter that reads it next writes them. */
function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  const bodies: Buffer[] = []
  let offset = head.length
  for (const [index, tag] of [...tables.keys()].toSorted().entries()) {
    const body = table(tables, tag)
    head.write(tag, 12 + index * 16, 'latin1')
    head.writeUInt32BE(offset, 12 + index * 16 + 8)
    head.writeUInt32BE(body.length, 12 + index * 16 + 12)
    bodies.push(body, Buffer.alloc(-body.length & 3))
    offset += body.length + (-body.length & 3)
  }
  return Buffer.concat([head, ...bodies])
}

/** Glyph indices by code point of an sfnt font, from its table of characters (format 4 or 12). */
export function charactersOf(font: Buffer): Map<number, number> {
  const cmap = table(readTables(font), 'cmap')
  const characters = new Map<number, number>()
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const at = cmap.readUInt32BE(record + 4)
    if (cmap.readUInt16BE(at) === 4) readSegments(cmap, at, characters)
    if (cmap.readUInt16BE(at) === 12) readGroups(cmap, at, characters)
  }
  return characters
}

function readSegments(cmap: Buffer, at: number, into: Map<number, number>): void {
  const size = cmap.readUInt16BE(at + 6)
  for (let segment = at + 14; segment < at + 14 + size; segment += 2) {
    const start = cmap.readUInt16BE(segment + size + 2)
    const delta = cmap.readUInt16BE(segment + 2 * size + 2)
    const range = segment + 3 * size + 2
    for (let code = start; code <= cmap.readUInt16BE(segment) && code < 0xffff; code += 1) {
      const indirect = cmap.readUInt16BE(range)
      const glyph = indirect === 0 ? code : cmap.readUInt16BE(range + indirect + (code - start) * 2)
      into.set(code, glyph === 0 ? 0 : (glyph + delta) & 0xffff)
    }
  }
}

function readGroups(cmap: Buffer, at: number, into: Map<number, number>): void {
  for (let group = at + 16; group < at + 16 + cmap.readUInt32BE(at + 12) * 12; group += 12) {
    const start = cmap.readUInt32BE(group)
    for (let code = start; code <= cmap.readUInt32BE(group + 4); code += 1) {
      into.set(code, cmap.readUInt32BE(group + 8) + code - start)
    }
  }
}

/** A cmap table with one format 12 subtable. */
function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const cmap = Buffer.alloc(28 + characters.size * 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(cmap.length - 12, 16)
  cmap.writeUInt32BE(characters.size, 24)
  for (const [index, [code, glyph]] of [...characters].toSorted(([a], [b]) => a - b).entries()) {
    cmap.writeUInt32BE(code, 28 + index * 12)
    cmap.writeUInt32BE(code, 32 + index * 12)
    cmap.writeUInt32BE(glyph, 36 + index * 12)
  }
  return cmap
}

/** Where a glyph's bytes start, from `loca` or the like array in `gvar`; short offsets are halved. */
function startOf(offsets: Buffer, glyph: number, long: boolean): number {
  return long ? offsets.readUInt32BE(glyph * 4) : offsets.readUInt16BE(glyph * 2) * 2
}

/** The offsets of `count` glyphs in long form, and of one more behind them, `size` bytes long. */
function extendOffsets(offsets: Buffer, count: number, long: boolean, size: number): Buffer {
  const written = Buffer.alloc((count + 2) * 4)
  for (let glyph = 0; glyph <= count; glyph += 1) written.writeUInt32BE(startOf(offsets, glyph, long), glyph * 4)
  written.writeUInt32BE(startOf(offsets, count, long) + size, (count + 1) * 4)
  return written
}

type Variations = { gvar: Buffer; shared: Buffer[]; data: Buffer; offsets: Buffer; long: boolean }

function readVariations(tables: Tables): Variations {
  const gvar = table(tables, 'gvar')
  const size = gvar.readUInt16BE(4) * 2
  const shared = Array.from({ length: gvar.readUInt16BE(6) }, (_, index) => {
    const at = gvar.readUInt32BE(8) + index * size
    return gvar.subarray(at, at + size)
  })
  return {
    gvar,
    shared,
    data: gvar.subarray(gvar.readUInt32BE(16)),
    offsets: gvar.subarray(20, gvar.readUInt32BE(8)),
    long: (gvar.readUInt16BE(14) & 1) === 1,
  }
}

/** The donor glyph's variations, its references to shared tuples renumbered to the base's equal ones. */
function adoptVariations(base: Variations, donor: Variations, glyph: number): Buffer {
  const data = Buffer.from(
    donor.data.subarray(startOf(donor.offsets, glyph, donor.long), startOf(donor.offsets, glyph + 1, donor.long)),
  )
  let header = 4
  for (let left = data.length > 0 ? data.readUInt16BE(0) & 0xfff : 0; left > 0; left -= 1) {
    const flags = data.readUInt16BE(header + 2)
    const axes = donor.gvar.readUInt16BE(4) * 2
    if ((flags & 0x8000) === 0) {
      const peak = donor.shared[flags & 0xfff]
      const index = base.shared.findIndex((tuple) => peak?.equals(tuple))
      if (index < 0) throw new Error('the fonts vary in different places')
      data.writeUInt16BE((flags & 0xf000) | index, header + 2)
    }
    header += 4 + ((flags & 0x8000) === 0 ? 0 : axes) + ((flags & 0x4000) === 0 ? 0 : axes * 2)
  }
  return Buffer.concat([data, Buffer.alloc(data.length & 1)])
}

function writeVariations(base: Variations, count: number, added: Buffer): Buffer {
  const end = startOf(base.offsets, count, base.long)
  const header = Buffer.from(base.gvar.subarray(0, 20))
  const offsets = extendOffsets(base.offsets, count, base.long, added.length)
  const shared = Buffer.concat(base.shared)
  header.writeUInt32BE(20 + offsets.length, 8)
  header.writeUInt16BE(count + 1, 12)
  header.writeUInt16BE(header.readUInt16BE(14) | 1, 14)
  header.writeUInt32BE(20 + offsets.length + shared.length, 16)
  return Buffer.concat([header, offsets, shared, base.data.subarray(0, end), added])
}

function metricsOf(tables: Tables, glyph: number): Buffer {
  const full = table(tables, 'hhea').readUInt16BE(34)
  const hmtx = table(tables, 'hmtx')
  const metrics = Buffer.alloc(4)
  metrics.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, full - 1) * 4), 0)
  metrics.writeInt16BE(hmtx.readInt16BE(glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2), 2)
  return metrics
}

/**
 * Gives a variable TrueType font one simple glyph of another cut of the same design (same axes, same units), for a
 * code point, and further code points (`aliases`: new to known) for glyphs that it has.
 */
export function addGlyph(
  baseFont: Buffer,
  donorFont: Buffer,
  code: number,
  aliases: ReadonlyMap<number, number>,
): Buffer {
  const base = readTables(baseFont)
  const donor = readTables(donorFont)
  const count = table(base, 'maxp').readUInt16BE(4)
  const glyph = charactersOf(donorFont).get(code)
  if (glyph === undefined) throw new Error('the donor has no such glyph')

  const long = (tables: Tables) => table(tables, 'head').readInt16BE(50) === 1
  const places = table(donor, 'loca')
  const outline = table(donor, 'glyf').subarray(
    startOf(places, glyph, long(donor)),
    startOf(places, glyph + 1, long(donor)),
  )
  const glyfEnd = startOf(table(base, 'loca'), count, long(base))
  const loca = extendOffsets(table(base, 'loca'), count, long(base), outline.length)
  const variations = readVariations(base)
  const characters = charactersOf(baseFont).set(code, count)
  for (const [added, known] of aliases) characters.set(added, characters.get(known) ?? 0)

  const head = Buffer.from(table(base, 'head'))
  head.writeInt16BE(1, 50)
  const maxp = Buffer.from(table(base, 'maxp'))
  maxp.writeUInt16BE(count + 1, 4)
  const hhea = Buffer.from(table(base, 'hhea'))
  hhea.writeUInt16BE(count + 1, 34)
  const widths = Array.from({ length: count }, (_, index) => metricsOf(base, index))

  base.set('head', head).set('maxp', maxp).set('hhea', hhea).set('loca', loca)
  base.set('glyf', Buffer.concat([table(base, 'glyf').subarray(0, glyfEnd), outline]))
  base.set('hmtx', Buffer.concat([...widths, metricsOf(donor, glyph)]))
  base.set('gvar', writeVariations(variations, count, adoptVariations(variations, readVariations(donor), glyph)))
  base.set('cmap', writeCharacters(characters))
  // The widths' variations are in gvar as well; this index of them by glyph would be short of one.
  base.delete('HVAR')
  return writeTables(base)
}

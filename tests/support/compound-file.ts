const sector = 512
const perSector = sector / 4
const namedInHeader = 109
const [endOfChain, ofTable, ofTableList] = [0xfffffffe, 0xfffffffd, 0xfffffffc]

/**
 * A compound file (MS-CFB) with one stream of this name, beginning and size: a Word 97 document, unless told otherwise.
 * Its directory lies behind the stream and takes two sectors, as Word writes it.
 */
export function docFile({ stream = 'WordDocument', start = 0xa5ec, size = 4096 } = {}): Buffer {
  const content = Buffer.alloc(Math.ceil(size / sector) * sector)
  content.writeUInt16LE(start, 0)
  const directory = Buffer.alloc(2 * sector)
  writeEntry(directory, { name: 'Root Entry', type: 5, first: endOfChain, size: 0 })
  writeEntry(directory.subarray(sector), { name: stream, type: 2, first: 0, size })

  const used = (content.length + directory.length) / sector
  const tableSectors = Math.ceil((used + 8) / (perSector - 2))
  const listSectors = tableSectors > namedInHeader ? 1 : 0
  const firstTable = used + listSectors
  const analyticsTable = Array.from({ length: tableSectors }, (_, index) => firstTable + index)

  const directoryAt = content.length / sector
  const table = numbers(tableSectors * perSector)
  for (let at = 0; at < used; at += 1) {
    table.writeUInt32LE(at === directoryAt - 1 || at === used - 1 ? endOfChain : at + 1, at * 4)
  }
  if (listSectors > 0) table.writeUInt32LE(ofTableList, used * 4)
  for (const at of analyticsTable) table.writeUInt32LE(ofTable, at * 4)

  const list = numbers(listSectors * perSector)
  for (const [index, at] of analyticsTable.slice(namedInHeader).entries()) list.writeUInt32LE(at, index * 4)
  if (listSectors > 0) list.writeUInt32LE(endOfChain, list.length - 4)

  const header = numbers(perSector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(tableSectors, 44)
  header.writeUInt32LE(directoryAt, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(listSectors > 0 ? used : endOfChain, 68)
  header.writeUInt32LE(listSectors, 72)
  for (const [index, at] of analyticsTable.slice(0, namedInHeader).entries()) header.writeUInt32LE(at, 76 + index * 4)
  return Buffer.concat([header, content, directory, list, table])
}

/** Free places of a table of sectors. */
function numbers(count: number): Buffer {
  return Buffer.alloc(count * 4, 0xff)
}

function writeEntry(entry: Buffer, of: { name: string; type: number; first: number; size: number }): void {
  entry.write(of.name, 'utf16le')
  entry.writeUInt16LE((of.name.length + 1) * 2, 64)
  entry.writeUInt8(of.type, 66)
  entry.writeUInt32LE(of.first, 116)
  entry.writeUInt32LE(of.size, 120)
}

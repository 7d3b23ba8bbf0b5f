/** Bytes that can be read at any place, wherever they are. */
export type ByteSource = {
  readonly size: number
  /** The bytes from `start` on, `length` of them or as many as there are. */
  read(start: number, length: number): Promise<Buffer>
}

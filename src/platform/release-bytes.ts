/**
 * Gives the memory of bytes back at once, which the garbage collector would do some sixty megabytes later: for large ones
 * that flow through and that nobody else looks at any more. Bytes that share their memory with others stay.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached) buffer.transfer(0)
}

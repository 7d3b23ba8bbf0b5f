/**
 * Sealed bytes that can't be opened: `unknown_key` when no secret that we hold wrapped their key, `damaged` when a byte
 * is not what was sealed (changed, missing, moved).
 */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  readonly reason: 'unknown_key' | 'damaged'

  constructor(reason: UnreadableError['reason'], options?: ErrorOptions) {
    super(reason === 'unknown_key' ? 'sealed with a secret that is not ours' : 'sealed bytes are damaged', options)
    this.reason = reason
  }
}

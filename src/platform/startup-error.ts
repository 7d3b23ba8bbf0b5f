/** A reason not to start that the operator can act on: printed as its one-line message, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Folders and files that a copy of the source without its history is made of; whatever else lies beside them stays. */
const rooms = /^(\.ci|bench|content|db|docs|public|scripts|src|tests)\//
const topFiles =
  /^(README\.md|package(-lock)?\.json|tsconfig\.json|knip\.json|[a-z]+\.config\.ts|\.(gitignore|oxfmtrc\.json|oxlintrc\.json|dependency-cruiser\.mjs))$/

/** What never leaves the machine, wherever it lies and even if somebody put it under version control. */
const neverShared =
  /(^|\/)(\.env[^/]*|\.npmrc|\.git|node_modules|build|data|uploads|coverage|\.cache)(\/|$)|\.(log|pem|key|p12)$/i

/** True for a path that may be given away: nothing of secrets, visitors' data, logs or what a build makes. */
export function mayBeShared(path: string): boolean {
  return !neverShared.test(path)
}

/** True for a path, relative and with `/`, that is source by its place alone. */
export function belongsToSource(path: string): boolean {
  return (rooms.test(path) || topFiles.test(path)) && mayBeShared(path)
}

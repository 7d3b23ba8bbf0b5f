/** A package in package-lock.json, as far as we read it. */
export type LockedPackage = {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> }

/**
 * The builds for other platforms that packages ask for and the lock file lacks, as entries for it. npm leaves them out
 * when its registry has not got them, and `npm ci` then refuses the file.
 */
export function missingPlatforms(lock: LockFile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (lockedPath(lock, path, name)) continue
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return missing
}

/** As Node looks for it: beside the package that asks, then in every folder above. */
function lockedPath(lock: LockFile, path: string, name: string): string | undefined {
  const levels = path.split(/(?:^|\/)node_modules\//)
  const candidates = levels.map((_, depth) => {
    const folder = levels.slice(1, levels.length - depth).map((level) => `node_modules/${level}/`)
    return `${folder.join('')}node_modules/${name}`
  })
  return candidates.find((candidate) => candidate in lock.packages)
}

/** The folders of packages, by name, and of all that they ask for. */
export function foldersOf(lock: LockFile, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const path = lockedPath(lock, from, name)
    if (!path || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {}
    for (const asked of Object.keys({ ...dependencies, ...optionalDependencies })) add(path, asked)
  }
  for (const name of names) add('', name)
  return found
}

/** `@oxlint/binding-linux-arm-musleabihf` is for Linux on arm with musl. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/)
  const named = (all: readonly string[]) => all.filter((word) => words.includes(word))
  const os = named([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  ])
  const cpu = named(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : []
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) }
}

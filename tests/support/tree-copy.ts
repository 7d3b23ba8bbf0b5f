import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * A copy of this repository's files, or of those that `isWanted`, in a temporary folder, with `planted` files (path to text) added or
 * replaced.
 */
export function copyTree(
  planted: Readonly<Record<string, string>>,
  isWanted: (file: string) => boolean = () => true,
): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tree-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (file !== '' && isWanted(file) && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file))
  }
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

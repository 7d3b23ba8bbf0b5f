import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const packed = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
const unpacked = path.resolve(packed, '../unpacked')
const roboto = path.dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/roboto/package.json')))
/** The fonts of an Android phone. */
const fontsConfig = `<?xml version="1.0"?><fontconfig>
  <dir prefix="relative">fonts</dir>
  ${['400Regular', '500Medium', '700Bold'].map((weight) => `<dir>${roboto}/${weight}</dir>`).join('\n  ')}
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <cachedir>${unpacked}/fonts-cache</cachedir>
</fontconfig>`

/** Chromium from an npm package, with the libraries and fonts that a bare machine lacks. Unpacked on first use. */
export async function packagedChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (!existsSync(unpacked)) await unpack()
  return {
    executablePath: path.join(unpacked, 'chromium'),
    env: {
      ...definedOnly(process.env),
      LD_LIBRARY_PATH: path.join(unpacked, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(unpacked, 'fonts/own.conf'),
    },
  }
}

/** The package unpacks into the temporary folder; elsewhere first, so that nobody starts a half-written binary. */
async function unpack(): Promise<void> {
  const staging = mkdtempSync(`${unpacked}-`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = staging
  try {
    for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(path.join(packed, archive))
    writeFileSync(path.join(staging, 'fonts/own.conf'), fontsConfig)
    if (!existsSync(unpacked)) renameSync(staging, unpacked)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(staging, { recursive: true, force: true })
  }
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/** What decodes the pictures that scanners write, by the names that PDF.js asks for. */
const decoders: Readonly<Record<string, URL>> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
}

class BuiltDecoders {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = decoders[filename]
    if (!address) throw new Error(`${filename} is not built`)
    return new Uint8Array(await (await fetch(address)).arrayBuffer())
  }
}

/** A PDF whose pages can be drawn, whose scripts never run; rejects where it is none or is locked. */
export function openPdf(content: ArrayBuffer): Promise<PDFDocumentProxy> {
  return getDocument({
    data: content,
    useWorkerFetch: false,
    BinaryDataFactory: BuiltDecoders,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
}

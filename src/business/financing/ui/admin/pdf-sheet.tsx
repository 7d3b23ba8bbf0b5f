import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#i18n/text-context.tsx'

type PdfSheetProps = {
  readonly address: string
  readonly name: string
  /** By so many quarters of a turn. */
  readonly turned: number
  readonly isWhole: boolean
  readonly onOpen: () => void
  readonly onFail: () => void
}

/** The pages of a PDF, one under the other, as wide as the window or twice. */
export function PdfSheet({ address, onOpen, ...pages }: PdfSheetProps) {
  const { data: pdf, isError } = useQuery({
    queryKey: [address, 'pdf'],
    queryFn: async () => (await import('./open-pdf.ts')).openPdf(address),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
  const opened = useEffectEvent(onOpen)
  const failed = useEffectEvent(pages.onFail)
  useEffect(() => {
    if (isError) failed()
    if (!pdf) return
    opened()
    return () => void pdf.loadingTask.destroy()
  }, [pdf, isError])
  if (!pdf) return null
  return Array.from({ length: pdf.numPages }, (_, at) => <PdfPage key={at} pdf={pdf} number={at + 1} {...pages} />)
}

/** The widest that a page is drawn, in pixels: more takes memory that telephones do not have. */
const widest = 2400

type PdfPageProps = Pick<PdfSheetProps, 'name' | 'turned' | 'isWhole' | 'onFail'> & {
  readonly pdf: PDFDocumentProxy
  readonly number: number
}

/** One page, drawn when it comes near. */
function PdfPage({ pdf, number, name, turned, isWhole, onFail }: PdfPageProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const failed = useEffectEvent(onFail)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100%' })
    near.observe(canvas.current)
    return () => near.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return
    let stop: (() => void) | null = null
    let isLeft = false
    void (async () => {
      const page = await pdf.getPage(number)
      const sheet = canvas.current?.parentElement
      if (isLeft || !canvas.current || !sheet) return
      const rotation = (page.rotate + turned * 90) % 360
      const shown = sheet.clientWidth * (isWhole ? 1 : 2) * Math.min(devicePixelRatio, 2)
      const scale = Math.min(shown, widest) / page.getViewport({ scale: 1, rotation }).width
      const viewport = page.getViewport({ scale, rotation })
      canvas.current.width = Math.floor(viewport.width)
      canvas.current.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas: canvas.current, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
    })().catch(() => isLeft || failed())
    return () => {
      isLeft = true
      stop?.()
    }
  }, [pdf, number, turned, isWhole, isNear])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={text('admin-applications.viewer.page', { name, page: number, count: pdf.numPages })}
      // Until it is drawn it takes the place of a sheet of A4.
      width={210}
      height={297}
      className={`block h-auto border-b border-line bg-white ${isWhole ? 'w-full' : 'w-[200%]'}`}
    />
  )
}

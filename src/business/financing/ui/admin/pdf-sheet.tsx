import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'

type PdfSheetProps = {
  /** What it is kept under while it is shown. */
  readonly address: string
  readonly content: Blob
  readonly name: string
  /** By so many quarters of a turn. */
  readonly turned: number
  readonly isWhole: boolean
  readonly onShown: () => void
  /** Every page was drawn. */
  readonly onShownWhole: () => void
  readonly onFail: (fault: 'locked' | 'damaged') => void
}

/** The pages of a PDF, one under the other, as wide as the window or twice. */
export function PdfSheet({ address, content, onShownWhole, ...pages }: PdfSheetProps) {
  const drawn = useRef(new Set<number>())
  const { data: pdf, error } = useQuery({
    queryKey: [address, 'pdf'],
    queryFn: async () => (await import('./open-pdf.ts')).openPdf(await content.arrayBuffer()),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
  const failed = useEffectEvent(pages.onFail)
  useEffect(() => {
    if (error) failed(error.name === 'PasswordException' ? 'locked' : 'damaged')
    return () => void pdf?.loadingTask.destroy()
  }, [pdf, error])
  if (!pdf) return <Skeleton className="h-[50dvh]" />
  const onDrawn = (page: number) => {
    pages.onShown()
    if (drawn.current.add(page).size === pdf.numPages) onShownWhole()
  }
  return Array.from({ length: pdf.numPages }, (_, at) => (
    <PdfPage key={at} pdf={pdf} number={at + 1} {...pages} onShown={() => onDrawn(at + 1)} />
  ))
}

/** The widest that a page is drawn, in pixels: more takes memory that telephones do not have. */
const widest = 2400

type PdfPageProps = Omit<PdfSheetProps, 'address' | 'content' | 'onShownWhole'> & {
  readonly pdf: PDFDocumentProxy
  readonly number: number
}

/** One page, drawn when it comes near. */
function PdfPage({ pdf, number, name, turned, isWhole, onShown, onFail }: PdfPageProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useEffectEvent(onShown)
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
      if (!isLeft) drawn()
    })().catch(() => isLeft || failed('damaged'))
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

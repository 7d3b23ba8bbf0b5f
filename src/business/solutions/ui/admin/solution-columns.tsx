import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import type { SolutionSector } from '../../case-studies/sector.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { ownSource } from '#business/markdown/markup/own-source.ts'
import type { SolutionRecord } from '../../solution-record.ts'
import { pictureOfSolution } from '../../solution-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { SectorBadge } from '../sector-badge.tsx'

type SolutionActions = {
  readonly onEdit: (solution: SolutionRecord) => void
  readonly onDelete: (solution: SolutionRecord) => void
}

const titleIn = (solution: SolutionRecord, language: Language) => inLanguage(solution, 'title', language)
const placeIn = (solution: SolutionRecord, language: Language) => inLanguage(solution, 'location', language)

/** As the public sees it: a picture of the site's own, or that of the sector. */
const pictureShown = ({ sector, imageUrl }: SolutionRecord) =>
  pictureOfSolution({ sector, imageUrl: ownSource(imageUrl, location.origin) })

/** What the table of solutions shows of each (specification 2, section 2.15). */
export function solutionColumns(
  text: Text,
  language: Language,
  { onEdit, onDelete }: SolutionActions,
): DataColumn<SolutionRecord>[] {
  const sectorOf = ({ sector }: SolutionRecord) => text(`admin-solutions.sector.${sector as SolutionSector}`)
  return [
    {
      id: 'image',
      header: text('admin-solutions.column.image'),
      hideHeader: true,
      cell: (solution) => (
        <div className="w-28 md:w-16 overflow-hidden rounded-control">
          <ContentPicture src={pictureShown(solution)} />
        </div>
      ),
    },
    {
      id: 'title',
      header: text('admin-solutions.column.title'),
      sortBy: (solution) => titleIn(solution, language),
      cell: (solution) => (
        <div className="min-w-0 wrap-break-word md:min-w-32">
          <p className="font-semibold">{titleIn(solution, language)}</p>
          <p className="text-sm text-muted">{inLanguage(solution, 'beneficiaries', language)}</p>
        </div>
      ),
    },
    {
      id: 'sector',
      header: text('admin-solutions.column.sector'),
      sortBy: sectorOf,
      cell: (solution) => <SectorBadge sector={solution.sector} label={sectorOf(solution)} />,
    },
    {
      id: 'location',
      header: text('admin-solutions.column.location'),
      sortBy: (solution) => placeIn(solution, language),
      cell: (solution) => <span className="wrap-break-word md:text-sm">{placeIn(solution, language)}</span>,
    },
    {
      id: 'capacity',
      header: text('admin-solutions.column.capacity'),
      sortBy: ({ capacity }) => capacity,
      cell: ({ capacity }) => <span className="wrap-break-word md:text-sm">{capacity}</span>,
    },
    {
      id: 'status',
      header: text('admin-solutions.column.status'),
      sortBy: ({ isPublished }) => Number(isPublished),
      cell: ({ isPublished, isFeatured }) => (
        <p className="flex flex-wrap justify-end gap-2 md:justify-start">
          <Badge tone={isPublished ? 'leaf' : 'neutral'}>
            {text(isPublished ? 'admin-solutions.isPublished' : 'admin-solutions.draft')}
          </Badge>
          {isFeatured && <Badge tone="sun">{text('admin-solutions.isFeatured')}</Badge>}
        </p>
      ),
    },
    {
      id: 'date',
      header: text('admin-solutions.column.date'),
      sortBy: ({ date }) => date,
      cell: ({ date }) => <span className="wrap-break-word md:text-sm">{date}</span>,
    },
    {
      id: 'actions',
      header: text('admin-solutions.column.actions'),
      hideHeader: true,
      cell: (solution) => {
        const title = titleIn(solution, language)
        return (
          <div className="flex gap-2 md:flex-col">
            <Button
              tone="secondary"
              size="sm"
              className="md:px-2"
              aria-label={text('admin-solutions.editOf', { title })}
              onClick={() => onEdit(solution)}
            >
              {text('admin-solutions.edit')}
            </Button>
            <Button
              tone="secondary"
              size="sm"
              className="md:px-2"
              aria-label={text('admin-solutions.deleteOf', { title })}
              onClick={() => onDelete(solution)}
            >
              {text('admin-solutions.delete')}
            </Button>
          </div>
        )
      },
    },
  ]
}

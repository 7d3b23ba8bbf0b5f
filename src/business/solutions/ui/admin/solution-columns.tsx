import { Link } from 'react-router'
import { RowActions } from '#design/admin/row-actions.tsx'
import { Badge } from '#design/badge.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import type { SolutionSector } from '../../case-studies/sector.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { ownSource } from '#business/markdown/markup/own-source.ts'
import { pictureOfSolution } from '../../solution-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import type { ListedSolutionRecord, SolutionRecord } from '../../solution-record.ts'

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
): DataColumn<ListedSolutionRecord>[] {
  const sectorOf = ({ sector }: SolutionRecord) => text(`admin-solutions.sector.${sector as SolutionSector}`)
  return [
    {
      id: 'image',
      onPhone: 'picture',
      header: text('admin-solutions.column.image'),
      hideHeader: true,
      cell: (solution) => (
        <div className="w-16 overflow-hidden rounded-control">
          <ContentPicture src={pictureShown(solution)} />
        </div>
      ),
    },
    {
      id: 'title',
      onPhone: 'line',
      header: text('admin-solutions.column.title'),
      sortBy: (solution) => titleIn(solution, language),
      cell: (solution) => (
        <div className="min-w-0 wrap-break-word md:min-w-32">
          <p className="font-semibold">
            <Link to={`?edit=${solution.id}`} replace className="hover:underline">
              {titleIn(solution, language)}
            </Link>
          </p>
          <p className="text-sm text-muted">{inLanguage(solution, 'beneficiaries', language)}</p>
        </div>
      ),
    },
    {
      id: 'sector',
      onPhone: 'hidden',
      header: text('admin-solutions.column.sector'),
      sortBy: sectorOf,
      cell: (solution) => <Badge>{sectorOf(solution)}</Badge>,
    },
    {
      id: 'location',
      onPhone: 'line',
      header: text('admin-solutions.column.location'),
      sortBy: (solution) => placeIn(solution, language),
      cell: (solution) => (
        <span className="text-sm wrap-break-word max-md:text-muted">{placeIn(solution, language)}</span>
      ),
    },
    {
      id: 'capacity',
      onPhone: 'hidden',
      header: text('admin-solutions.column.capacity'),
      sortBy: ({ capacity }) => capacity,
      cell: ({ capacity }) => <span className="wrap-break-word md:text-sm">{capacity}</span>,
    },
    {
      id: 'status',
      onPhone: 'line',
      header: text('admin-solutions.column.status'),
      sortBy: ({ isPublished }) => Number(isPublished),
      cell: ({ isPublished, isFeatured, toTranslate }) => (
        <p className="flex flex-wrap gap-2 max-md:mt-1">
          <Badge tone={isPublished ? 'leaf' : 'neutral'}>
            {text(isPublished ? 'admin-solutions.isPublished' : 'admin-solutions.draft')}
          </Badge>
          {isFeatured && <Badge tone="sun">{text('admin-solutions.isFeatured')}</Badge>}
          {toTranslate.map((lacking) => (
            <Badge key={lacking} tone="clay">
              {text(`admin-solutions.toTranslate.${lacking}`)}
            </Badge>
          ))}
        </p>
      ),
    },
    {
      id: 'date',
      onPhone: 'hidden',
      header: text('admin-solutions.column.date'),
      sortBy: ({ date }) => date,
      cell: ({ date }) => <span className="wrap-break-word md:text-sm">{date}</span>,
    },
    {
      id: 'actions',
      onPhone: 'actions',
      header: text('admin-solutions.column.actions'),
      hideHeader: true,
      cell: (solution) => {
        const title = titleIn(solution, language)
        return (
          <RowActions
            labels={{
              edit: text('admin-solutions.editOf', { title }),
              more: text('admin.otherActionsOf', { name: title }),
              delete: text('admin-solutions.delete'),
            }}
            see={
              solution.isPublished ? (
                <a href={`/solutions/${solution.id}`} target="_blank" rel="noreferrer">
                  {text('admin.see')}
                </a>
              ) : null
            }
            onEdit={() => onEdit(solution)}
            onDelete={() => onDelete(solution)}
          />
        )
      },
    },
  ]
}

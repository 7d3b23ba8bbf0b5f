import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { productsPath } from './product-admin-queries.ts'

/** Takes the products into a spreadsheet and brings them back. */
export function CsvTools() {
  const text = useText()
  const [isImporting, setImporting] = useState(false)
  // Spreadsheets in French take a semicolon for the separator.
  const separator = text.language === 'fr' ? '?separator=semicolon' : ''
  return (
    <>
      <Button asChild tone="secondary" icon="download">
        <a href={`${productsPath}.csv${separator}`} download>
          {text('admin-products.csv.export')}
        </a>
      </Button>
      <Button tone="secondary" icon="arrow-up" onClick={() => setImporting(true)}>
        {text('admin-products.csv.import')}
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

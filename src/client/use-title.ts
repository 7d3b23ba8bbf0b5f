import { useEffect } from 'react'
import { useCompany } from './company.tsx'

/** Calls the document so while it is shown, in place of what its page is called. */
export function useTitle(words: string): void {
  const { brand } = useCompany()
  useEffect(() => {
    document.title = `${words} – ${brand.name}`
  }, [words, brand])
}

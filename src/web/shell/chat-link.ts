import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { chatLink } from '#kernel/brand.ts'

const DocumentTitle = createContext('')

/** Gives the title of the document that is rendered, which a page to be read keeps. */
export const DocumentTitleProvider = DocumentTitle.Provider

/** The chat link of the visitor's country, its message naming what they are looking at. */
export function useChatLink(): string {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { pathname } = useLocation()
  const [page, setPage] = useState(useContext(DocumentTitle) || brand.name)
  useEffect(() => {
    const read = () => setPage(document.title)
    read()
    const observer = new MutationObserver(read)
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true })
    return () => observer.disconnect()
  }, [pathname, language])
  return chatLink(contacts[country], text('shell.chat.message', { brand: brand.name, page }))
}

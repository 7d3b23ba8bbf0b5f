import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { contentLanguages, languageTable, type Language } from '#kernel/language.ts'
import { FieldTabs, type FieldTabsProps } from './field-tabs.tsx'
import { useLanguageNotes } from './missing-fields.ts'

/** The tab that a reader of this language finds open. */
function opened(language: Language, at = '/', notes: FieldTabsProps<Language>['notes'] = {}): string | undefined {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <TextProvider value={Object.assign(() => '', { language }) as Text}>
        <FieldTabs label="Languages" names={{ fr: 'Français', en: 'English' }} invalidLabel="" notes={notes}>
          {(key) => key}
        </FieldTabs>
      </TextProvider>
    </MemoryRouter>,
  )
  return /aria-selected="true"[^>]*>(?:<span[^>]*>)?([^<]+)</.exec(html)?.[1]
}

test.each(contentLanguages)('texts open in the language of who reads %s', (language) => {
  expect(opened(language)).toBe(languageTable[language].name)
})

test('a text that waits to be translated opens in the language that it lacks', () => {
  expect(opened('en', '/?write=fr')).toBe('Français')
  expect(opened('fr', '/?write=en')).toBe('English')
})

test('a form opens in the language that must be filled in', () => {
  expect(opened('en', '/', { fr: { words: '2 lack', isDue: true } })).toBe('Français')
  expect(opened('en', '/', { fr: { words: 'filled in', isDue: false } })).toBe('English')
})

test('a language says how many fields it lacks before publishing, the other that it may be left out', () => {
  const words = Object.assign((key: string, values?: object) => `${key}${JSON.stringify(values ?? '')}`, {
    language: 'fr',
  }) as unknown as Text
  const Languages = () => (
    <FieldTabs
      label="Languages"
      names={{ fr: 'Français', en: 'English' }}
      invalidLabel=""
      notes={useLanguageNotes([
        { tab: 'basic', language: 'fr' },
        { tab: 'basic', language: null },
      ])}
    >
      {(key) => key}
    </FieldTabs>
  )
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider value={words}>
        <Languages />
      </TextProvider>
    </MemoryRouter>,
  ).replaceAll('&quot;', '"')
  const said = html.replaceAll(/<[^>]+>/g, '')
  expect(said).toContain('Français: admin.toFill{"count":1}')
  expect(said).toContain('English: admin.optional')
})

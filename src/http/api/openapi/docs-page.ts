import { html, raw } from 'hono/html'
import { callsOf, renderCall } from './docs-call.ts'
import { renderSchemaFields } from './docs-fields.ts'
import { docsStyle } from './docs-style.ts'
import type { OpenApiDocument } from './document.ts'
import { paragraphs, prose, type Html } from './schema-words.ts'

/** The document as a page to read: no script, nothing from elsewhere. */
export function renderDocsPage(document: OpenApiDocument): Html {
  const { info, tags, servers } = document
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>${info.title}</h1>
          <p>At <code>${servers[0]?.url}</code>, and for machines as <a href="/api/openapi.json">openapi.json</a>.</p>
          ${paragraphs(info.description)}
        </header>
        <div class="page">
          ${drawContents(document)}
          <main id="calls">
            ${tags.map(
              ({ name, description }) =>
                html`<h2>${name}</h2>
                  <p>${prose(description)}</p>
                  ${callsOf(document, name).map((call) => renderCall(call))}`,
            )}
            <h2 id="schemas">Schemas</h2>
            ${drawSchemas(document)}
          </main>
        </div>
      </body>
    </html>`
}

function drawContents(document: OpenApiDocument): Html {
  const link = (id: string, words: string) => html`<li><a href="#${id}">${words}</a></li>`
  return html`<nav aria-label="Contents">
    ${document.tags.map(({ name }) => {
      const links = callsOf(document, name).map(({ operation }) => link(operation.operationId, operation.summary))
      return html`<p>${name}</p>
        <ul>
          ${links}
        </ul>`
    })}
    <p>Schemas</p>
    <ul>
      ${link('schemas', 'Everything that is sent and answered')}
    </ul>
  </nav>`
}

function drawSchemas({ components }: OpenApiDocument): Html[] {
  return Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section class="card" id="schema-${name}">
        <h3>${name}</h3>
        ${paragraphs(schema.description ?? '')} ${renderSchemaFields(schema)}
      </section>`,
  )
}

import { html, raw } from 'hono/html'
import { backOffice, visitors, type OpenApiDocument } from './document.ts'
import { paragraphs, prose, type Html, typeWords, limitsOf } from './schema-words.ts'
import { answerIn, languageParameter, type DocumentedOperation } from './documented-operation.ts'
import type { Answer, Parameter } from './operation.ts'
import type { JsonSchema } from './json-schema.ts'

const readers = {
  visitors: { groups: visitors, others: 'back-office', words: 'What staff and programs call' },
  'back-office': { groups: backOffice, others: '', words: 'What visitors call' },
} as const
export type Readers = keyof typeof readers

/** What a page is made of: the part of the document that concerns its readers. */
function partFor(document: OpenApiDocument, { groups }: (typeof readers)[Readers]): OpenApiDocument {
  const tags = document.tags.filter(({ name }) => groups.some(({ tag }) => tag === name))
  const calls = Object.entries(document.paths).map(([path, methods]) => {
    const its = Object.entries(methods).filter(([, call]) => tags.some(({ name }) => call.tags.includes(name)))
    return [path, Object.fromEntries(its)] as const
  })
  const paths = Object.fromEntries(calls.filter(([, methods]) => Object.keys(methods).length > 0))
  const needed = new Set<string>()
  const need = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(name)) continue
      needed.add(name)
      need(document.components.schemas[name])
    }
  }
  const webhooks = groups === backOffice ? document.webhooks : {}
  need([paths, webhooks])
  need({ $ref: '#/components/schemas/Problem' })
  const schemas = Object.entries(document.components.schemas).filter(([name]) => needed.has(name))
  return {
    ...document,
    tags,
    paths,
    webhooks,
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  }
}

/** The document as a page to read for some readers: no script, nothing from elsewhere. */
export function renderDocsPage(whole: OpenApiDocument, of: Readers): Html {
  const document = partFor(whole, readers[of])
  const { info, tags, servers } = document
  const { others, words } = readers[of]
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
          <p><a href="/api/docs${others && `/${others}`}">${raw(words)}</a> stands on a page of its own.</p>
        </header>
        <div class="page">
          ${renderContents(document)}
          <main id="calls">
            ${tags.map(
              ({ name, description }) =>
                html`<h2>${name}</h2>
                  <p>${prose(description)}</p>
                  ${callsOf(document, name).map((call) => renderCall(document, call))}`,
            )}
            ${renderWebhooks(document)}
            <h2 id="schemas">Schemas</h2>
            ${renderSchemas(document)}
          </main>
        </div>
      </body>
    </html>`
}

/** What addresses are told. */
function renderWebhooks({ webhooks }: OpenApiDocument): Html | string {
  const events = Object.entries(webhooks)
  if (events.length === 0) return ''
  return html`<h2 id="webhooks">Webhooks</h2>
    <p>POSTs to addresses of <code>/admin/programs/webhooks</code>, signed in <code>Webhook-Signature</code>.</p>
    ${events.map(([type, { post }]) => {
      const { data } = post.requestBody.content['application/json'].schema.properties ?? {}
      return html`<section class="card" id="webhook-${type}">
        <h3>${type}</h3>
        <p>${post.summary}</p>
        <p class="type">data: ${typeWords((data ?? {}) as JsonSchema)}</p>
      </section>`
    })}`
}

function renderContents(document: OpenApiDocument): Html {
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

function renderSchemas({ components }: OpenApiDocument): Html[] {
  return Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section class="card" id="schema-${name}">
        <h3>${name}</h3>
        ${paragraphs(schema.description ?? '')} ${renderSchemaFields(schema)}
      </section>`,
  )
}

/** One method of one path. */
type Call = { readonly method: string; readonly path: string; readonly operation: DocumentedOperation }

/** Every call of a document under one of its headings. */
function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })))
    .filter(({ operation }) => operation.tags.includes(tag))
}

/** A call as a card: what it takes, by example, and what it answers. */
function renderCall(document: OpenApiDocument, { method, path, operation }: Call): Html {
  const { operationId, summary, description, 'x-scope': scope } = operation
  // Which language is said once, for all of them.
  const parameters = operation.parameters.filter((one) => one !== languageParameter)
  return html`<section class="card" id="${operationId}">
    <h3>${summary}</h3>
    <p class="call"><span class="verb ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
    ${description === `${summary}.` ? '' : paragraphs(description)}
    ${scope ? html`<p class="type">A program needs <code>${scope}</code>.</p>` : ''}
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${renderParameters(parameters)}`
        : ''
    }
    ${renderBody(operation)}
    <h4>Answers</h4>
    ${renderAnswers(document, operation)}
  </section>`
}

function renderBody({ requestBody }: DocumentedOperation): Html | string {
  if (!requestBody) return ''
  const bodies = Object.entries(requestBody.content)
  return html`<h4>Body</h4>
    ${bodies.map(
      ([type, { schema, example }]) =>
        html`<p class="type">${type}: ${typeWords(schema)}</p>
          ${example === undefined ? '' : html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`}`,
    )}`
}

const isRefusal = ({ content }: Answer) => content?.['application/problem+json'] !== undefined

function renderAnswers(document: OpenApiDocument, { responses }: DocumentedOperation): Html {
  const answers = Object.entries(responses).map(([status, answer]) => [status, answerIn(document, answer)] as const)
  const successes = answers.filter(([, answer]) => !isRefusal(answer))
  const refusals = answers.filter(([status, answer]) => isRefusal(answer) && status !== 'default')
  return html`<ul class="fields">
    ${successes.map(([status, answer]) => html`<li>${renderSuccess(status, answer)}</li>`)}${
      refusals.length > 0 ? html`<li>${refusals.map(([status, answer]) => renderRefusal(status, answer))}</li>` : ''
    }
  </ul>`
}

function renderSuccess(status: string, { description, content = {}, headers = {} }: Answer): Html {
  const types = Object.entries(content).map(([type, { schema }]) => html`${type}: ${typeWords(schema)}`)
  const named = Object.entries(headers).map(
    ([name, header]) => html`<code>${name}</code>: ${prose(header.description)}`,
  )
  return html`<strong>${status}</strong> ${prose(description)} <span class="type">${types}${named}</span>`
}

function renderRefusal(status: string, { description }: Answer): Html {
  return html`<a href="#schema-Problem">${status}</a> ${prose(description)} `
}

/** The page's own style, in the colours of the site (design/tokens.css). */
export const docsStyle = `
:root{--ink:#0c2230;--muted:#40535f;--sun:#f6a821;--leaf:#0e6e4f;--leaf-soft:#e4f2ec;--sand:#fbf7ef;--sand-2:#f3ecdd;--line:#e6decf}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--sand);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--leaf)}
:focus-visible{outline:3px solid var(--sun);outline-offset:2px;border-radius:4px}
h1,h2,h3,h4{line-height:1.2;letter-spacing:-.02em;margin:0}
h1{font-size:2rem}
h2{font-size:1.5rem;margin-top:3rem}
h3{font-size:1.125rem}
h4{font-size:.9375rem;margin-top:1.25rem;letter-spacing:0}
p{margin:.5rem 0;max-width:44rem}
code,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{background:var(--sand-2);border-radius:4px;padding:.05em .3em}
pre{background:var(--ink);color:#fff;border-radius:10px;margin:.5rem 0 0;padding:1rem;white-space:pre-wrap}
pre code{background:none;padding:0}
header,.page{max-width:75rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;background:#fff;padding:.75rem}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
nav p{font-weight:600;margin:1rem 0 0}
nav a{display:block;padding:.65rem 0;text-decoration:none}
nav a:hover{text-decoration:underline}
.card{background:#fff;border:1px solid var(--line);border-radius:14px;margin-top:1rem;padding:1rem}
.call{align-items:baseline;display:flex;flex-wrap:wrap;gap:.25rem .6rem;margin-top:.5rem}
.verb{border-radius:6px;font-size:.8125rem;font-weight:700;padding:.1rem .5rem}
.get{background:var(--leaf);color:#fff}
.post,.put,.patch,.delete{background:var(--sun);color:var(--ink)}
.fields{list-style:none;margin:.25rem 0 0;padding:0}
.fields .fields{border-left:2px solid var(--line);margin-left:.25rem;padding-left:.75rem}
.fields li{border-top:1px solid var(--line);padding:.4rem 0}
.fields li:first-child{border-top:0}
.type{color:var(--muted);font-size:.9375rem}
footer{color:var(--muted);padding:3rem 0 2rem}
@media (min-width:64rem){.page{display:grid;gap:2.5rem;grid-template-columns:17rem minmax(0,1fr)}nav{align-self:start;max-height:100vh;overflow-y:auto;position:sticky;top:0}.card{padding:1.5rem}nav a{padding:.25rem 0}}
@media print{nav{display:none}}
`

type Field = {
  readonly name: string
  readonly schema: JsonSchema
  readonly notes: readonly string[]
  readonly description?: string
}

/** The object that stands in a field without a name of its own: itself, an entry of a list, or what else than null it can be. */
function innerObject(schema: JsonSchema): JsonSchema | null {
  if (schema.properties) return schema
  const inside = [schema.items, ...(schema.anyOf ?? [])].filter((part) => typeof part === 'object') as JsonSchema[]
  return inside.map(innerObject).find((found) => found !== null) ?? null
}

function renderField({ name, schema, notes, description }: Field): Html {
  const inner = innerObject(schema)
  const more = [...limitsOf(schema), ...notes].map((note) => `, ${note}`).join('')
  return html`<li>
    <code>${name}</code> <span class="type">${typeWords(schema)}${more}</span>${
      description ? html`. ${prose(description)}` : ''
    }${inner ? renderSchemaFields(inner) : ''}
  </li>`
}

function renderFields(fields: readonly Field[]): Html {
  return html`<ul class="fields">
    ${fields.map((field) => renderField(field))}
  </ul>`
}

/** The parameters of an operation, as a list. */
function renderParameters(parameters: readonly Parameter[]): Html {
  return renderFields(
    parameters.map(({ name, schema, in: where, required, description }) => ({
      name,
      schema,
      notes: [`in the ${where}`, ...(required ? ['required'] : [])],
      description,
    })),
  )
}

/** The fields of a schema, as lists within lists; of one that is no object, what it takes. */
function renderSchemaFields(schema: JsonSchema): Html {
  const { properties, required = [], propertyNames, additionalProperties } = schema
  if (properties) {
    return renderFields(
      Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, its]) => ({
        name,
        schema: its,
        notes: required.includes(name) ? [] : ['optional'],
        description: its.description,
      })),
    )
  }
  if (typeof propertyNames === 'object' && typeof additionalProperties === 'object') {
    const [keys, values] = [propertyNames, additionalProperties] as JsonSchema[]
    return html`<p>Keys: ${typeWords(keys ?? {})}</p>
      <p>Values: ${typeWords(values ?? {})}</p>`
  }
  return html`<p>${typeWords(schema)}</p>`
}

import { html } from 'hono/html'
import { renderParameters } from './docs-fields.ts'
import type { OpenApiDocument } from './document.ts'
import type { DocumentedOperation } from './documented-operation.ts'
import type { Answer } from './operation.ts'
import { paragraphs, prose, typeWords, type Html } from './schema-words.ts'

/** One method of one path. */
export type Call = { readonly method: string; readonly path: string; readonly operation: DocumentedOperation }

/** Every call of a document under one of its headings. */
export function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })))
    .filter(({ operation }) => operation.tags.includes(tag))
}

/** A call as a card: what it takes, by example, and what it answers. */
export function renderCall({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters } = operation
  return html`<section class="card" id="${operationId}">
    <h3>${summary}</h3>
    <p class="call"><span class="verb ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
    ${description ? paragraphs(description) : ''}
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${renderParameters(parameters)}`
        : ''
    }
    ${drawBody(operation)}
    <h4>Answers</h4>
    ${drawAnswers(operation)}
  </section>`
}

function drawBody({ requestBody }: DocumentedOperation): Html | string {
  if (!requestBody) return ''
  const bodies = Object.entries(requestBody.content)
  return html`<h4>Body</h4>
    ${bodies.map(
      ([type, { schema, example }]) =>
        html`<p class="type">${type}: ${typeWords(schema)}</p>
          <pre><code>${JSON.stringify(example, null, 2)}</code></pre>`,
    )}`
}

const isRefusal = ({ content }: Answer) => content?.['application/problem+json'] !== undefined

function drawAnswers({ responses }: DocumentedOperation): Html {
  const answers = Object.entries(responses)
  const successes = answers.filter(([, answer]) => !isRefusal(answer))
  const refusals = answers.filter(([status, answer]) => isRefusal(answer) && status !== 'default')
  return html`<ul class="fields">
    ${successes.map(([status, answer]) => html`<li>${drawSuccess(status, answer)}</li>`)}${
      refusals.length > 0 ? html`<li>${refusals.map(([status, answer]) => drawRefusal(status, answer))}</li>` : ''
    }
  </ul>`
}

function drawSuccess(status: string, { description, content = {}, headers = {} }: Answer): Html {
  const types = Object.entries(content).map(([type, { schema }]) => html`${type}: ${typeWords(schema)}`)
  const named = Object.entries(headers).map(
    ([name, header]) => html`<code>${name}</code>: ${prose(header.description)}`,
  )
  return html`<strong>${status}</strong> ${prose(description)} <span class="type">${types}${named}</span>`
}

function drawRefusal(status: string, { description }: Answer): Html {
  return html`<a href="#schema-Problem">${status}</a> ${prose(description)} `
}

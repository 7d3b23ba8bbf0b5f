import { Hono } from 'hono'
import { listAssignees } from '#business/accounts/staff-who-may.server.ts'
import { closeDay, reopenDay } from '#business/company/closed-days.server.ts'
import { cancelBooking, moveBooking, readCalendar, settleBooking } from '#business/leads/bookings.server.ts'
import { changeLead, changeLeads } from '#business/leads/change-lead.server.ts'
import { exportLeads } from '#business/leads/export-leads.server.ts'
import { findKnownPerson } from '#business/leads/known-person.server.ts'
import { importLeads } from '#business/leads/import-leads.server.ts'
import { undoLeadImport } from '#business/leads/undo-lead-import.server.ts'
import { requestsFile } from '#business/leads/lead.ts'
import { findLead, openLeadFile } from '#business/leads/lead-detail.server.ts'
import { countLeads, followLeads, listLeads } from '#business/leads/lead-inbox.server.ts'
import { changeView, listViews, removeView, saveView } from '#business/leads/saved-views.server.ts'
import { takeLead } from '#business/leads/take-lead.server.ts'
import { eventStream } from '../event-stream.ts'
import { leadImportFault, leadImportReport, unopenedFile, writtenCsv } from './answers.ts'
import { textOf } from '../problems.ts'
import { requestsTable } from './requests-table.ts'
import { body, bodyOf, formKey, id, query, type askingWith } from './staff-context.ts'

const created = { status: 201 } as const
const nothing = { status: 204 } as const
/** Of a table of customers: notes of some length in each of its rows. */
const importBytes = 2_000_000

/** Of the back office's API what is about those who ask: their requests, and when they are expected. */
export function requestRoutes(ask: ReturnType<typeof askingWith>): Hono {
  return new Hono()
    .get('/leads', ask(listLeads, [query]))
    .get(
      '/leads.csv',
      ask(exportLeads, [query], {
        as: (c, leads) => writtenCsv(requestsFile, requestsTable(leads, textOf(c), c.req.query('columns') === 'main')),
      }),
    )
    .get('/leads/assignees', ask(listAssignees('leads.work'), []))
    .get('/leads/figures', ask(countLeads, [query]))
    .post('/leads', ask(takeLead, [body, formKey], created))
    .post('/leads/imports/:id/undo', ask(undoLeadImport, [id], { words: leadImportFault }))
    .post('/leads/import', ask(importLeads, [bodyOf(importBytes)], { as: leadImportReport }))
    .post('/leads/known', ask(findKnownPerson, [body]))
    .get('/leads/arrivals', ask(followLeads, [], { as: eventStream }))
    .post('/leads/changes', ask(changeLeads, [body]))
    .get('/leads/:id', ask(findLead, [id]))
    .get('/leads/:id/file', ask(openLeadFile, [id], { as: unopenedFile }))
    .patch('/leads/:id', ask(changeLead, [body, id, formKey]))
    .get('/lead-views', ask(listViews, [query]))
    .post('/lead-views', ask(saveView, [body], created))
    .patch('/lead-views/:id', ask(changeView, [body, id]))
    .delete('/lead-views/:id', ask(removeView, [id], nothing))
    .get('/calendar', ask(readCalendar, [query]))
    .put('/leads/:id/booking', ask(moveBooking, [body, id]))
    .post('/leads/:id/booking/cancellation', ask(cancelBooking, [body, id]))
    .put('/leads/:id/booking/outcome', ask(settleBooking, [body, id]))
    .post('/closed-days', ask(closeDay, [body], created))
    .delete('/closed-days/:id', ask(reopenDay, [id], nothing))
}

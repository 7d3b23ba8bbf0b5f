import { queryOptions } from '@tanstack/react-query'
import { calculated } from '#client/calculated.ts'
import type { AppliancePreset } from '../appliance-preset.ts'
import type { AuditAnswer } from '../audit-answer.ts'
import type { AuditRequest } from '../audit-request.ts'
import type { CompareRequest, Comparison } from '../compare-systems.ts'
import type { ListedCategory } from '../listed-appliance.ts'
import type { Segment } from '../segment.ts'

/** The appliances of a project type by category. */
export const appliancesQuery = (segment: Segment) =>
  queryOptions<readonly ListedCategory[]>({ queryKey: [`/api/appliances/by-category?segment=${segment}`] })

/** The lists that an audit of a project type may start from. */
export const presetsQuery = (segment: Segment) =>
  queryOptions<readonly AppliancePreset[]>({ queryKey: [`/api/appliance-presets?segment=${segment}`] })

/** The answer to one request. */
export const auditQuery = (request: AuditRequest) =>
  calculated<AuditRequest, AuditAnswer>('audit', request, {
    path: '/api/smart-solar-plan/calculate',
    onDevice: async (body) => (await import('./engine-on-device.ts')).auditOnDevice(body),
  })

/** Systems held against the load of one request. */
export const comparisonQuery = (request: CompareRequest) =>
  calculated<CompareRequest, Comparison>('compare', request, {
    path: '/api/smart-solar-plan/compare',
    onDevice: async (body) => (await import('./engine-on-device.ts')).comparisonOnDevice(body),
  })

import { calculated } from '#client/calculated.ts'
import type { Calculation } from '../calculation.ts'
import type { CalculationRequest } from '../plan-request.ts'
import type { ShownOffer } from './plan-on-device.ts'

/** The answer to one request, for what the page shows of the offer. */
export const calculationQuery = (request: CalculationRequest, shown: ShownOffer | null = null) =>
  calculated<CalculationRequest, Calculation>('instalment plan', request, {
    path: '/api/financing/calculate',
    onDevice: async (body) => {
      if (!shown) throw new Error('nothing is shown yet')
      return (await import('./plan-on-device.ts')).planOnDevice(body, shown)
    },
  })

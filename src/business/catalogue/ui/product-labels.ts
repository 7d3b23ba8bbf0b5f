import type { PurchaseOption, SystemType, UseCase } from '../product.ts'

/** The messages that say a product's codes in the visitor's language. */
export const usageLabel = {
  Residential: 'catalogue.useCase.residential',
  Commercial: 'catalogue.useCase.commercial',
  'Residential / Commercial': 'catalogue.useCase.both',
} as const satisfies Record<UseCase, string>

export const systemTypeLabel = {
  'All-in-One': 'catalogue.systemType.allInOne',
  Inverter: 'catalogue.systemType.inverter',
  'Solar Panel': 'catalogue.systemType.solarPanel',
  Battery: 'catalogue.systemType.battery',
} as const satisfies Record<SystemType, string>

export const purchaseOptionLabel = {
  Cash: 'catalogue.purchaseOption.cash',
  'Financing Available': 'catalogue.purchaseOption.financing',
  'Cash / Financing': 'catalogue.purchaseOption.both',
} as const satisfies Record<PurchaseOption, string>

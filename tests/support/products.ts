import type { Product } from '#business/catalogue/product.ts'
import { perRating } from '#business/catalogue/rating-field.ts'

const plain: Product = {
  id: 1,
  slug: 'plain',
  name: 'Kit simple',
  nameEn: 'Plain kit',
  description: '',
  descriptionEn: '',
  features: ['Onduleur et batterie'],
  featuresEn: ['Inverter and battery'],
  capacity: '5kVA',
  batteryCapacity: '10kWh',
  useCase: 'Residential / Commercial',
  systemType: 'All-in-One',
  purchaseOption: 'Cash / Financing',
  manufacturer: 'Maker',
  country: 'Nigeria',
  categoryId: 1,
  imageUrl: null,
  price: 1_000_000,
  priceStatus: 'illustrative',
  currency: 'NGN',
  ratings: perRating(() => null),
  panel: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

type Changes = Partial<Omit<Product, 'ratings'>> & { readonly ratings?: Partial<Product['ratings']> }

/** A complete 5 kVA / 10 kWh system at a million naira, with whatever the test is about changed. */
export function aProduct({ ratings, ...changes }: Changes = {}): Product {
  return { ...plain, ...changes, ratings: { ...plain.ratings, ...ratings } }
}

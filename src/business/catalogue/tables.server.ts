import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { defaultCountry } from '#kernel/country.ts'
import type { PriceList } from './price.ts'
import type { PurchaseOption, UseCase } from './product.ts'
import type { SystemType } from './site-type.ts'
import type { RatingSources } from './rating-field.ts'
import type { Specification } from './specification-schema.ts'

export const productCategories = pgTable('product_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
})

export type NewCategory = typeof productCategories.$inferInsert

/** The id of the library's image that a product shows, if it is one. */
export const imagesOfProduct = (product: Record<'imageUrl', AnyPgColumn>) =>
  sql<string[]>`media_ids(coalesce(${product.imageUrl}, ''))`

/** Products are sorted by their price in the first country in the back office; those on request come before the cheapest. */
export const sortedPrice = sql.raw(`(coalesce((prices -> '${defaultCountry}' ->> 'amount')::bigint, 0))`)

/** One row holds all of a product, its prices in every country included: a list is one SELECT. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    nameEn: text().notNull(),
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    features: text().array().notNull().default([]),
    featuresEn: text().array().notNull().default([]),
    capacity: text().notNull().default(''),
    batteryCapacity: text().notNull().default(''),
    useCase: text().$type<UseCase>().notNull().default('Residential / Commercial'),
    systemType: text().$type<SystemType>().notNull().default('All-in-One'),
    purchaseOption: text().$type<PurchaseOption>().notNull().default('Cash / Financing'),
    manufacturer: text().notNull().default(''),
    country: text().notNull().default('Nigeria'),
    categoryId: integer()
      .notNull()
      .default(1)
      .references(() => productCategories.id),
    imageUrl: text(),
    /** A draft is read by staff alone. */
    isPublished: boolean().notNull().default(true),
    prices: jsonb().$type<PriceList>().notNull().default({}),
    /** The ratings of rating-field.ts, a column each; null where the maker states none. */
    continuousW: integer(),
    surgeW: integer(),
    batteryWh: integer(),
    depthOfDischarge: doublePrecision(),
    pvInputW: integer(),
    dischargeW: integer(),
    chargeW: integer(),
    pvMaxVocV: doublePrecision(),
    pvMaxCurrentA: doublePrecision(),
    panelsIncludedW: integer(),
    acCharge: boolean(),
    acChargeW: integer(),
    phases: integer().$type<1 | 3>(),
    parallelUnits: integer(),
    idleW: integer(),
    backupBox: boolean(),
    ratingSources: jsonb().$type<RatingSources>().notNull().default({}),
    specification: jsonb().$type<Specification>().notNull().default({}),
    /** To the millisecond, as a browser reads it and sends it back to show which version it edited. */
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** What the back office finds a product by, as words are compared. */
    foundBy: text()
      .notNull()
      .generatedAlwaysAs(sql`search_text(name || ' ' || name_en || ' ' || manufacturer || ' ' || slug)`),
  },
  (table) => [
    index('products_category_id').on(table.categoryId),
    // The orders of the list in the back office, and what is counted above it.
    index('products_by_name').on(sql`(search_text(name) collate "C")`, table.id),
    index('products_by_price').on(sortedPrice, table.id),
    index('products_by_system_type').on(table.systemType, table.id),
    index('products_by_use_case').on(table.useCase, table.id),
    index('products_by_purchase_option').on(table.purchaseOption, table.id),
    index('products_found_by').using('gin', sql`found_by gin_trgm_ops`),
    index('products_images').using('gin', imagesOfProduct(table)),
    check(
      'products_ratings_positive',
      sql`least(${table.continuousW}, ${table.surgeW}, ${table.batteryWh}, ${table.dischargeW}, ${table.chargeW},
        ${table.pvMaxVocV}, ${table.pvMaxCurrentA}, ${table.acChargeW}, ${table.parallelUnits}) > 0`,
    ),
    check(
      'products_ratings_not_negative',
      sql`least(${table.pvInputW}, ${table.panelsIncludedW}, ${table.idleW}) >= 0`,
    ),
    check('products_phases', sql`${table.phases} in (1, 3)`),
    check('products_depth_of_discharge', sql`${table.depthOfDischarge} > 0 and ${table.depthOfDischarge} <= 1`),
  ],
)

/** Files of products that were imported, for as long as they can be undone. */
export const productImports = pgTable('product_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  /** Who imported it; the name outlives the account. */
  staffName: text().notNull(),
  file: text().notNull(),
  created: integer().notNull(),
  changed: integer().notNull(),
  undoneAt: timestamp({ withTimezone: true, precision: 3 }),
  undoneBy: text(),
})

/** What an import did to each of its products. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** The product's version after it: one that is another has been changed since. */
    version: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Its row as it was; null for a product that the file added. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Its row as the import left it; null of an import from before this was kept. */
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (row) => [primaryKey({ columns: [row.importId, row.productId] })],
)

export type NewProduct = typeof products.$inferInsert
export type ProductRow = typeof products.$inferSelect

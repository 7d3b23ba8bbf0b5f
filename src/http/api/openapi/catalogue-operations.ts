import { productSorts } from '#business/catalogue/product-filter.ts'
import { productsPerPage, siteTypes, systemTypes } from '#business/catalogue/site-type.ts'
import { defaultLanguage, languages } from '#kernel/language.ts'
import {
  countryParameter,
  listOf,
  one,
  pageParameter,
  totalHeader,
  type OperationGroup,
  type Parameter,
} from './operation.ts'

const typeParameter: Parameter = {
  in: 'query',
  name: 'type',
  description: 'Products for a home, or for a business.',
  schema: { type: 'string', enum: [...siteTypes], default: 'all' },
}

const pricesParameter: Parameter = {
  in: 'query',
  name: 'prices',
  description:
    'What `budget` and the order by price go by: without it the price of the product by itself; `complete`: what it costs with panels, installed, where that is known.',
  schema: { type: 'string', enum: ['complete'] },
}

const pageParameters: readonly Parameter[] = [
  pageParameter,
  {
    in: 'query',
    name: 'limit',
    description: 'How many on a page.',
    schema: { type: 'integer', minimum: 1, maximum: productsPerPage, default: productsPerPage },
  },
  typeParameter,
  {
    in: 'query',
    name: 'lang',
    description: 'The language whose names give the order.',
    schema: { type: 'string', enum: [...languages], default: defaultLanguage },
  },
  {
    in: 'query',
    name: 'financed',
    description: 'Only products that can be paid in instalments in the country.',
    schema: { type: 'string', enum: ['true'] },
  },
  {
    in: 'query',
    name: 'budget',
    description: 'Only products that cost no more, in whole units of the currency.',
    schema: { type: 'integer', minimum: 1 },
  },
  pricesParameter,
  {
    in: 'query',
    name: 'power',
    description: 'Only systems whose label says no less, in VA (or W).',
    schema: { type: 'integer', minimum: 1 },
  },
  {
    in: 'query',
    name: 'storage',
    description: 'Only systems whose battery holds no less, in Wh.',
    schema: { type: 'integer', minimum: 1 },
  },
  {
    in: 'query',
    name: 'kind',
    description: 'Only products of a kind.',
    schema: { type: 'string', enum: [...systemTypes] },
  },
  {
    in: 'query',
    name: 'brand',
    description: 'Only products of a maker.',
    schema: { type: 'string', maxLength: 100, default: '' },
  },
  {
    in: 'query',
    name: 'sort',
    description: 'Another order, with a minus from the largest; what has no such figure comes last.',
    schema: { type: 'string', enum: [...productSorts] },
  },
  {
    in: 'query',
    name: 'q',
    description: 'Only products whose names or maker have every word of it, whatever the accents.',
    schema: { type: 'string', maxLength: 100, default: '' },
  },
  {
    in: 'query',
    name: 'relatedTo',
    description: 'The id of a product: up to three to compare it with, instead of the list.',
    schema: { type: 'integer', minimum: 1 },
  },
]

/** The routes of the catalogue. */
export const catalogueOperations: OperationGroup = {
  tag: 'Catalogue',
  description: 'Products, their prices and their specification sheets.',
  operations: [
    {
      id: 'listProducts',
      method: 'get',
      path: '/products',
      summary: 'The products, priced for a country, a page at a time',
      description:
        'In display order, at most 48; `Link` names the pages around this one (`first`, `prev`, `next`, `last`) where there are several. A product without a price in the country is listed ' +
        'with `price` null.',
      parameters: [countryParameter, ...pageParameters],
      status: 200,
      answer: { ...listOf('Product', 'The products.'), headers: totalHeader },
      problems: ['invalid'],
    },
    {
      id: 'countProducts',
      method: 'get',
      path: '/products/count',
      summary: 'How many products there are',
      parameters: [countryParameter, typeParameter],
      status: 200,
      answer: one('ProductCount', 'On all pages.'),
      problems: ['invalid'],
    },
    {
      id: 'listProductChoices',
      method: 'get',
      path: '/products/choices',
      summary: 'What the products can be narrowed by',
      parameters: [countryParameter, typeParameter, pricesParameter],
      status: 200,
      answer: one('ProductChoices', 'Each leaves some products.'),
      problems: ['invalid'],
    },
    {
      id: 'listEverydayLoads',
      method: 'get',
      path: '/products/loads',
      summary: 'What the systems of a page of the list run on their battery',
      description:
        'Of each the largest of a ladder of ordinary loads. Left out: what is no complete system, and what runs none of them.',
      parameters: [countryParameter, ...pageParameters],
      status: 200,
      answer: listOf('EverydayLoad', 'In the order of the page.'),
      problems: ['invalid'],
    },
    {
      id: 'findProduct',
      method: 'get',
      path: '/products/{id}',
      summary: 'One product with its specification sheet',
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'integer', minimum: 1 }, example: 2 },
        countryParameter,
      ],
      status: 200,
      answer: one('ProductDetail', 'The product.'),
      problems: ['not_found', 'invalid'],
    },
    {
      id: 'listEverydayLoadsOfProduct',
      method: 'get',
      path: '/products/{id}/loads',
      summary: 'What a system runs on its battery',
      description: 'One of `/products/loads`; nothing of what is no complete system, and of what runs none of them.',
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'integer', minimum: 1 }, example: 2 },
        countryParameter,
      ],
      status: 200,
      answer: listOf('EverydayLoad', 'At most one.'),
      problems: ['invalid'],
    },
    {
      id: 'listProductCategories',
      method: 'get',
      path: '/product-categories',
      summary: 'The shelves of the catalogue',
      status: 200,
      answer: listOf('ProductCategory', 'The categories.'),
    },
    {
      id: 'addShortProduct',
      method: 'post',
      path: '/products',
      summary: 'Add a product by the short form, for staff',
      request: { name: 'ShortProductForm', type: 'multipart/form-data' },
      status: 201,
      answer: one('ProductRecord', 'Stored.'),
      problems: ['unauthenticated', 'forbidden', 'cross_origin', 'conflict'],
      security: [{ session: [] }, { program: [] }],
      scope: 'catalogue:write',
    },
    {
      id: 'getPlaceholderImage',
      method: 'get',
      path: '/placeholder-image',
      summary: 'The picture that stands in for a missing one',
      status: 302,
      answer: {
        description: 'Where the picture is.',
        headers: { Location: { description: 'Its address.', schema: { type: 'string', format: 'uri-reference' } } },
      },
    },
  ],
}

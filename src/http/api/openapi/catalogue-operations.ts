import {
  countryParameter,
  listOf,
  one,
  pageParameter,
  totalHeader,
  type OperationGroup,
  type Parameter,
} from './operation.ts'
import { productsPerPage } from '#business/catalogue/products-per-page.ts'
import { siteTypes } from '#business/catalogue/site-type.ts'
import { defaultLanguage, languages } from '#kernel/language.ts'

const typeParameter: Parameter = {
  in: 'query',
  name: 'type',
  description: 'Products for a home, or for a business.',
  schema: { type: 'string', enum: [...siteTypes], default: 'all' },
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
      id: 'listProductCategories',
      method: 'get',
      path: '/product-categories',
      summary: 'The shelves of the catalogue',
      status: 200,
      answer: listOf('ProductCategory', 'The categories.'),
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

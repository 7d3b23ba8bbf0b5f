import { countryParameter } from './country-parameter.ts'
import { listOf, one, type OperationGroup } from './operation.ts'

/** The routes of the catalogue. */
export const catalogueOperations: OperationGroup = {
  tag: 'Catalogue',
  description: 'Products, their prices and their specification sheets.',
  operations: [
    {
      id: 'listProducts',
      method: 'get',
      path: '/products',
      summary: 'Every product, priced for a country',
      description: 'In display order. A product without a price in the country is listed with `price` null.',
      parameters: [countryParameter],
      status: 200,
      answer: listOf('Product', 'The products.'),
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

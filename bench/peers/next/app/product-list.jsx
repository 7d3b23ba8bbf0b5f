import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const text = `SELECT p.id, p.name_en, p.description_en, p.features_en, p.manufacturer, p.system_type, p.continuous_w, p.battery_wh, p.prices
  FROM products p ORDER BY p.id`

/** The catalogue as cards: what a visitor of ours sees of each product, less the filters, the comparison and the language. */
export async function ProductList() {
  const { rows } = await pool.query(text)
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {rows.map((product) => (
          <li key={product.id}>
            <article>
              <h2>
                <a href={`/products/${product.id}`}>{product.name_en}</a>
              </h2>
              <p>{product.manufacturer}</p>
              <p>{product.description_en}</p>
              <ul>
                {product.features_en?.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <dl>
                <dt>Power</dt>
                <dd>{product.continuous_w} W</dd>
                <dt>Battery</dt>
                <dd>{product.battery_wh} Wh</dd>
                <dt>Price</dt>
                <dd>{JSON.stringify(product.prices)}</dd>
              </dl>
              <button type="button">Compare</button>
            </article>
          </li>
        ))}
      </ul>
    </main>
  )
}

import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

// What the site is held against: the same HTTP library with nothing around it.
const columns = `id, slug, name, name_en, description, description_en, features, features_en, capacity, battery_capacity,
  use_case, system_type, purchase_option, manufacturer, country, category_id, image_url, prices, continuous_w, surge_w,
  battery_wh, depth_of_discharge, pv_input_w, updated_at`
const select = { name: 'products', text: `SELECT ${columns} FROM products` }

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = new Hono()
  .get('/hello', (c) => c.text('hello'))
  .get('/hello.html', (c) => c.html('<!doctype html><title>hello</title><p>hello'))
  .get('/products', async (c) => c.json((await pool.query(select)).rows))

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
process.on('message', () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}`)
})

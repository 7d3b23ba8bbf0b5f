export const metadata = { title: 'Products', description: 'Solar systems, from the same database' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/products">Products</a>
        </header>
        {children}
      </body>
    </html>
  )
}

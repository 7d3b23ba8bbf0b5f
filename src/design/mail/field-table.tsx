import type { ReactNode } from 'react'
import { style } from './mail-style.ts'

/** The fields of a request, name and value; a field without a value is left out. */
export function FieldTable({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} width="100%" style={{ margin: '0 0 16px' }}>
      <tbody>
        {rows
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => (
            <tr key={name}>
              <th scope="row" style={style.term}>
                {name}
              </th>
              <td style={style.detail}>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

import type { DocumentTable as Table } from '../../content/types.ts'
import { Prose } from '../Prose.tsx'
import styles from './DocumentTable.module.css'

export function DocumentTable({ caption, columns, rows, total, figures, chosen, bars }: Table) {
  const mark = (...headings: (string | undefined)[]) =>
    chosen !== undefined && headings.includes(chosen) ? styles.chosen : undefined
  return (
    // If a table is wider than the phone, only the table scrolls, not the page.
    <div className={styles.scroll}>
      <table className={`${styles.table} ${figures ? styles[figures] : ''}`}>
        <caption className="label">
          <Prose>{caption}</Prose>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={mark(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={heading} className={mark(heading)}>
              <th scope="row">
                <Prose>{heading ?? ''}</Prose>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={mark(columns[index + 1])}>
                  <Prose>{cell}</Prose>
                </td>
              ))}
              {bars && (
                <td className={styles.bar}>
                  <svg aria-hidden="true">
                    <rect width={`${bars[row]}%`} height="100%" />
                  </svg>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total[0]}</th>
              {total.slice(1).map((cell, index) => (
                <td key={columns[index + 1]} className={mark(columns[index + 1])}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

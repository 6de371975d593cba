import type { DocumentTable as Table } from '../../content/types.ts'
import { Prose } from '../Prose.tsx'
import styles from './DocumentTable.module.css'

export function DocumentTable({
  caption,
  columns,
  rows,
  total,
  figures,
  chosen,
  bars,
}: Table) {
  const mark = (heading = '') =>
    heading === chosen ? styles.chosen : undefined
  const cells = ([heading = '', ...texts]: readonly string[]) => (
    <>
      <th scope="row">
        <Prose>{heading}</Prose>
      </th>
      {texts.map((text, index) => (
        <td key={columns[index + 1]} className={mark(columns[index + 1])}>
          <Prose>{text}</Prose>
        </td>
      ))}
    </>
  )
  return (
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
          {rows.map((row, index) => (
            <tr key={row[0]} className={mark(row[0])}>
              {cells(row)}
              {bars && (
                <td className={styles.bar}>
                  <svg aria-hidden="true">
                    <rect width={`${bars[index]}%`} height="100%" />
                  </svg>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

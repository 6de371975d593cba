import type { Contenders } from './contenders.ts'

/**
 * Posts many inquiries, 50 at once, and looks for each acknowledged id in the table.
 *
 * @throws when one is missing, or there is a row that nobody was told of.
 */
export async function acknowledgedOnce(contenders: Contenders, count: number): Promise<string> {
  const { post, sql } = contenders
  await sql('TRUNCATE contact_inquiries')
  const acknowledged: string[] = []
  let left = count
  const start = performance.now()
  const worker = async () => {
    while (left-- > 0) acknowledged.push((await (await post()()).json()).id)
  }
  await Promise.all(Array.from({ length: 50 }, worker))
  const seconds = (performance.now() - start) / 1000

  const rows = await sql<{ id: string }>('SELECT id FROM contact_inquiries')
  const stored = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !stored.has(id)).length
  const doubled = rows.length - new Set(acknowledged).size
  const result = `${count} inquiries in ${seconds.toFixed(1)} s: ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled`
  if (lost || doubled) throw new Error(result)
  return `  ${result}\n`
}

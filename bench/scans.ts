/** How the database finds the rows of a call: printed beside the figures, so that whoever reads them sees the index. */
import type { Pool } from 'pg';
import type { Statement } from './bare-portal.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const scansIn = (plan: Plan): Plan[] => [...('Relation Name' in plan || 'Index Name' in plan ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansIn)];

/** @param statements of a call. @param table whose rows are meant */
export async function printScans(owner: Pool, companyId: number, call: string, statements: readonly Statement[], table: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [String(companyId)]);
    for (const { text, values } of statements.filter((statement) => /^\s*select/i.test(statement.text) && statement.text.includes(table))) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan; 'Execution Time': number }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        [...values],
      );
      const [found] = rows[0]?.['QUERY PLAN'] ?? [];
      const scans = found
        ? scansIn(found.Plan).filter(({ 'Relation Name': relation, 'Index Name': index }) => (relation ?? index ?? '').startsWith(table))
        : [];
      for (const scan of scans)
        console.log(
          `  ${call}: ${scan['Node Type']} ${scan['Index Name'] ?? scan['Relation Name']}, ${scan['Actual Rows']} rows, ${found?.['Execution Time']} ms in all`,
        );
    }
  } finally {
    client.release(true);
  }
}

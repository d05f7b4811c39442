/** Walks every chain of the audit log and names each entry that was changed, taken out, put in or cut off. */
import type { Pool } from 'pg';
import { transact } from '../db/scope.ts';

export interface AuditFault {
  /** null: the chain of events outside any company. */
  readonly company_id: number | null;
  readonly seq: number | null;
  readonly id: number | null;
  readonly fault: string;
}

export interface AuditReport {
  /** Chains that have entries. */
  readonly companies: number;
  readonly rows: number;
  readonly broken: readonly AuditFault[];
}

/** Reads the whole log in one snapshot; a long log takes its time. */
export async function verifyAudit(pool: Pool): Promise<AuditReport> {
  return transact(pool, { companyId: null, userId: null, system: true, readOnly: true }, async ({ client }) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0');
    const { rows: counts } = await client.query<{ companies: number; rows: number }>(
      'select count(distinct coalesce(company_id, 0))::int as companies, count(*)::int as rows from audit_logs',
    );
    const { rows: broken } = await client.query<AuditFault>(
      'select company_id, seq, id, fault from mesra_audit_faults() order by company_id nulls first, seq nulls last, id',
    );
    return { companies: counts[0]?.companies ?? 0, rows: counts[0]?.rows ?? 0, broken };
  });
}

/** The report as lines for a terminal. */
export function auditLines({ companies, rows, broken }: AuditReport): string[] {
  const chains = `${rows} entries in ${companies} ${companies === 1 ? 'chain' : 'chains'}`;
  if (broken.length === 0) return [`The audit log is whole: ${chains}.`];
  return [
    `The audit log is broken in ${broken.length} ${broken.length === 1 ? 'place' : 'places'} (${chains}):`,
    ...broken.map(
      ({ company_id, seq, id, fault }) =>
        `  ${company_id === null ? 'no company' : `company ${company_id}`}, place ${seq ?? '-'}, entry ${id ?? '-'}: ${fault}`,
    ),
  ];
}

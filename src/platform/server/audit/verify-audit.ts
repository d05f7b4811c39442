/** Walks every chain of the audit log and names each entry that was changed, taken out, put in or cut off. */
import type { Pool } from 'pg';
import type { Line } from '../db/connection.ts';
import { transact } from '../db/scope.ts';
import type { StoredHead } from './audit-heads.ts';

export interface AuditFault {
  /** null: the chain of events outside any company. */
  readonly company_id: number | null;
  readonly seq: number | null;
  readonly id: number | null;
  readonly fault: string;
}

/** A kept end of a chain that is no longer in it. */
async function lostHeads(client: Line, heads: readonly StoredHead[]): Promise<AuditFault[]> {
  const { rows } = await client.query<AuditFault & { kept: string }>(
    `select nullif(h.chain, 0) as company_id, h.seq, null::bigint as id, min(h.kept) as kept
     from jsonb_to_recordset($1::jsonb) as h (chain bigint, seq bigint, hash text, kept text)
     where not exists (select from audit_logs a where coalesce(a.company_id, 0) = h.chain and a.seq = h.seq and encode(a.hash, 'hex') = h.hash)
     group by h.chain, h.seq order by h.chain, h.seq`,
    [JSON.stringify(heads)],
  );
  return rows.map(({ kept: stored, ...place }) => ({ ...place, fault: `the end that was kept in ${stored} is gone or changed` }));
}

export interface AuditReport {
  /** Chains that have entries. */
  readonly companies: number;
  readonly rows: number;
  readonly broken: readonly AuditFault[];
}

/** Reads the whole log in one snapshot; a long log takes its time. @param heads ends of chains that were kept outside the database. */
export async function verifyAudit(pool: Pool, heads: readonly StoredHead[] = []): Promise<AuditReport> {
  return transact(pool, { companyId: null, userId: null, system: true, readOnly: true }, async ({ client }) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0');
    const { rows: counts } = await client.query<{ companies: number; rows: number }>(
      'select count(distinct coalesce(company_id, 0))::int as companies, count(*)::int as rows from audit_logs',
    );
    const { rows: broken } = await client.query<AuditFault>(
      'select company_id, seq, id, fault from mesra_audit_faults() order by company_id nulls first, seq nulls last, id',
    );
    return { companies: counts[0]?.companies ?? 0, rows: counts[0]?.rows ?? 0, broken: [...broken, ...(await lostHeads(client, heads))] };
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

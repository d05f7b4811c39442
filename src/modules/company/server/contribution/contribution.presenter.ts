/** The only way out of a company's statutory numbers. */
import { instantText } from '#platform/server/db/pool.ts';
import type { ContributionRow } from '../../contract/contribution.schema.ts';
import type { ContributionRecord } from './contribution.store.ts';

export function presentContribution(record: ContributionRecord): ContributionRow {
  const { id: _id, company_id: _company, created_at: _created, updated_by: _by, ...fields } = record;
  return {
    ...fields,
    epf_voluntary_rate: record.epf_voluntary_rate === null ? null : Number(record.epf_voluntary_rate),
    hrdf_rate: Number(record.hrdf_rate),
    updated_at: instantText(record.updated_at),
  };
}

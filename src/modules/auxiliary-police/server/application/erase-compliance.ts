/** Vetting, medical and record data go once they have no purpose: months after a refusal or the end of an appointment. */
import { transact } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { releaseFiles } from '#platform/server/files/file.store.ts';
import { CATEGORIES } from '../../contract/application/categories.ts';
import { SENSITIVE_PAPERS } from '../../contract/officer/papers.endpoints.ts';
import { fieldOf } from './documents.ts';

/** Documents that say what the fields say. */
const FIELDS = CATEGORIES.flatMap(({ documents }) => documents.filter(({ sensitive }) => sensitive).map(({ key }) => fieldOf(key)));

/** The appointment ended longer ago than its data stay. $1: the day */
const LEFT = `o.status = 'Inactive' and o.status_from < $1::date - make_interval(months => g.retention_months)`;
/** Applications whose data have no purpose any more. $1: the day */
const PAST = `asm_applications a join asm_agencies g on g.company_id = a.company_id where
  a.status in ('Rejected', 'Cancelled') and a.closed_at < $1::date - make_interval(months => g.retention_months)
  or a.status = 'Approved' and exists (select from asm_officers o where o.company_id = a.company_id and o.id = a.officer_id and ${LEFT})`;

export const eraseCompliance = defineJob({
  name: 'auxiliary-police.erase-compliance',
  cron: '40 2 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
      await tx.client.query(
        `update asm_applications set sensitive = '{}', updated_at = clock_timestamp() where sensitive <> '{}' and id in (select a.id from ${PAST})`,
        [today],
      );
      await tx.client.query(
        `update asm_officers o set vetting_status = 'Pending', vetting_date = null, vetting_ref = null, medical_date = null, medical_fit = null, consent_on = null, updated_at = clock_timestamp()
         from asm_agencies g where g.company_id = o.company_id and ${LEFT}
           and (o.vetting_date is not null or o.vetting_ref is not null or o.medical_date is not null or o.medical_fit is not null)`,
        [today],
      );
      const files = await tx.client.query<{ id: number }>(
        `select id from files where subject_type = 'asm_application' and field = any($2) and subject_id in (select a.id from ${PAST})
         union all select f.id from files f join asm_officers o on o.company_id = f.company_id and o.id = f.subject_id
           join asm_agencies g on g.company_id = o.company_id where f.subject_type = 'asm_officer' and f.field = any($3) and ${LEFT}`,
        [today, FIELDS, [...SENSITIVE_PAPERS]],
      );
      await releaseFiles(
        tx,
        files.rows.map(({ id }) => id),
      );
    });
  },
});

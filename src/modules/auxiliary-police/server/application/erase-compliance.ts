/** Vetting, medical and record data go once they have no purpose: months after a refusal or the end of an appointment. */
import { transact } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { releaseFiles } from '#platform/server/files/file.store.ts';

/** Documents that say what the fields say. */
const FIELDS = ['doc_medical', 'doc_vetting'];

export const eraseCompliance = defineJob({
  name: 'auxiliary-police.erase-compliance',
  cron: '40 2 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        `update asm_applications a set sensitive = '{}', updated_at = clock_timestamp() from asm_agencies g
         where g.company_id = a.company_id and (
           a.status in ('Rejected', 'Cancelled') and a.closed_at < $1::date - make_interval(months => g.retention_months)
           or a.status = 'Approved' and exists (select from asm_officers o where o.company_id = a.company_id and o.id = a.officer_id and o.status = 'Inactive'
             and o.status_from < $1::date - make_interval(months => g.retention_months)))
           and a.sensitive <> '{}'
         returning a.id`,
        [today],
      );
      await tx.client.query(
        `update asm_officers o set vetting_status = 'Pending', vetting_date = null, vetting_ref = null, medical_date = null, medical_fit = null, updated_at = clock_timestamp()
         from asm_agencies g where g.company_id = o.company_id and o.status = 'Inactive' and o.status_from < $1::date - make_interval(months => g.retention_months)
           and (o.vetting_date is not null or o.vetting_ref is not null or o.medical_date is not null or o.medical_fit is not null)`,
        [today],
      );
      const files = await tx.client.query<{ id: number }>(
        `select id from files where subject_type = 'asm_application' and subject_id = any($1::bigint[]) and field = any($2)`,
        [rows.map(({ id }) => id), FIELDS],
      );
      await releaseFiles(
        tx,
        files.rows.map(({ id }) => id),
      );
    });
  },
});

/** Tells HR 30 and 7 days before a document's last day. */
import { DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { DOCUMENT_MESSAGES } from '../contract/document.messages.ts';

const NOTICE_DAYS = [30, 7];

export const watchExpiries = defineJob({
  name: 'documents.watch-expiries',
  cron: '0 7 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const { rows } = await tx.client.query<{ id: number; company_id: number; title: string; expires_at: string }>(
        `select id, company_id, title, expires_at from documents
         where deleted_at is null and status = 'published' and expires_at - $1::date = any($2::int[])`,
        [today, NOTICE_DAYS],
      );
      for (const { id, company_id, title, expires_at } of rows) {
        await notify(tx, {
          to: { users: await adminsWho(tx, company_id, { route: '/admin/company/hris' }) },
          notification_type: 'document',
          title: DOCUMENT_MESSAGES.expiryTitle,
          message: DOCUMENT_MESSAGES.expiryMessage,
          params: { title, date: formatDate(expires_at) },
          route: `/admin/company/hris?open=${id}`,
          subject: { type: 'document', id },
          company_id,
        });
      }
    });
  },
});

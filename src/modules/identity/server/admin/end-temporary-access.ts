/** Every night: temporary access that is over is put away, sessions and links that ended long ago are swept. */
import { audit } from '#platform/server/audit/audit.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { clearRights, setMembership } from '../invitation/member.store.ts';
import { notifyOwnChange } from '../notify-access.ts';

/** Kept after their end, for the list of recent sign-ins. */
const KEEP_DAYS = 60;

export const endTemporaryAccess = defineJob({
  name: 'identity.end-temporary-access',
  cron: '0 2 * * *',
  retries: 3,
  async run(_data, { services }) {
    await transact(services.pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const { rows } = await tx.client.query<{ company_id: number; user_id: number; role: string; expires_at: string }>(
        `select company_id, user_id, role, expires_at from company_users
         where expires_at < $1 and status = 'Active' and is_admin and role <> 'owner' for update`,
        [todayIn(services.clock, DEFAULT_TIME_ZONE)],
      );
      for (const { company_id, user_id, role, expires_at } of rows) {
        // Whoever is an employee or promoter besides stays that.
        if (role === 'admin') await setMembership(tx, company_id, user_id, { status: 'Inactive' });
        else {
          await setMembership(tx, company_id, user_id, { is_admin: false, expires_at: null });
          await clearRights(tx, company_id, user_id);
        }
        await audit(
          { client: tx.client, clock: services.clock, actor: null },
          { action: 'admin.expired', subject_type: 'admin', subject_id: user_id, company_id, before: { expires_at } },
        );
        await notifyOwnChange(tx, user_id);
      }
    });
  },
});

export const sweepSignIns = defineJob({
  name: 'identity.sweep-sign-ins',
  cron: '30 2 * * *',
  retries: 3,
  async run(_data, { services }) {
    await transact(services.pool, { companyId: null, userId: null, system: true }, async ({ client }) => {
      const now = services.clock.now();
      const old = new Date(now.getTime() - KEEP_DAYS * 86_400_000).toISOString();
      await client.query('delete from tokens where expires_at < $1 or revoked_at < $1', [old]);
      await client.query('delete from verifications where expires_at < $1', [old]);
      await client.query('delete from sign_in_attempts where window_ends_at < $1', [now.toISOString()]);
      await client.query('delete from social_sign_ins where expires_at < $1', [now.toISOString()]);
    });
  },
});

/** The calls of invitations, and the job that writes down which have expired. */
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { transact } from '#platform/server/db/scope.ts';
import { bind, bindUser, type Binding } from '#platform/server/module.ts';
import * as calls from '../../contract/invitation/invitation.endpoints.ts';
import { acceptInvitation, declineInvitation, ownInvitations } from './answer-invitation.ts';
import { cancelInvitation, invitePromoters, listInvitations, resendInvitation } from './send-invitations.ts';

export const invitationBindings: readonly Binding[] = [
  bind(calls.listInvitations, listInvitations),
  bind(calls.invitePromoters, invitePromoters),
  bind(calls.resendInvitation, resendInvitation),
  bind(calls.cancelInvitation, cancelInvitation),
  bindUser(calls.ownInvitations, ownInvitations),
  bindUser(calls.acceptInvitation, acceptInvitation),
  bindUser(calls.declineInvitation, declineInvitation),
];

async function expireInvitations(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, (tx) =>
    tx.client.query(`update sales_invitations set status = 'Expired', updated_at = clock_timestamp() where status = 'Pending' and expires_at <= $1`, [
      clock.now().toISOString(),
    ]),
  );
}

export const expireInvitationsJob = defineJob({ name: 'sales.expire-invitations', cron: '0 2 * * *', run: expireInvitations });

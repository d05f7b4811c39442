/** Progress of a job, told live to the user who asked for it and kept nowhere. */
import type { Pool } from 'pg';
import { transact } from '../db/scope.ts';
import { notify } from '../live/notify.ts';

/** `notification_type` of such a message: `subject` names the job, `data` is `{job, percent, note}`. */
export const PROGRESS_TYPE = 'job_progress';

export interface Progress {
  readonly job: string;
  readonly id: string;
  readonly user_id: number | undefined;
  readonly company_id: number | undefined;
  readonly percent: number;
  readonly note: string | undefined;
}

export async function notifyProgress(pool: Pool, { job, id, user_id, company_id, percent, note }: Progress): Promise<void> {
  if (user_id === undefined) return;
  const data = { job, id, percent: Math.max(0, Math.min(100, Math.round(percent))), note: note?.slice(0, 500) ?? null };
  await transact(pool, { companyId: null, userId: null, system: true }, (tx) =>
    notify(tx, { to: { user: user_id }, notification_type: PROGRESS_TYPE, stored: false, data, ...(company_id === undefined ? {} : { company_id }) }),
  );
}

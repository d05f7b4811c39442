/** The SQL of `workflow_logs`: appended once, shown as the timeline of a record. */
import { preparedText } from '../db/prepared.ts';
import type { Ctx } from '../context.ts';

type LogContext = Pick<Ctx, 'client' | 'companyId'>;

export interface WorkflowLogEntry {
  readonly subject: { readonly type: string; readonly id: number };
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly remark: string | null;
  readonly payload: Readonly<Record<string, unknown>> | null;
  readonly user: { readonly userId: number; readonly name: string } | null;
}

/** One line of a timeline, as the wire carries it. `user` is null for moves of the system. */
export interface TimelineEntry {
  readonly id: number;
  readonly action: string;
  readonly from_status: string | null;
  readonly to_status: string | null;
  readonly remark: string | null;
  readonly payload: Readonly<Record<string, unknown>> | null;
  readonly user: { readonly id: number; readonly name: string } | null;
  readonly at: string;
}

const appended = preparedText(
  'workflow.append',
  `insert into workflow_logs (company_id, subject_type, subject_id, action, from_status, to_status, remark, payload, user_id, user_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export async function appendWorkflowLog(ctx: LogContext, { subject, action, from, to, remark, payload, user }: WorkflowLogEntry): Promise<void> {
  await appended(ctx.client, [
    ctx.companyId,
    subject.type,
    subject.id,
    action,
    from,
    to,
    remark,
    payload === null ? null : JSON.stringify(payload),
    user?.userId ?? null,
    user?.name ?? null,
  ]);
}

/** A move that was made, of one record among many. */
export interface LoggedMove {
  readonly id: number;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly remark?: string | null;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Absent: the actor; null: the system. */
  readonly user?: { readonly userId: number; readonly name: string } | null;
  /** Instant as text; absent: now. */
  readonly at?: string;
}

const appendedMany = preparedText(
  'workflow.append-many',
  `insert into workflow_logs (company_id, subject_type, subject_id, action, from_status, to_status, remark, payload, user_id, user_name, created_at)
   select $1, $2, m.id, m.action, m.from_status, m.to_status, m.remark, m.payload, m.user_id, m.user_name, coalesce(m.at, now())
   from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $9::bigint[], $10::text[], $11::timestamptz[])
     as m(id, action, from_status, to_status, remark, payload, user_id, user_name, at)`,
);

/** One line in the timeline of each record, in one statement. What is moved has been judged and written by the caller. */
export async function appendWorkflowLogs(
  ctx: LogContext & { readonly actor: { readonly userId: number; readonly name: string } },
  subject: string,
  moves: readonly LoggedMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const users = moves.map(({ user = ctx.actor }) => user);
  await appendedMany(ctx.client, [
    ctx.companyId,
    subject,
    moves.map(({ id }) => id),
    moves.map(({ action }) => action),
    moves.map(({ from }) => from),
    moves.map(({ to }) => to),
    moves.map(({ remark }) => remark ?? null),
    moves.map(({ payload }) => (payload === undefined ? null : JSON.stringify(payload))),
    users.map((user) => user?.userId ?? null),
    users.map((user) => user?.name ?? null),
    moves.map(({ at }) => at ?? null),
  ]);
}

interface Row extends Omit<TimelineEntry, 'user'> {
  readonly user_id: number | null;
  readonly user_name: string | null;
}

const timeline = preparedText<Row>(
  'workflow.timeline',
  `select id, action, from_status, to_status, remark, payload, user_id, user_name, created_at as at
   from workflow_logs where company_id = $1 and subject_type = $2 and subject_id = $3 order by id`,
);

/** The timeline of a record, oldest first. */
export async function workflowLog(ctx: LogContext, subject: { readonly type: string; readonly id: number }): Promise<TimelineEntry[]> {
  const rows = await timeline(ctx.client, [ctx.companyId, subject.type, subject.id]);
  return rows.map(({ user_id, user_name, ...entry }) => ({ ...entry, user: user_id === null ? null : { id: user_id, name: user_name ?? '' } }));
}

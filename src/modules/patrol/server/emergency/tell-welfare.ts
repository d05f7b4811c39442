/**
 * Tells of welfare checks that nobody answered: whoever stands first on the ladder of the site, the manager of its project, and the office that runs operations.
 * What was told is a row of a unique index, written in the transaction of the notice, so that each check is told once however many processes run, and what was
 * missed while none ran is told by the first that starts.
 */
import { DEFAULT_TIME_ZONE, formatClock } from '#platform/contract/dates.ts';
import { defineMessages, LOCALES } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import type { LadderContact } from '../../contract/emergency/escalation.ts';
import { welfareChecks } from '../../contract/emergency/welfare.ts';
import { PATROL_RUNS } from '../patrol-runs.ts';
import { accounts } from './escalate.ts';
import { readWelfare } from './read-welfare.ts';

const PAGE = '/patrol/operation';
/** So long after an operation its checks are told of; later nobody can be helped any more. */
const TOLD_HOURS = 24;

const TEXT = defineMessages({
  title: { en: 'No answer from {site}', ms: 'Tiada jawapan dari {site}' },
  message: {
    en: '{n, plural, one {The welfare check of {time} was not answered ({number}).} other {# welfare checks were not answered, the last at {time} ({number}).}}',
    ms: '{n, plural, one {Semakan keselamatan pada {time} tidak dijawab ({number}).} other {# semakan keselamatan tidak dijawab, yang terakhir pada {time} ({number}).}}',
  },
});

interface Running {
  readonly id: number;
  readonly company_id: number;
  readonly number: string;
  readonly site: string;
  readonly ladder: readonly LadderContact[];
  readonly manager_id: number;
  readonly time_zone: string | null;
  readonly minutes: number;
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
}
const running = adhocText<Running>(
  `select o.id, o.company_id, o.number, s.name as site, s.escalation as ladder, p.manager_id, c.config ->> 'timezone' as time_zone, o.welfare_minutes as minutes,
     (extract(epoch from o.start_at) * 1000)::float8 as start, (extract(epoch from o.end_at) * 1000)::float8 as end
   from patrol_operations o join companies c on c.id = o.company_id and ${PATROL_RUNS}
   join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id
   join patrol_projects p on p.company_id = s.company_id and p.id = s.project_id
   where o.welfare_minutes is not null and o.cancelled_at is null and o.start_at <= $1 and o.end_at > $1::timestamptz - make_interval(hours => ${TOLD_HOURS})
   order by o.company_id, o.id`,
);
const noted = adhocText<{ due: number }>(
  `insert into patrol_welfare_notices (company_id, operation_id, due_at)
   select $1, $2::bigint, to_timestamp(t.due / 1000) from unnest($3::float8[]) as t(due) order by t.due
   on conflict (company_id, operation_id, due_at) do nothing returning (extract(epoch from due_at) * 1000)::float8 as due`,
);

async function toldOf(tx: Pick<Transaction, 'client'>, { company_id, ladder, manager_id }: Running): Promise<number[]> {
  const first = ladder.filter(({ after_seconds }) => after_seconds === 0).flatMap(({ employee_id }) => employee_id ?? []);
  const people = await accounts(tx.client, [company_id, [...first, manager_id]]);
  return [...new Set([...people.map(({ user_id }) => user_id), ...(await adminsWho(tx, company_id, { route: PAGE }))])];
}

/** One notice of an operation, however many checks it tells of. */
async function tell(tx: Transaction, operation: Running, missed: readonly number[]): Promise<void> {
  const { id, company_id, number, site, time_zone } = operation;
  const fresh = await noted(tx.client, [company_id, id, missed]);
  if (fresh.length === 0) return;
  const last = new Date(Math.max(...fresh.map(({ due }) => due)));
  const [en, ms] = LOCALES.map((locale) => formatClock(last, time_zone ?? DEFAULT_TIME_ZONE, locale));
  await notify(tx, {
    to: { users: await toldOf(tx, operation) },
    notification_type: 'patrol_welfare_missed',
    always: true,
    title: TEXT.title,
    // The hour is said otherwise in each language.
    message: { en: TEXT.message.en.replaceAll('{time}', en ?? ''), ms: TEXT.message.ms.replaceAll('{time}', ms ?? '') },
    params: { site, number, n: fresh.length },
    route: `${PAGE}?open=${id}`,
    subject: { type: 'patrol_operation', id },
    company_id,
  });
}

interface Missed {
  readonly operation: Running;
  /** Milliseconds. */
  readonly due: readonly number[];
}
/** Checks that nobody answered, of operations of one company. */
async function missedOf(tx: Pick<Transaction, 'client'>, company: number, operations: readonly Running[], now: Date): Promise<Missed[]> {
  const answers = await readWelfare(
    tx,
    company,
    operations.map(({ id }) => id),
  );
  return operations.flatMap((operation) => {
    const checks = welfareChecks(operation, answers.get(operation.id) ?? [], now.getTime());
    const due = checks.filter(({ status }) => status === 'missed').map((check) => check.due);
    return due.length > 0 ? [{ operation, due }] : [];
  });
}

/** What a company has missed so far counts as told, without a notice: for the demo, whose nights nobody watched. */
export async function noteWelfare(tx: Transaction, company: number, now: Date): Promise<void> {
  const own = (await running(tx.client, [now.toISOString()])).filter(({ company_id }) => company_id === company);
  for (const { operation, due } of await missedOf(tx, company, own, now)) await noted(tx.client, [company, operation.id, due]);
}

const asSystem = { companyId: null, userId: null, system: true } as const;

/** Each company in a transaction of its own. */
export async function tellWelfare({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now();
  const operations = await transact(pool, asSystem, ({ client }) => running(client, [now.toISOString()]));
  for (const [company, own] of Map.groupBy(operations, ({ company_id }) => company_id))
    await transact(pool, asSystem, async (tx) => {
      for (const { operation, due } of await missedOf(tx, company, own, now)) await tell(tx, operation, due);
    });
}

export const tellWelfareJob = defineJob({ name: 'patrol.tell-welfare', cron: '* * * * *', retries: 3, run: (_data, { services }) => tellWelfare(services) });

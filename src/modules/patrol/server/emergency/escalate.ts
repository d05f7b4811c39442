/**
 * Tells the steps of the ladder that are due. An emergency is locked while it is escalated, and a step is one row of a unique index, so that each is told
 * once however many processes run, and what was due while none ran is told by the first that starts.
 */
import type { Text } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { namedAdminsWho } from '#modules/identity/server/public.ts';
import type { EmergencyType } from '../../contract/emergency/emergency.schema.ts';
import { dueSteps, nextStep, type LadderContact, type Step } from '../../contract/emergency/escalation.ts';
import { EMERGENCY_TEXT, TYPE_NAMES } from '../../contract/emergency/emergency.messages.ts';
import { PATROL_RUNS } from '../patrol-runs.ts';
import type { ToldPerson } from './emergency.tables.ts';

export const PAGE = '/patrol/ops/emergency';
export const ESCALATE_JOB = 'patrol.escalate-emergencies';
/** Emergencies in one transaction. */
const AT_ONCE = 20;

export interface Escalated {
  readonly id: number;
  readonly company_id: number;
  readonly number: string;
  readonly type: EmergencyType;
  readonly site: string;
  readonly ladder: readonly LadderContact[];
  readonly told_seconds: number;
  /** Milliseconds. */
  readonly received: number;
}
const FACTS = `e.id, e.company_id, e.number, e.type, s.name as site, e.ladder, e.told_seconds, (extract(epoch from e.received_at) * 1000)::float8 as received
  from patrol_emergencies e join patrol_sites s on s.company_id = e.company_id and s.id = e.site_id`;
const due = adhocText<Escalated>(`select ${FACTS} join companies c on c.id = e.company_id and ${PATROL_RUNS}
  where e.due_at <= $1 order by e.due_at, e.id limit ${AT_ONCE} for update of e skip locked`);
export const escalated = adhocText<Escalated>(`select ${FACTS} where e.company_id = $1 and e.id = $2`);
export const accounts = adhocText<{ id: number; user_id: number }>(
  `select e.id, e.user_id from employees e join users u on u.id = e.user_id and u.status = 'Active' and u.deleted_at is null
   where e.company_id = $1 and e.id = any($2::bigint[]) and e.status = 'Active' and e.deleted_at is null`,
);
const told = adhocText<{ id: number }>(
  `insert into patrol_emergency_events (company_id, emergency_id, at, kind, step_seconds, people) values ($1, $2, $3, 'told', $4, $5)
   on conflict (company_id, emergency_id, step_seconds) where step_seconds is not null do nothing returning id`,
);
const moved = adhocText(
  `update patrol_emergencies set told_seconds = $3, level = greatest(level, $4), due_at = received_at + make_interval(secs => $5), updated_at = clock_timestamp()
   where company_id = $1 and id = $2`,
);

/** Names of types have no braces; the site's name comes as a parameter. */
const titleOf = (type: EmergencyType): Text => ({
  en: EMERGENCY_TEXT.title.en.replace('{type}', TYPE_NAMES[type].en),
  ms: EMERGENCY_TEXT.title.ms.replace('{type}', TYPE_NAMES[type].ms),
});

type Tx = Pick<Transaction, 'client'>;

interface Reached {
  /** Accounts of the ladder, and of those who may open the page and are not of the ladder. */
  readonly ladder: readonly number[];
  readonly office: readonly number[];
  readonly people: readonly ToldPerson[];
}
async function reached(tx: Tx, company: number, { contacts }: Pick<Step, 'contacts'>): Promise<Reached> {
  const asked = contacts.flatMap(({ employee_id }) => employee_id ?? []);
  const known = new Map(asked.length === 0 ? [] : (await accounts(tx.client, [company, asked])).map(({ id, user_id }) => [id, user_id]));
  const admins = await namedAdminsWho(tx, company, { route: PAGE });
  const called = new Set(known.values());
  const people = contacts.map(({ name, phone, employee_id }) => ({ name, phone: known.has(employee_id ?? 0) ? null : phone }));
  return {
    ladder: [...called],
    office: admins.map(({ id }) => id).filter((id) => !called.has(id)),
    people: [...people, ...admins.map(({ name }) => ({ name, phone: null }))],
  };
}

interface Telling {
  readonly id: number;
  readonly company_id: number;
  readonly number: string;
  readonly type: EmergencyType;
  readonly site: string;
  readonly to: Pick<Reached, 'ladder' | 'office'>;
  readonly message: Text;
  readonly minutes?: number;
  /** Rings in the portal until somebody acknowledges; what is told of the same emergency later ends it. */
  readonly rings: boolean;
}
/** Whoever is told for the right to the page hears no longer than they have it; the ladder hears without. */
async function tellUsers(tx: Tx, { id, company_id, number, type, site, to, message, minutes = 0, rings }: Telling): Promise<void> {
  const tell = (users: readonly number[], byPage: boolean) =>
    notify(tx, {
      to: { users },
      notification_type: 'patrol_emergency',
      always: true,
      title: titleOf(type),
      message,
      params: { site, number, minutes },
      route: `${PAGE}?open=${id}`,
      subject: { type: 'patrol_emergency', id },
      ...(rings && { data: { rings: true, ...(byPage && { by_page: true }) } }),
      company_id,
    });
  if (to.ladder.length > 0) await tell(to.ladder, false);
  if (to.office.length > 0) await tell(to.office, true);
}

/** Tells those who were told of an emergency what became of it, so that it rings nowhere any more. */
export async function tellAnswered(tx: Tx, company: number, id: number, message: Text): Promise<void> {
  const [facts] = await escalated(tx.client, [company, id]);
  if (!facts) return;
  const to = await reached(tx, company, { contacts: facts.ladder.filter(({ after_seconds }) => after_seconds <= facts.told_seconds) });
  await tellUsers(tx, { ...facts, to, message, rings: false });
}

/** Tells what is due of one emergency, whose row the caller has locked or made. @returns whether a step was told */
export async function escalate(tx: Tx, { id, company_id, number, type, site, ladder, told_seconds, received }: Escalated, now: Date): Promise<boolean> {
  const steps = dueSteps(ladder, told_seconds, Math.floor((now.getTime() - received) / 1000));
  let [last, level] = [told_seconds, 0];
  for (const step of steps) {
    const { people, ...to } = await reached(tx, company_id, step);
    const [is] = await told(tx.client, [company_id, id, now.toISOString(), step.seconds, JSON.stringify(people)]);
    [last, level] = [step.seconds, step.level];
    if (!is) continue;
    const message = step.seconds === 0 ? EMERGENCY_TEXT.raised : EMERGENCY_TEXT.waiting;
    await tellUsers(tx, { id, company_id, number, type, site, to, message, minutes: Math.round(step.seconds / 60), rings: true });
  }
  if (steps.length === 0) return false;
  await moved(tx.client, [company_id, id, last, level, nextStep(ladder, last)]);
  await notify(tx, { to: { company: company_id }, notification_type: 'patrol_emergency_changed', stored: false, company_id });
  return true;
}

/** Everything that is due, in small transactions; two processes share the work. */
export async function escalateDue(services: Pick<Services, 'pool' | 'clock'>): Promise<void> {
  for (;;) {
    const count = await transact(services.pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const rows = await due(tx.client, [services.clock.now().toISOString()]);
      for (const row of rows) await escalate(tx, row, services.clock.now());
      return rows.length;
    });
    if (count < AT_ONCE) return;
  }
}

/** Each emergency asks for its next step to the second; the minute looks after what was lost on the way. */
export const escalateJob = defineJob({
  name: ESCALATE_JOB,
  cron: '* * * * *',
  retries: 3,
  run: (_data, { services }) => escalateDue(services),
});

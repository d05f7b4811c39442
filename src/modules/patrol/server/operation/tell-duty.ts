/**
 * Tells the office of what nobody is there to report: rounds that are over with points that nobody scanned, guards who did not come, devices that fell silent
 * while a guard was signed in on them. What was told is a row of a unique index, written in the transaction of the notice, so that each is told once however
 * many processes run, and what came to be while none ran is told by the first that starts.
 */
import { DEFAULT_TIME_ZONE, formatClock } from '#platform/contract/dates.ts';
import { LOCALES, type Text } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { ONLINE_MINUTES } from '../../contract/device/device.register.ts';
import { DUTY_NOTICES as W } from '../../contract/operation/duty-notices.messages.ts';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';
import { PATROL_RUNS } from '../patrol-runs.ts';
import { ABSENT, CAME } from './presence.ts';

/** So long after it came to be it is told of; later nobody can do anything about it. */
const TOLD_HOURS = 24;

interface Happened {
  readonly company_id: number;
  readonly kind: 'round' | 'absent' | 'offline';
  readonly subject_id: number;
  readonly since: string;
  readonly operation_id: number;
  readonly number: string;
  readonly site: string;
  readonly time_zone: string | null;
  /** Of a device. */
  readonly name: string | null;
  /** Points of a round that nobody scanned, and all of them. */
  readonly missed: number;
  readonly points: number;
  /** Milliseconds: the start of the round, when the guard was to be there, the last sign of the device. */
  readonly at: number;
}
const ABOUT = `o.company_id, o.id as operation_id, o.number, t.name as site, c.config ->> 'timezone' as time_zone`;
const OF = `join companies c on c.id = o.company_id and ${PATROL_RUNS} join patrol_sites t on t.company_id = o.company_id and t.id = o.site_id`;
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const ROUNDS = `select ${ABOUT}, 'round' as kind, r.id as subject_id, u.over_at as since, null as name, u.missed, jsonb_array_length(r.points) as points, ${ms('r.start_at')} as at
  from (select company_id, round_id, operation_id, max(window_end_at) as over_at, count(*)::int as missed from patrol_unscanned_points
    where window_end_at < $1::timestamptz - interval '${GRACE_MS / 1000} seconds' and window_end_at > $1::timestamptz - interval '${TOLD_HOURS} hours' group by 1, 2, 3) u
  join patrol_rounds r on r.company_id = u.company_id and r.id = u.round_id
  join patrol_operations o on o.company_id = u.company_id and o.id = u.operation_id and o.cancelled_at is null ${OF}`;
const ABSENTS = `select ${ABOUT}, 'absent' as kind, og.id as subject_id, due.due_at as since, null as name, 0 as missed, 0 as points, ${ms('due.due_at')} as at
  from patrol_operations o ${OF} join patrol_operation_guards og on og.company_id = o.company_id and og.operation_id = o.id ${CAME('$1::timestamptz')}
  where o.start_at <= $1 and o.end_at > $1 and ${ABSENT('$1::timestamptz')}`;
/** A device in use is one on which a guard of a shift that runs is signed in. */
const SILENT = `select ${ABOUT}, 'offline' as kind, d.id as subject_id, d.last_seen_at as since, d.name, 0 as missed, 0 as points, ${ms('d.last_seen_at')} as at
  from patrol_operations o ${OF} join patrol_devices d on d.company_id = o.company_id and d.site_id = o.site_id and d.status = 'Active' and d.deleted_at is null
  where o.cancelled_at is null and o.start_at <= $1 and o.end_at > $1 and d.last_seen_at <= $1::timestamptz - interval '${ONLINE_MINUTES} minutes'
    and exists (select from patrol_sessions s where s.company_id = d.company_id and s.device_id = d.id and s.expires_at > $1 and (s.ended_at is null or s.ended_at > $1))`;
const happened = adhocText<Happened>(
  `select x.* from (${ROUNDS} union all ${ABSENTS} union all ${SILENT}) x
   where not exists (select from patrol_duty_notices n where n.company_id = x.company_id and n.kind = x.kind and n.subject_id = x.subject_id and n.since = x.since)
   order by x.company_id, x.operation_id, x.at`,
);
const noted = adhocText<{ kind: Happened['kind']; subject_id: number }>(
  `insert into patrol_duty_notices (company_id, kind, subject_id, since) select $1, t.kind, t.subject_id, t.since
   from json_to_recordset($2) as t(kind text, subject_id bigint, since timestamptz) order by t.kind, t.subject_id, t.since
   on conflict (company_id, kind, subject_id, since) do nothing returning kind, subject_id`,
);
const note = (tx: Pick<Transaction, 'client'>, company: number, all: readonly Happened[]) =>
  noted(tx.client, [company, JSON.stringify(all.map(({ kind, subject_id, since }) => ({ kind, subject_id, since })))]);

const KINDS = {
  round: { type: 'patrol_missed', page: '/patrol/operation', title: W.missedTitle, message: W.missed },
  absent: { type: 'patrol_missed', page: '/patrol/operation', title: W.absentTitle, message: W.absent },
  offline: { type: 'patrol_device_offline', page: '/patrol/device', title: W.offlineTitle, message: W.offline },
} as const;

/** The hour is said otherwise in each language. */
function withTime(text: Text, at: number, zone: string | null): Text {
  const [en, my] = LOCALES.map((locale) => formatClock(new Date(at), zone ?? DEFAULT_TIME_ZONE, locale));
  return { en: text.en.replaceAll('{time}', en ?? ''), ms: text.ms.replaceAll('{time}', my ?? '') };
}

type Readers = (page: string) => Promise<number[]>;
/** Who may open a page, asked once for all notices of a company. */
function readersIn(tx: Transaction, company: number): Readers {
  const known = new Map<string, Promise<number[]>>();
  return (page) => known.get(page) ?? known.set(page, adminsWho(tx, company, { route: page })).get(page) ?? Promise.resolve([]);
}

/** One notice of a kind about an operation, however many rounds or guards it tells of. */
async function tell(tx: Transaction, all: readonly Happened[], readersOf: Readers): Promise<void> {
  const last = all.at(-1);
  if (!last) return;
  const { type, page, title, message } = KINDS[last.kind];
  const sum = (of: (each: Happened) => number) => all.reduce((total, each) => total + of(each), 0);
  const isOffline = last.kind === 'offline';
  await notify(tx, {
    to: { users: await readersOf(page) },
    notification_type: type,
    title,
    message: withTime(message, last.at, last.time_zone),
    params: {
      site: last.site,
      number: last.number,
      n: all.length,
      missed: sum(({ missed }) => missed),
      points: sum(({ points }) => points),
      name: last.name ?? '',
    },
    route: isOffline ? page : `${page}?open=${last.operation_id}`,
    subject: isOffline ? { type: 'patrol_device', id: last.subject_id } : { type: 'patrol_operation', id: last.operation_id },
    company_id: last.company_id,
  });
}

const asSystem = { companyId: null, userId: null, system: true } as const;
const groupOf = ({ kind, subject_id, operation_id }: Happened) => (kind === 'offline' ? `device ${subject_id}` : `${kind} ${operation_id}`);

/** Each company in a transaction of its own. */
export async function tellDuty({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  const found = await transact(pool, asSystem, ({ client }) => happened(client, [now]));
  for (const [company, own] of Map.groupBy(found, ({ company_id }) => company_id))
    await transact(pool, asSystem, async (tx) => {
      const fresh = new Set((await note(tx, company, own)).map(({ kind, subject_id }) => `${kind} ${subject_id}`));
      const told = own.filter(({ kind, subject_id }) => fresh.has(`${kind} ${subject_id}`));
      const readersOf = readersIn(tx, company);
      for (const group of Map.groupBy(told, groupOf).values()) await tell(tx, group, readersOf);
    });
}

/** What a company has had so far counts as told, without a notice: for the demo, whose nights nobody watched. */
export async function noteDuty(tx: Transaction, company: number, now: Date): Promise<void> {
  await note(
    tx,
    company,
    (await happened(tx.client, [now.toISOString()])).filter(({ company_id }) => company_id === company),
  );
}

export const tellDutyJob = defineJob({ name: 'patrol.tell-duty', cron: '* * * * *', retries: 3, run: (_data, { services }) => tellDuty(services) });

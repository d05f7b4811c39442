/** Occurrence books of the demo, written as guards write them. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { LogKind } from '../../contract/logbook/log-fields.ts';
import { appendEntries, openBook } from '../logbook/append-entries.ts';
import type { patrolSites } from '../patrol.tables.ts';
import type { AtSite } from './demo-numbers.ts';

const HOUR = 3_600_000;
/** Each entry is hashed over the one before, one at a time. */
const HANDOVER_DAYS = 45;
interface Entered {
  /** Hours. */
  readonly ago: number;
  readonly kind: LogKind;
  readonly subject: string;
  readonly details: Readonly<Record<string, string>>;
  readonly out?: number;
  /** Hours before it was written that it happened. */
  readonly before?: number;
}
const ENTRIES: readonly Entered[] = [
  { ago: 46, kind: 'Occurrence', subject: 'Heavy rain', details: { text: 'Water stood ankle-deep in the back lane until two in the morning.' }, before: 2 },
  {
    ago: 26,
    kind: 'Contractor',
    subject: 'Lift service',
    details: { company: 'Contoh Lift Sdn Bhd', workers: '2', permit_no: 'PTW-118', area: 'Lift lobby' },
    out: 23,
  },
  { ago: 25, kind: 'Delivery', subject: 'Cleaning material', details: { company: 'Contoh Bersih Enterprise', do_no: 'DO-2201', receiver: 'Puan Contoh' } },
  {
    ago: 6,
    kind: 'Vehicle',
    subject: 'Lorry for the warehouse',
    details: { plate: 'CTH 1234', driver: 'Pemandu Contoh', purpose: 'Collects pallets' },
    out: 5,
  },
  { ago: 4, kind: 'Key', subject: 'Pump room key', details: { key_no: '7', taken_by: 'Juruteknik Contoh' } },
  {
    ago: 3,
    kind: 'Visitor',
    subject: 'Visitor for the office',
    details: { name: 'Tetamu Contoh', identity: '900131-80-5001', company: 'Contoh Klien Sdn Bhd', host: 'Encik Contoh', pass_no: '21' },
    out: 2,
  },
  {
    ago: 1,
    kind: 'Visitor',
    subject: 'Visitor for the clinic',
    details: { name: 'Pelawat Contoh', identity: '880202-80-5002', host: 'Doktor Contoh', pass_no: '22' },
  },
];

interface Ended {
  readonly site_id: number;
  readonly shift_name: string;
  /** Milliseconds. */
  readonly end: number;
}
const ended = adhocText<Ended>(
  `select site_id, shift_name, (extract(epoch from end_at) * 1000)::float8 as end from patrol_operations
   where company_id = $1 and end_at < $2 and end_at > $2::timestamptz - interval '${HANDOVER_DAYS} days' and cancelled_at is null order by end_at, id`,
);
/** Each shift hands over to the next some minutes before its end; one forgot. */
const handovers = (shifts: readonly Ended[], now: number): Entered[] =>
  shifts.flatMap(({ shift_name, end }, n) => {
    const next = shifts.find((other) => other.shift_name !== shift_name)?.shift_name ?? shift_name;
    const pending = n % 3 === 0 ? { pending: 'Key 7 of the pump room is out' } : {};
    const details = { from: `${shift_name} shift`, to: `${next} shift`, checklist: 'Radios 2, torches 3, keys 14', ...pending };
    return n % 9 === 4 ? [] : [{ ago: (now - end) / HOUR + 0.05, kind: 'Handover' as const, subject: `${shift_name} to ${next}`, details }];
  });

/** @param full sites whose books have other entries too, the first ones */
export async function seedBooks(
  stage: DemoStage,
  company_id: number,
  sites: readonly (typeof patrolSites.$inferSelect)[],
  { guardAt, deviceAt }: AtSite,
  full: number,
): Promise<void> {
  const shifts = await ended(stage.tx.client, [company_id, stage.now.toISOString()]);
  for (const [at, site] of sites.entries()) {
    const own = handovers(
      shifts.filter(({ site_id }) => site_id === site.id),
      stage.now.getTime(),
    );
    const events = [...own, ...(at < full ? ENTRIES : [])]
      .flatMap((entry) => [
        { ...entry, act: 'Entry' as const, key: entry.ago },
        ...(entry.out === undefined ? [] : [{ ...entry, ago: entry.out, act: 'Out' as const, details: {}, key: entry.ago }]),
      ])
      .sort((a, b) => b.ago - a.ago);
    const numbers = new Map<number, number>();
    for (const { ago, act, kind, subject, details, key, before = 0 } of events) {
      const moment = new Date(stage.now.getTime() - Math.round(ago * HOUR));
      const ctx = { client: stage.tx.client, clock: { now: () => moment }, actor: null, companyId: company_id };
      const [made] = await appendEntries(ctx, await openBook(ctx, company_id, site.id), [
        {
          act,
          about_no: act === 'Out' ? (numbers.get(key) ?? null) : null,
          kind,
          guard_id: guardAt(site.id)?.id ?? null,
          device_id: deviceAt(site.id)?.id ?? null,
          user_id: null,
          client_ref: null,
          recorded_at: new Date(moment.getTime() - before * HOUR).toISOString(),
          offline: false,
          subject,
          details,
          remark: null,
          photos: [],
        },
      ]);
      if (act === 'Entry' && made) numbers.set(key, made.entry_no);
    }
  }
}

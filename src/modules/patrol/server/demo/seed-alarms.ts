/** Emergencies of the demo: one under way, the others over. */
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { EmergencyStatus, EmergencyType } from '../../contract/emergency/emergency.schema.ts';
import { patrolEmergencies, patrolEmergencyEvents, patrolEmergencyPositions } from '../emergency/emergency.tables.ts';
import type { patrolSites } from '../patrol.tables.ts';
import { numbersOf, type AtSite } from './demo-numbers.ts';

const HOUR = 3_600_000;
interface Alarm {
  /** Hours. */
  readonly ago: number;
  readonly type: EmergencyType;
  readonly status: Exclude<EmergencyStatus, 'Open'>;
  readonly after: number;
  readonly note: string;
}
const ALARMS: readonly Alarm[] = [
  { ago: 0.5, type: 'Medical', status: 'Acknowledged', after: 35, note: 'A visitor fell on the stairs.' },
  { ago: 27, type: 'Panic', status: 'False Alarm', after: 20, note: 'The button was pressed while the phone was cleaned.' },
  { ago: 80, type: 'Fire', status: 'Resolved', after: 48, note: 'Smoke from the generator; switched off, no fire.' },
  { ago: 300, type: 'Intrusion', status: 'Resolved', after: 150, note: 'Two youths behind the fence left when the patrol came.' },
];

export async function seedAlarms(
  stage: DemoStage,
  company_id: number,
  sites: readonly (typeof patrolSites.$inferSelect)[],
  { guardAt, deviceAt }: AtSite,
): Promise<void> {
  const { db } = stage.tx;
  const numbers = await numbersOf(stage, company_id, 'patrol_emergency', 'EM', ALARMS.length);
  for (const [n, alarm] of ALARMS.entries()) {
    const site = sites[(n + 1) % sites.length];
    const guard = guardAt(site?.id ?? 0);
    if (!site || !guard) return;
    const start = stage.now.getTime() - Math.round(alarm.ago * HOUR);
    const time = (seconds: number) => new Date(start + seconds * 1000).toISOString();
    const isOver = alarm.status !== 'Acknowledged';
    const steps = site.escalation.filter(({ after_seconds }) => after_seconds < alarm.after);
    const [made] = await db
      .insert(patrolEmergencies)
      .values({
        company_id,
        number: numbers[ALARMS.length - 1 - n] ?? '',
        site_id: site.id,
        guard_id: guard.id,
        device_id: deviceAt(site.id)?.id ?? null,
        type: alarm.type,
        recorded_at: time(-2),
        received_at: time(0),
        lat: site.lat,
        lng: site.lng,
        accuracy_m: 15,
        note: isOver ? null : alarm.note,
        status: alarm.status,
        ladder: site.escalation,
        level: Math.max(0, ...steps.map(({ level }) => level)),
        told_seconds: Math.max(0, ...steps.map(({ after_seconds }) => after_seconds)),
        acknowledged_at: time(alarm.after),
        responder: 'Patrol car 2',
        ...(isOver && { arrived_at: time(alarm.after + 400), resolved_at: time(alarm.after + 1500), resolution: alarm.note }),
      })
      .returning();
    if (!made) continue;
    const happened = [
      { kind: 'raised' as const, at: time(0) },
      ...steps.map(({ after_seconds, name, phone }) => ({
        kind: 'told' as const,
        at: time(after_seconds),
        step_seconds: after_seconds,
        people: [{ name, phone }],
      })),
      { kind: 'acknowledged' as const, at: time(alarm.after), text: 'Patrol car 2' },
      ...(isOver
        ? [
            { kind: 'arrived' as const, at: time(alarm.after + 400), text: 'Patrol car 2' },
            { kind: alarm.status === 'False Alarm' ? ('false_alarm' as const) : ('resolved' as const), at: time(alarm.after + 1500), text: alarm.note },
          ]
        : []),
    ];
    for (const event of happened) await db.insert(patrolEmergencyEvents).values({ company_id, emergency_id: made.id, ...event });
    await db.insert(patrolEmergencyPositions).values(
      Array.from({ length: 8 }, (_, k) => ({
        company_id,
        client_ref: `00000000-0000-4000-8000-${String(made.id * 100 + k).padStart(12, '0')}`,
        emergency_id: made.id,
        recorded_at: time(k * 10),
        received_at: time(k * 10 + 1),
        lat: (Number(site.lat) + k * 0.00008).toFixed(7),
        lng: (Number(site.lng) + (k % 3) * 0.00005).toFixed(7),
        accuracy_m: 12,
      })),
    );
  }
}

/** Two devices, twelve people who agreed to be known by faces that are made up, and a week of being seen. */
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { secretIn } from '#platform/server/db/secret.ts';
import type { DemoStage, DemoStep } from '#platform/server/demo/demo-step.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';
import { demoStaff, type DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { descriptorSeal } from '../enrolment/read-descriptor.ts';
import { frDevices, frEnrolments, frRecords, frSettings } from '../face-recognition.tables.ts';
import { madeFace } from '../match/made-face.ts';

const PEOPLE = 12;
const DAYS = 7;
const TEMPERATURES = ['36.4', '36.6', '36.5', '36.8', '36.7'];

type FaceRow = typeof frRecords.$inferInsert;

/** Of a person on a day: in at about nine, out at about six. Some only come; one is seen twice within a minute. */
function seenOn(day: string, person: { readonly id: number; readonly at: number }, company_id: number, fr_device_id: number): FaceRow[] {
  const minute = (person.at * 7 + Number(day.slice(8)) * 3) % 25;
  const at = (hour: number, minutes: number, second: number) =>
    `${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:${String(second).padStart(2, '0')}+08:00`;
  const row = (recorded_at: string, direction: 'in' | 'out', rest: Partial<FaceRow> = {}): FaceRow => ({
    company_id,
    fr_device_id,
    employee_id: person.id,
    recorded_at,
    received_at: recorded_at,
    confidence: (82 + ((person.at * 3 + minute) % 16)).toFixed(2),
    liveness: (70 + ((person.at * 5 + minute) % 29)).toFixed(2),
    temperature: TEMPERATURES[(person.at + minute) % TEMPERATURES.length] as string,
    direction,
    match_status: 'matched',
    client_ref: `${day}-${person.id}-${recorded_at.slice(11, 19)}`,
    ...rest,
  });
  return [
    row(at(8, 45 + (minute % 15), 12), 'in', person.at === 5 && minute > 12 ? { temperature: '37.8', flags: ['temperature'] } : {}),
    ...(person.at === 2 ? [row(at(8, 45 + (minute % 15), 40), 'in', { match_status: 'ignored', flags: ['repeat'] })] : []),
    ...(person.at % 4 === 3 ? [] : [row(at(18, minute, 5), 'out')]),
  ];
}

async function seed(stage: DemoStage, { company_id, officer, people }: DemoStaff): Promise<void> {
  const { tx, now, today } = stage;
  await tx.db.insert(frSettings).values({ company_id, enabled: true, keep_pictures: false, retention_days: 180, threshold: 70 });
  const [gate, kiosk] = await tx.db
    .insert(frDevices)
    .values([
      // Tokens that nobody has.
      {
        company_id,
        name: 'Lobby gate',
        serial_no: 'CTH-FR-0001',
        direction: 'both',
        status: 'Active',
        token_hash: digestOf(newSecret()),
        last_seen_at: now.toISOString(),
        firmware: '2.4.1',
      },
      {
        company_id,
        name: 'Store tablet',
        serial_no: 'CTH-KIOSK-01',
        direction: 'both',
        status: 'Active',
        token_hash: digestOf(newSecret()),
        last_seen_at: new Date(now.getTime() - 7_200_000).toISOString(),
      },
    ])
    .returning({ id: frDevices.id });
  const enrolled = people.filter(({ record }) => record.status === 'Active').slice(0, PEOPLE);
  const seal = descriptorSeal(await secretIn(tx.client), company_id);
  await tx.db.insert(frEnrolments).values(
    enrolled.map(({ id }, at) => ({
      company_id,
      employee_id: id,
      descriptor: seal.close(madeFace(at + 1), id),
      device_person_id: String(1001 + at),
      consent_at: addDays(calendarDate(today), -40),
      consent_by: 'Borang persetujuan bertandatangan',
      created_by: officer.userId,
    })),
  );
  const days = Array.from({ length: DAYS }, (_none, back) => addDays(calendarDate(today), -back));
  const seen = days.flatMap((day) => enrolled.flatMap(({ id }, at) => seenOn(day, { id, at }, company_id, (at % 3 === 2 ? kiosk : gate)?.id ?? 0)));
  const unknown: FaceRow[] = days.slice(0, 3).map((day, at) => ({
    company_id,
    fr_device_id: gate?.id ?? 0,
    recorded_at: `${day}T09:0${at + 1}:30+08:00`,
    received_at: `${day}T09:0${at + 1}:31+08:00`,
    confidence: `${48 + at * 5}.00`,
    liveness: '64.00',
    match_status: 'unmatched',
    flags: ['unsure'],
    client_ref: `${day}-unknown`,
  }));
  const past = [...seen, ...unknown].filter(({ recorded_at }) => Date.parse(recorded_at) <= now.getTime());
  await tx.db.insert(frRecords).values(past);
}

export const faceRecognitionDemo: readonly DemoStep[] = [
  {
    title: 'faces',
    order: 131,
    async seed(stage) {
      const staff = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      for (const key of ['c1', 'c2'] as const) await seed(stage, staff[key]);
    },
  },
];

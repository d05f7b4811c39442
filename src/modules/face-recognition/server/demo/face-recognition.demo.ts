/** Three devices, people who agreed to be known by faces that are made up, and a month of being seen: every face is a punch of its day. */
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { secretIn } from '#platform/server/db/secret.ts';
import type { DemoStage, DemoStep } from '#platform/server/demo/demo-step.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';
import { demoStaff, type DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { punchByDevice } from '#modules/attendance/server/demo/punch-by-device.ts';
import { descriptorSeal } from '../enrolment/read-descriptor.ts';
import { demoFaces } from './demo-faces.ts';
import { digestOfClockingCode, newClockingCode } from '../code/clocking-code.ts';
import { frCodes, frDevices, frEnrolments, frRecords, frSettings } from '../face-recognition.tables.ts';
import { madeFace } from '../match/made-face.ts';

/** Two in three agreed; the others punch on the portal. */
const agreed = (at: number) => at % 3 !== 1;
/** Of those who did not agree, some type a code. */
const CODES = 5;
const DAYS = 30;
/** Rows of one statement. */
const AT_ONCE = 500;

async function seed(stage: DemoStage, staff: DemoStaff): Promise<void> {
  const { company_id, officer, people } = staff;
  const { tx, now, today } = stage;
  await tx.db.insert(frSettings).values({ company_id, enabled: true, keep_pictures: false, retention_days: 180, threshold: 70, codes: true });
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
        last_seen_at: now.toISOString(),
        firmware: 'Mesra kiosk',
      },
      {
        company_id,
        name: 'Back entrance',
        serial_no: 'CTH-FR-0002',
        direction: 'in',
        status: 'Active',
        token_hash: digestOf(newSecret()),
        last_seen_at: new Date(now.getTime() - 2 * 86_400_000).toISOString(),
        firmware: '2.3.0',
        queued: 3,
      },
    ])
    .returning({ id: frDevices.id });
  const enrolled = people.filter(({ record }, at) => record.status === 'Active' && agreed(at));
  const secret = await secretIn(tx.client);
  const seal = descriptorSeal(secret, company_id);
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
  const typing = people.filter(({ record }, at) => record.status === 'Active' && !agreed(at)).slice(0, CODES);
  await tx.db.insert(frCodes).values(
    typing.map(({ id }) => ({
      company_id,
      employee_id: id,
      code_hash: digestOfClockingCode(secret, company_id, newClockingCode()),
      created_by: officer.userId,
    })),
  );
  const deviceOf = new Map(enrolled.map(({ id }, at) => [id, (at % 3 === 2 ? kiosk : gate)?.id ?? 0]));
  const seen = await punchByDevice(stage, staff, deviceOf, addDays(calendarDate(today), -DAYS));
  const faces = demoFaces(company_id, seen, seen.length - 3).filter(({ recorded_at }) => Date.parse(recorded_at) <= now.getTime());
  for (let at = 0; at < faces.length; at += AT_ONCE) await tx.db.insert(frRecords).values(faces.slice(at, at + AT_ONCE));
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

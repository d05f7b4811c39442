import { afterAll, expect, test } from 'vitest';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { employeeOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { contextAs } from '#platform/server/access/acting-owner.ts';
import { transact } from '#platform/server/db/scope.ts';
import { forgetLeavers, purgePictures } from '../face-jobs.ts';
import { madeFace } from '../match/made-face.ts';
import { data, faceFixture, FACES, textOf, type FaceFixture } from '#app/server/testing/face-fixture.ts';
import { descriptorSeal } from './read-descriptor.ts';

const { portal } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());

const inCompany = <T>({ owner }: FaceFixture, work: (ctx: Parameters<typeof purgePictures>[0]) => Promise<T>) =>
  transact(portal.server.services.pool, { companyId: owner.companyId, userId: owner.userId }, (tx) =>
    work(
      contextAs(tx, { companyId: owner.companyId, userId: owner.userId, name: owner.name }, { services: portal.server.services, clock: portal.clock }, 'test'),
    ),
  );

test('without consent, its date and its words nobody is enrolled', async () => {
  const { owner } = await faceFixture(portal);
  const { employeeId } = await employeeOf(portal, owner, {});
  const form = { employee_id: employeeId, descriptor: textOf(madeFace(1)), consent: true, consent_at: '2026-11-19', consent_by: 'Signed form' };
  const faults = async (change: object) => Object.keys((await owner.client.post(`${FACES}/enrolments`, { ...form, ...change })).body.errors ?? {});
  expect(await faults({ consent: false })).toEqual(['consent']);
  expect(await faults({ consent_by: '' })).toEqual(['consent_by']);
  expect(await faults({ consent_at: '' })).toEqual(['consent_at']);
  expect(await faults({ consent_at: '2026-11-21' })).toEqual(['consent_at']);
  expect(await faults({ descriptor: null })).toEqual(['descriptor']);
  expect(await faults({ descriptor: textOf(new Float32Array(1024)) })).toEqual(['descriptor']);
  expect(await faults({})).toEqual([]);
});

test('a descriptor is kept sealed for its person, and no answer and no log has it', async () => {
  const { owner, enrol } = await faceFixture(portal);
  const { employeeId, enrolmentId, face } = await enrol('Sealed Contoh', 2);
  const { rows } = await portal.owner.query('select descriptor from fr_enrolments where id = $1', [enrolmentId]);
  const stored = rows[0].descriptor as Buffer;
  expect(stored.includes(Buffer.from(face.buffer).subarray(0, 8))).toBe(false);
  const seal = descriptorSeal(portal.server.services.secret, owner.companyId);
  expect([...seal.open(stored, employeeId)]).toEqual([...face]);
  expect(() => seal.open(stored, employeeId + 1)).toThrow();
  expect(() => descriptorSeal(portal.server.services.secret, owner.companyId + 1).open(stored, employeeId)).toThrow();
  const shown = await owner.client.get(`${FACES}/enrolments`);
  expect(shown.body.data).toMatchObject([{ employee: { name: 'Sealed Contoh' }, by_face: true, consent_by: 'Signed form' }]);
  expect(JSON.stringify(shown.body)).not.toContain(textOf(face).slice(0, 40));
  const { rows: logs } = await portal.owner.query(
    `select before::text || after::text as text from audit_logs where subject_type = 'fr_enrolment' and company_id = $1`,
    [owner.companyId],
  );
  for (const { text } of logs) expect(text ?? '').not.toContain('descriptor');
});

test('enrolled again, the face before is gone; a number on the devices is one person', async () => {
  const fixture = await faceFixture(portal);
  const { employeeId, enrolmentId } = await fixture.enrol('Twice Contoh', 3, { device_person_id: '77' });
  const again = {
    employee_id: employeeId,
    descriptor: textOf(madeFace(4)),
    device_person_id: '77',
    consent: true,
    consent_at: '2026-11-10',
    consent_by: 'Signed again',
  };
  data(await fixture.owner.client.post(`${FACES}/enrolments`, again));
  const { rows } = await portal.owner.query('select descriptor, revoked_at from fr_enrolments where id = $1', [enrolmentId]);
  expect(rows[0]).toMatchObject({ descriptor: null, revoked_at: expect.anything() });
  expect((await fixture.device.look(madeFace(3))).outcome).toBe('unknown');
  expect((await fixture.device.look(madeFace(4))).outcome).toBe('recognised');
  const other = await employeeOf(portal, fixture.owner, {});
  expect((await fixture.owner.client.post(`${FACES}/enrolments`, { ...again, employee_id: other.employeeId })).body.errors).toHaveProperty('device_person_id');
  const list = async (status: string) => (await fixture.owner.client.get(`${FACES}/enrolments`, { status })).body.meta.total;
  expect([await list('Active'), await list('Revoked')]).toEqual([1, 1]);
});

test('a consent is withdrawn once, and by its own company', async () => {
  const [fixture, stranger] = [await faceFixture(portal), await faceFixture(portal)];
  const { enrolmentId } = await fixture.enrol('Gone Contoh', 5);
  const revoke = (of: FaceFixture) => of.owner.client.post(`${FACES}/enrolments/${enrolmentId}/revoke`, { reason: null });
  expect((await revoke(stranger)).status).toBe(404);
  expect((await revoke(fixture)).status).toBe(200);
  expect((await revoke(fixture)).status).toBe(422);
});

test('who has left is forgotten by the night, and pictures go when they are old enough', async () => {
  const fixture = await faceFixture(portal);
  const { updated_at: _at, ...setting } = data<{ updated_at: string }>(await fixture.owner.client.get(`${FACES}/settings`));
  data(await fixture.owner.client.post(`${FACES}/settings`, { ...setting, keep_pictures: true, retention_days: 30 }));
  const { employeeId, enrolmentId } = await fixture.enrol('Left Contoh', 6);
  const { default: sharp } = await import('sharp');
  const image = (
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a76' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
  const see = (client_ref: string, recorded_at: string) => ({ client_ref, recorded_at, confidence: 50, image });
  await fixture.device.see([see('old', '2026-10-20T09:00:00+08:00'), see('new', '2026-11-19T09:00:00+08:00')]);
  expect(await inCompany(fixture, purgePictures)).toBe(1);
  expect(await inCompany(fixture, purgePictures)).toBe(0);
  const records = await fixture.records({ start_date: '2026-10-01', end_date: '2026-11-30' });
  expect(records.map(({ image: existing }) => existing !== null)).toEqual([false, true]);
  await portal.owner.query(`update employees set status = 'Inactive', inactive_at = '2026-11-19', inactive_reason = 'Resigned' where id = $1`, [employeeId]);
  expect((await fixture.device.look(madeFace(6))).outcome).toBe('unknown');
  await inCompany(fixture, forgetLeavers);
  const { rows } = await portal.owner.query('select descriptor, revoke_reason from fr_enrolments where id = $1', [enrolmentId]);
  expect(rows[0]).toEqual({ descriptor: null, revoke_reason: 'Employment ended' });
});

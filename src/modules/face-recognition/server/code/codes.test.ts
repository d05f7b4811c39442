/** Codes that are typed at a kiosk, over HTTP: given, used, renewed, withdrawn; of other places, other companies, leavers, and tried blindly. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { data, deviceOf, faceFixture, FACES, type FaceFixture, type TestDevice } from '#app/server/testing/face-fixture.ts';
import { employeeOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inCompany } from '#modules/company/server/public.ts';
import type { ClockingCode } from '../../contract/code/clocking-code.endpoints.ts';
import { forgetLeavers } from '../face-jobs.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

async function codeFixture(given: object = { codes: true }): Promise<FaceFixture> {
  const of = await faceFixture(portal);
  const { updated_at: _at, ...setting } = data<{ updated_at: string }>(await of.owner.client.get(`${FACES}/settings`));
  data(await of.owner.client.post(`${FACES}/settings`, { ...setting, ...given }));
  return of;
}
const give = async ({ owner }: FaceFixture, employee_id: number) =>
  data<{ name: string; code: string }>(await owner.client.post(`${FACES}/codes`, { employee_id })).code;
const typed = ({ send }: Pick<TestDevice, 'send'>, code: string, client_ref = randomUUID()) => send('code', { client_ref, code });
/** Eight digits that are not these. */
const otherThan = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

test('a code is a punch like a face, marked, and without a confidence', async () => {
  const of = await codeFixture();
  const { employeeId } = await employeeOf(portal, of.owner, { name: 'Kod Contoh' });
  const code = await give(of, employeeId);
  expect(code).toMatch(/^\d{8}$/);
  const ref = randomUUID();
  expect(data(await typed(of.device, code, ref))).toMatchObject({ outcome: 'recognised', name: 'Kod Contoh', type: 'checkin' });
  // Sent again, it is the same.
  expect(data(await typed(of.device, code, ref))).toMatchObject({ outcome: 'recognised', type: 'checkin' });
  expect(data(await typed(of.device, code))).toMatchObject({ outcome: 'repeat', name: 'Kod Contoh' });
  expect(await of.records()).toMatchObject([
    { employee: { name: 'Kod Contoh' }, match_status: 'matched', confidence: null, liveness: null, flags: ['by_code'], punch: { type: 'checkin' } },
    { match_status: 'ignored', flags: ['by_code', 'repeat'] },
  ]);
  const { rows } = await portal.owner.query(`select source from attendance_records where employee_id = $1`, [employeeId]);
  expect(rows).toEqual([{ source: 'code' }]);
  const [row] = data<ClockingCode[]>(await of.owner.client.get(`${FACES}/codes`));
  expect(row).toMatchObject({ employee: { id: employeeId, name: 'Kod Contoh' }, last_used_at: expect.any(String) });
});

test('the digits stand nowhere: not in the list, the audit log or the table', async () => {
  const of = await codeFixture();
  const { employeeId } = await employeeOf(portal, of.owner, {});
  const code = await give(of, employeeId);
  const shown = JSON.stringify((await of.owner.client.get(`${FACES}/codes`)).body);
  const { rows: logs } = await portal.owner.query(
    'select coalesce(before::text, $2) || coalesce(after::text, $2) as text from audit_logs where company_id = $1',
    [of.owner.companyId, ''],
  );
  const { rows } = await portal.owner.query('select encode(code_hash, $2) as text from fr_codes where company_id = $1', [of.owner.companyId, 'hex']);
  expect(rows).toHaveLength(1);
  for (const text of [shown, ...logs.map((log) => log.text), rows[0].text]) expect(text).not.toContain(code);
});

test('a new code ends the one before; one that is withdrawn, or of somebody who left, opens nothing', async () => {
  const of = await codeFixture();
  const { employeeId } = await employeeOf(portal, of.owner, {});
  const first = await give(of, employeeId);
  const second = await give(of, employeeId);
  expect((await typed(of.device, first)).body.errors).toHaveProperty('code');
  expect((await typed(of.device, second)).status).toBe(200);
  const codes = async () => data<ClockingCode[]>(await of.owner.client.get(`${FACES}/codes`));
  const [row] = await codes();
  data(await of.owner.client.post(`${FACES}/codes/${row?.id}/revoke`));
  expect((await typed(of.device, second)).body.errors).toHaveProperty('code');
  expect(await codes()).toEqual([]);
  expect((await of.owner.client.post(`${FACES}/codes/${row?.id}/revoke`)).status).toBe(404);
  const third = await give(of, employeeId);
  await portal.owner.query(`update employees set status = 'Inactive' where id = $1`, [employeeId]);
  expect((await typed(of.device, third)).body.errors).toHaveProperty('code');
  const { companyId: id, userId: user_id, name } = of.owner;
  await inCompany(portal.server.services, { id, user_id, name, timezone: null, modules: {} }, forgetLeavers);
  expect(await codes()).toEqual([]);
  expect((await of.owner.client.post(`${FACES}/codes`, { employee_id: employeeId })).body.errors).toHaveProperty('employee_id');
});

test('a kiosk at a branch takes codes of the branch alone, and never those of another company', async () => {
  const of = await codeFixture();
  const { rows } = await portal.owner.query('select id from branches where company_id = $1', [of.owner.companyId]);
  const there = await employeeOf(portal, of.owner, { branch_id: null });
  const code = await give(of, there.employeeId);
  const gate = await deviceOf(portal, of.owner, { branch_id: rows[0].id });
  expect((await typed(gate, code)).body.errors).toHaveProperty('code');
  expect((await typed(of.device, code)).status).toBe(200);
  const neighbour = await codeFixture();
  expect((await typed(neighbour.device, code)).body.errors).toHaveProperty('code');
  expect((await neighbour.owner.client.post(`${FACES}/codes`, { employee_id: there.employeeId })).status).toBe(404);
  const [row] = data<ClockingCode[]>(await of.owner.client.get(`${FACES}/codes`));
  expect((await neighbour.owner.client.post(`${FACES}/codes/${row?.id}/revoke`)).status).toBe(404);
});

test('whoever is no owner sees, gives and withdraws none', async () => {
  const of = await codeFixture();
  const { client, employeeId } = await employeeOf(portal, of.owner, {});
  for (const who of [client, portal.as(null)])
    for (const answer of [
      await who.get(`${FACES}/codes`),
      await who.post(`${FACES}/codes`, { employee_id: employeeId }),
      await who.post(`${FACES}/codes/1/revoke`),
    ])
      expect([401, 403]).toContain(answer.status);
});

test('without the setting a kiosk is not offered codes and takes none', async () => {
  const of = await codeFixture({ codes: false });
  const { employeeId } = await employeeOf(portal, of.owner, {});
  const code = await give(of, employeeId);
  expect(data(await of.device.send('heartbeat', {}))).toMatchObject({ codes: false });
  expect((await typed(of.device, code)).status).toBe(403);
  expect(await of.records()).toEqual([]);
});

test('what is no code is said at its field, and one kiosk tries thirty wrong ones in five minutes', async () => {
  const of = await codeFixture();
  const { employeeId } = await employeeOf(portal, of.owner, {});
  const code = await give(of, employeeId);
  for (const wrong of ['', '1234567', '123456789', 'abcdefgh', '１２３４５６７８']) expect((await typed(of.device, wrong)).body.errors).toHaveProperty('code');
  const statuses: number[] = [];
  for (let typing = 0; typing < 5; typing++) expect((await typed(of.device, code)).status).toBe(200);
  for (let tried = 0; tried < 31; tried++) statuses.push((await typed(of.device, otherThan(code))).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
  expect((await typed(of.device, code)).status).toBe(429);
  // Another kiosk of the company is not held up.
  expect((await typed(await deviceOf(portal, of.owner), code)).status).toBe(200);
});

/** Situation reports in the office over HTTP: listed by what one may see, typed in, acknowledged, followed up, closed; and reports of devices. */
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/sitreps';

test('a report is acknowledged before it is closed, each with a note, and by whoever may', async () => {
  const { owner, send, event, site_id, guard_id } = await openDevice(portal);
  await send('sitreps', event('09:30', { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence behind the store was cut.' }));
  const [row] = (await owner.client.get(PATH, { status: 'Pending' })).body.data;
  expect(row).toMatchObject({ number: 'SR-2026-000001', site: 'Tapak Contoh', guard: 'Contoh bin Contoh', photos: 0, status: 'Pending' });
  const act = (verb: string, note: string) => owner.client.post(`${PATH}/${row.id}/${verb}`, { note });
  expect((await act('close', 'Too early')).status).toBe(409);
  expect((await act('review', 'x')).status).toBe(422);
  expect((await act('review', 'Seen by the office')).status).toBe(200);
  expect((await act('review', 'Seen again')).status).toBe(409);
  expect((await act('follow-up', 'Fence is mended')).status).toBe(200);
  expect((await act('close', 'Told the client')).status).toBe(200);
  expect((await act('follow-up', 'Too late')).status).toBe(409);
  expect((await act('reopen', 'The police asked')).status).toBe(200);
  expect((await act('reopen', 'Once more')).status).toBe(409);
  expect((await owner.client.get(`${PATH}/${row.id}`)).body.data).toMatchObject({ status: 'Reviewed' });
  expect((await act('close', 'Told the police')).status).toBe(200);
  const shown = (await owner.client.get(`${PATH}/${row.id}`)).body.data;
  expect(shown).toMatchObject({ status: 'Closed', device: 'Phone' });
  expect(shown.notes.map(({ kind }: { kind: string }) => kind)).toEqual(['close', 'reopen', 'close', 'follow_up', 'review']);
  const viewer = await adminOf(portal, owner, { '/patrol/ops/sitrep': [] });
  expect((await viewer.client.get(PATH)).body.data).toHaveLength(1);
  expect((await viewer.client.post(`${PATH}/${row.id}/follow-up`, { note: 'Not mine' })).status).toBe(403);
  const none = await adminOf(portal, owner, { '/patrol/operation': [] });
  expect((await none.client.get(PATH)).status).toBe(403);
  const typed = {
    site_id,
    guard_id,
    date: '2026-11-20',
    time: '09:00',
    category: 'Routine',
    severity: 'Low',
    title: 'All quiet',
    description: 'Nothing happened so far.',
  };
  expect((await owner.client.post(PATH, { ...typed, time: '10:30' })).body.errors).toHaveProperty('date');
  expect((await owner.client.post(PATH, { ...typed, guard_id: 987_654 })).body.errors).toHaveProperty('guard_id');
  const late = (await owner.client.post(PATH, typed)).body.data.id;
  const soon = (await owner.client.post(PATH, { ...typed, time: '09:50' })).body.data.id;
  const marked = async () =>
    ((await owner.client.get(PATH)).body.data as { id: number; written_later: boolean }[]).filter(({ written_later }) => written_later);
  // A device that had a network sends at once: what it says of half an hour ago is marked, too.
  expect((await marked()).map(({ id }) => id)).toEqual([row.id, late]);
  expect((await owner.client.get(`${PATH}/${late}`)).body.data).toMatchObject({ written_later: true });
  expect((await owner.client.get(`${PATH}/${soon}`)).body.data).toMatchObject({ written_later: false });
  expect((await owner.client.get(`${PATH}/summary`)).body.data).toEqual({
    pending: 2,
    critical: 0,
    reviewed: 0,
    month: 3,
    by_category: [
      { category: 'Routine', n: 2 },
      { category: 'Theft', n: 1 },
    ],
    by_severity: [
      { severity: 'Low', n: 2 },
      { severity: 'Medium', n: 0 },
      { severity: 'High', n: 1 },
      { severity: 'Critical', n: 0 },
    ],
  });
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(`${PATH}/${row.id}`)).status).toBe(404);
  expect((await stranger.client.post(`${PATH}/${row.id}/review`, { note: 'Seen by a stranger' })).status).toBe(404);
});

test('a report is a PDF in both languages for whoever may take it out; identity numbers are not in it', async () => {
  const { owner, send, event } = await openDevice(portal);
  const told = { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence behind the store was cut.' };
  await send('sitreps', event('09:30', { ...told, persons: [{ name: 'Saksi Contoh', identity: '900131-80-5001', role: 'Witness' }] }));
  const [{ id }] = (await owner.client.get(PATH)).body.data;
  await owner.client.post(`${PATH}/${id}/review`, { note: 'Seen by the office' });
  const textOf = async (language: string) => {
    const paper = await owner.client.raw(`${PATH}/${id}/pdf?${new URLSearchParams({ language, company_id: String(owner.companyId) })}`, { method: 'GET' });
    return inspectPdf(Buffer.from(await paper.arrayBuffer()))
      .pages.flat()
      .join('\n');
  };
  const english = await textOf('en');
  for (const text of ['Situation report', 'SR-2026-000001', 'Fence cut', 'Saksi Contoh · Witness', 'Acknowledged', 'Seen by the office'])
    expect(english).toContain(text);
  expect(english).not.toContain('900131');
  expect(await textOf('ms')).toContain('Laporan situasi');
  const reader = await adminOf(portal, owner, { '/patrol/ops/sitrep': ['Update'] });
  expect((await reader.client.get(`${PATH}/${id}/pdf`)).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(`${PATH}/${id}/pdf`)).status).toBe(404);
});

test('the report of a device says when it was offline, what it scanned, and what was refused', async () => {
  const { owner, send, call, session, event, device_id } = await openDevice(portal);
  const scan = (time: string) => event(time, { method: 'QR', tag: 'nobody' });
  await call('sync', { session, battery: 80 });
  portal.clock.set('2026-11-20T10:40:00+08:00');
  await send('events', scan('10:35'), { client_ref: 'odd' });
  await call('sync', { session, battery: 62 });
  portal.clock.set('2026-11-20T10:50:00+08:00');
  const days = { start_date: '2026-11-20', end_date: '2026-11-20' };
  const [row] = (await owner.client.get('api/patrol/device-reports')).body.data;
  expect(row).toMatchObject({
    name: 'Phone',
    battery: 62,
    min_battery: 62,
    uptime_percent: 20,
    offline_spans: 1,
    offline_minutes: 40,
    scans: 1,
    flagged: 1,
    refused: 1,
  });
  const shown = (await owner.client.get(`api/patrol/device-reports/${device_id}`, days)).body.data;
  expect(shown.spans).toEqual([{ from: '2026-11-20T02:00:00.000Z', to: '2026-11-20T02:40:00.000Z', minutes: 40, on_minutes: 0, open: false }]);
  expect(shown.refusals).toMatchObject([{ kind: 'scan', reason: 'malformed', times: 1, last_ref: 'odd' }]);
  expect(shown.by_day).toEqual([{ date: '2026-11-20', scans: 1, late: 0, refused: 1 }]);
  expect((await owner.client.get('api/patrol/device-reports', { start_date: '2026-10-01', end_date: '2026-11-20' })).body.errors).toHaveProperty('end_date');
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(`api/patrol/device-reports/${device_id}`, days)).status).toBe(404);
});

test('a serious report is told to those alone who see its guard', async () => {
  const { owner, send, event, guard_id } = await openDevice(portal);
  const { id: employee } = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: 'Contoh bin Contoh' }));
  const rights = { '/patrol/ops/sitrep': ['Update'] };
  const [near, far] = [await adminOf(portal, owner, rights, { employee: [employee] }), await adminOf(portal, owner, rights, { employee: [0] })];
  const report = { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence behind the store was cut.' };
  const told = async () =>
    (
      await portal.owner.query<{ user_id: number }>(
        `select user_id::int from notifications where company_id = $1 and notification_type = 'patrol_sitrep' order by user_id`,
        [owner.companyId],
      )
    ).rows.map(({ user_id }) => user_id);
  await send('sitreps', event('09:30', report));
  expect(await told(), 'a guard of another agency is seen by all').toEqual([owner.userId, near.userId, far.userId]);
  await portal.owner.query('update security_guards set employee_id = $2 where id = (select security_guard_id from patrol_guards where id = $1)', [
    guard_id,
    employee,
  ]);
  await portal.owner.query(`delete from notifications where company_id = $1`, [owner.companyId]);
  await send('sitreps', event('09:40', report));
  expect(await told()).toEqual([owner.userId, near.userId]);
});

test('identity numbers of a report go some days after it was closed, and never while it is open', async () => {
  const { owner, send, event } = await openDevice(portal, { visitor_days: 7 });
  const persons = [
    { name: 'Tetamu Contoh', identity: '900131-80-5001', role: 'Visitor' },
    { name: 'Puan Contoh', identity: null, role: null },
  ];
  const report = { category: 'Theft', severity: 'Low', title: 'Fence cut', description: 'The fence behind the store was cut.', persons };
  await send('sitreps', event('09:30', report), event('09:31', report));
  const [open, closed] = (await owner.client.get(PATH, { sort: 'asc', sort_by: 'number' })).body.data.map(({ id }: { id: number }) => id);
  for (const verb of ['review', 'close']) expect((await owner.client.post(`${PATH}/${closed}/${verb}`, { note: 'Told the client' })).status).toBe(200);
  const seen = async (id: number) => (await owner.client.get(`${PATH}/${id}`)).body.data.persons;
  portal.clock.set('2026-11-27T09:59:59+08:00');
  await runJob(portal, 'patrol.end-keeping');
  expect(await seen(closed)).toEqual(persons);
  portal.clock.set('2026-11-27T10:00:00+08:00');
  await runJob(portal, 'patrol.end-keeping');
  expect(await seen(closed)).toEqual(persons.map((person) => ({ ...person, identity: null })));
  expect(await seen(open)).toEqual(persons);
});

/** Attendance management over HTTP: who is on the list of a day, its figures, the grid of a month, and walls between companies. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { adminOf, employeeOf, unitOf, type EmployedPerson, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const MANAGED = 'api/operation/attendances';
const portal = await openTestPortal();
afterAll(() => portal.close());
// A Friday.
portal.clock.set('2026-11-20T20:30:00+08:00');

let services: AttendanceFixture;
let neighbour: AttendanceFixture;
let aminah: EmployedPerson, bala: EmployedPerson;
let ipoh: number;
beforeAll(async () => {
  [services, neighbour] = [await attendanceFixture(portal), await attendanceFixture(portal)];
  ipoh = await unitOf(portal, services.owner, 'branch', 'Ipoh');
  [aminah, bala] = [await services.hire({ name: 'Aminah Contoh' }), await services.hire({ name: 'Bala Contoh' })];
  await services.hire({ name: 'Chong Contoh', branch_id: ipoh });
  await services.hire({ name: 'Devi Contoh', company_joined_at: '2026-11-21' });
  await services.punch(bala, '2026-11-20 09:40', '2026-11-20 18:05');
  await services.punch(aminah, '2026-11-19 08:55', '2026-11-19 18:02', '2026-11-20 08:58', '2026-11-20 20:10');
});

type Row = { employee: { name: string; image: string | null }; state: string; section?: string; id: number; can: Record<string, boolean> };
const rows = async (query: Record<string, unknown> = {}, who: TestPerson = services.owner): Promise<Row[]> =>
  (await who.client.get(MANAGED, query as Record<string, string>)).body.data;
const states = async (query: Record<string, unknown> = {}, who?: TestPerson) =>
  (await rows(query, who)).map(({ employee, state }) => `${employee.name.split(' ')[0]} ${state}`);

describe('the list of a day', () => {
  test('has everybody who is employed on it, those too who did not come', async () => {
    expect(await states()).toEqual(['Aminah ontime', 'Bala late', 'Chong absent']);
    expect(await states({ date: '2026-11-19' })).toEqual(['Aminah ontime', 'Bala absent', 'Chong absent']);
    expect(await states({ date: '2026-11-22' })).toEqual(['Aminah rest', 'Bala rest', 'Chong rest', 'Devi rest']);
    expect(await states({ date: '2026-11-23' })).toEqual(['Aminah not_in', 'Bala not_in', 'Chong not_in', 'Devi not_in']);
  });

  test.each([
    [{ status: 'late' }, ['Bala late']],
    [{ status: 'present' }, ['Aminah ontime', 'Bala late']],
    [{ status: ['late', 'absent'] }, ['Bala late', 'Chong absent']],
    [{ keyword: 'chong' }, ['Chong absent']],
    [{ overtime: 'Pending' }, ['Aminah ontime']],
    [{ source: 'web' }, ['Aminah ontime', 'Bala late']],
    [{ source: 'fr' }, []],
    [{ flags: 'corrected' }, []],
    [{ sort: 'desc' }, ['Chong absent', 'Bala late', 'Aminah ontime']],
    [{ status: 'present', sort: 'desc' }, ['Bala late', 'Aminah ontime']],
  ])('filtered by %o', async (query, found) => {
    expect(await states(query)).toEqual(found);
  });

  test('shows who has a picture', async () => {
    const form = new FormData();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    form.set('file', new File([pixel], 'me.png', { type: 'image/png' }));
    const { file } = (await services.owner.client.post('api/files', form)).body.data;
    await portal.owner.query('update employees set image_file = $1 where id = $2', [file, aminah.employeeId]);
    const seen = await rows();
    expect(seen.map(({ employee }) => employee.image !== null)).toEqual([true, false, false]);
    expect(seen[0]?.employee.image).toContain(file);
  });

  test('comes page by page, of those of a status too', async () => {
    const page = async (query: object) => {
      const { data, meta } = (await services.owner.client.get(MANAGED, { per_page: '1', page: '2', ...query })).body;
      return [data[0]?.employee.name, meta.total];
    };
    expect(await page({})).toEqual(['Bala Contoh', 3]);
    expect(await page({ status: 'present' })).toEqual(['Bala Contoh', 2]);
  });

  test('stands by section when asked: what needs somebody first, page by page', async () => {
    const sections = async (query: object) =>
      (await rows({ sort_by: 'section', ...query })).map(({ employee, section }) => `${employee.name.split(' ')[0]} ${section}`);
    expect(await sections({})).toEqual(['Chong needs', 'Aminah work', 'Bala work']);
    expect(await sections({ per_page: '1', page: '2' })).toEqual(['Aminah work']);
    expect(await sections({ status: 'present' })).toEqual(['Aminah work', 'Bala work']);
    expect(await sections({ date: '2026-11-22' })).toEqual(['Aminah off', 'Bala off', 'Chong off', 'Devi off']);
  });

  test('is filtered by the branch, and shows a manager of a branch nobody else', async () => {
    expect(await states({ branch_id: ipoh })).toEqual(['Chong absent']);
    const manager = await adminOf(portal, services.owner, { '/attendance/manage': ['Update'] }, { branch: [ipoh] });
    expect(await states({}, manager)).toEqual(['Chong absent']);
    expect((await manager.client.get(`${MANAGED}/days/${aminah.employeeId}/2026-11-20`)).status).toBe(404);
    expect((await manager.client.get(`${MANAGED}/summary`)).body.data).toMatchObject({ scheduled: 1, present: 0, absent: 1 });
  });
});

test('the figures of a day count people', async () => {
  const figures = async (query: Record<string, string> = {}) => (await services.owner.client.get(`${MANAGED}/summary`, query)).body.data;
  expect(await figures()).toEqual({ scheduled: 3, present: 2, ontime: 1, late: 1, not_in: 0, leave: 0, absent: 1 });
  expect(await figures({ date: '2026-11-23' })).toMatchObject({ scheduled: 4, present: 0, not_in: 4 });
  expect(await figures({ date: '2026-11-22' })).toMatchObject({ scheduled: 0, present: 0, not_in: 0, absent: 0 });
});

test('the grid of a month has a letter for each day', async () => {
  const { data } = (await services.owner.client.get(`${MANAGED}/grid`, { month: '2026-11-01' })).body;
  const of = (name: string) =>
    data
      .find(({ employee }: Row) => employee.name === name)
      .days.slice(18, 24)
      .join(' ');
  expect([of('Aminah Contoh'), of('Bala Contoh'), of('Chong Contoh')]).toEqual(['✓ ✓ OD RD  ', 'A L OD RD  ', 'A A OD RD  ']);
  expect(data[0].days).toHaveLength(30);
});

test('a day is shown with its punches and why it was judged so', async () => {
  const { data } = (await services.owner.client.get(`${MANAGED}/days/${bala.employeeId}/2026-11-20`)).body;
  expect(data).toMatchObject({
    employee: { name: 'Bala Contoh' },
    sessions: [{ state: 'late', punches: [{ type: 'checkin' }, { type: 'checkout' }] }],
  });
  expect(data.sessions[0].trace.length).toBeGreaterThan(0);
  const [{ id }] = (await services.kept(bala, '2026-11-20')) as [{ id: number }];
  expect((await services.owner.client.get(`${MANAGED}/${id}`)).body.data.employee.name).toBe('Bala Contoh');
});

test('the map has the places of a day', async () => {
  await portal.owner.query(`update attendance_records set lat = 3.15, lng = 101.7, distance_m = 140 where employee_id = $1 and type = 'checkin'`, [
    bala.employeeId,
  ]);
  const map = async (who: TestPerson) => (await who.client.get(`${MANAGED}/map`, { date: '2026-11-20' })).body.data;
  expect(await map(services.owner)).toMatchObject([{ type: 'checkin', lat: 3.15, distance_m: 140, employee: { name: 'Bala Contoh' } }]);
  expect(await map(neighbour.owner)).toEqual([]);
});

describe('who may look', () => {
  test.each([
    ['an admin of the page', () => adminOf(portal, services.owner, { '/attendance/manage': [] }), 200],
    ['an admin of other pages', () => adminOf(portal, services.owner, { '/attendance/setting': ['Update'] }), 403],
    ['an employee', () => employeeOf(portal, services.owner), 403],
  ] as const)('%s', async (_who, make, status) => {
    const { client } = await make();
    for (const path of ['', '/summary', '/grid', '/map', '/choices', `/days/${bala.employeeId}/2026-11-20`])
      expect([path, (await client.get(`${MANAGED}${path}`)).status]).toEqual([path, status]);
  });

  test('of a neighbour company: nobody of this one', async () => {
    const [{ id }] = (await services.kept(bala, '2026-11-20')) as [{ id: number }];
    expect(await states({ employee_id: bala.employeeId }, neighbour.owner)).toEqual([]);
    expect((await neighbour.owner.client.get(`${MANAGED}/days/${bala.employeeId}/2026-11-20`)).status).toBe(404);
    expect((await neighbour.owner.client.get(`${MANAGED}/${id}`)).status).toBe(404);
    expect((await neighbour.owner.client.get(`${MANAGED}/choices`, { keyword: 'bala' })).body.data.employees).toEqual([]);
  });
});

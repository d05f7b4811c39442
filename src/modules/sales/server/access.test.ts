/** Who may do what: each role at each kind of record, by reading and by changing. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, userOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { scheduleOf } from './field/field.factory.ts';
import { projectOf } from './project/project.factory.ts';
import { salesProjectSupervisors } from './tables/project.tables.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

const owner = await ownerOf(portal);
const project = await projectOf(portal, owner);
const [outlet] = project.outlets;
const schedule = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: outlet, promoter_id: project.promoters[0] });
const supervise = (person: { readonly employeeId: number }) =>
  portal.asSystem((tx) =>
    tx.db.insert(salesProjectSupervisors).values({ company_id: owner.companyId, project_id: project.id, employee_id: person.employeeId, outlet_ids: [outlet] }),
  );
const promote = (user: Pick<TestPerson, 'userId'>, promoter_id: number, role: { readonly role?: 'promoter' } = {}) =>
  portal.asSystem(async (tx) => {
    await tx.client.query('update sales_promoters set user_id = $1 where id = $2', [user.userId, promoter_id]);
    await setMembership(tx, owner.companyId, user.userId, { ...role, promoter_id });
  });

const OFFICE = [
  '/spm/client',
  '/spm/product',
  '/spm/outlet',
  '/spm/supervisor',
  '/spm/promoter',
  '/spm/project',
  '/spm/project/manage',
  '/spm/project/report/attendance',
  '/spm/project/report/payout',
];

async function roles(): Promise<Readonly<Record<string, TestClient>>> {
  const supervisor = await employeeOf(portal, owner, { spm_supervisor: true });
  await supervise(supervisor);
  const promoter = await userOf(portal);
  await promote(promoter, project.promoters[0], { role: 'promoter' });
  const both = await employeeOf(portal, owner, { spm_supervisor: true });
  await supervise(both);
  await promote(both, project.promoters[1]);
  const people = {
    owner,
    reader: await adminOf(portal, owner, Object.fromEntries(OFFICE.map((page) => [page, []]))),
    'admin of other pages': await adminOf(portal, owner, { '/leave/manage': [] }),
    supervisor,
    'supervisor of others': await employeeOf(portal, owner, { spm_supervisor: true }),
    promoter,
    both,
    employee: await employeeOf(portal, owner),
    'another company': await ownerOf(portal),
  };
  return Object.fromEntries(Object.entries(people).map(([role, { client }]) => [role, client]));
}
const ROLES = await roles();

const plan = { project_id: project.id, promoter_ids: [project.promoters[0]], outlet_id: outlet, weekdays: [], start_time: '10:00', end_time: '14:00' };
let day = 0;
/** Each role plans a day of its own, so that none is in the way of another. */
const planned = () => {
  const date = `2026-12-${String((day += 1)).padStart(2, '0')}`;
  return { ...plan, start_date: date, end_date: date, remark: null, skip_conflicts: false };
};

type Act = (client: TestClient) => Promise<{ readonly status: number }>;
const get =
  (path: string): Act =>
  (client) =>
    client.get(path);
const post =
  (path: string, body: () => object): Act =>
  (client) =>
    client.post(path, body());

/** Who gets what, the others 403: they learn nothing of the call. */
const ACTS: readonly (readonly [what: string, act: Act, allowed: Readonly<Record<string, number>>])[] = [
  ...['vendors', 'products', 'outlets', 'promoters', 'supervisors', 'projects', 'products/stock', 'projects/monitoring'].map(
    (path) => [`reads ${path}`, get(`api/spm/${path}`), { owner: 200, reader: 200, 'another company': 200 }] as const,
  ),
  ...['promoter-attendance', 'promoter-payout'].map(
    (path) => [`reads ${path}`, get(`api/spm/reports/${path}`), { owner: 200, reader: 200, 'another company': 200 }] as const,
  ),
  [
    'reads a project',
    get(`api/spm/projects/${project.id}`),
    {
      owner: 200,
      reader: 200,
      supervisor: 200,
      both: 200,
      'supervisor of others': 404,
      promoter: 404,
      employee: 404,
      'another company': 404,
    },
  ],
  [
    'reads a schedule',
    get(`api/spm/schedules/${schedule}`),
    {
      owner: 200,
      reader: 200,
      supervisor: 200,
      both: 200,
      promoter: 200,
      'supervisor of others': 404,
      employee: 404,
      'another company': 404,
    },
  ],
  [
    'plans a schedule',
    post('api/spm/schedules', planned),
    {
      owner: 201,
      supervisor: 201,
      both: 201,
      'supervisor of others': 404,
      promoter: 404,
      employee: 404,
      'another company': 404,
    },
  ],
  ['reads the own day', get('api/spm/my-day'), { promoter: 200, both: 200 }],
  ['adds a client', post('api/spm/vendors', () => ({})), { owner: 422, 'another company': 422 }],
  ['cancels a project', post(`api/spm/projects/${project.id}/cancel`, () => ({ reason: 'x' })), { owner: 422, 'another company': 422 }],
  ['calculates payouts', post('api/spm/payouts/calculate', () => ({})), { owner: 422, 'another company': 422 }],
  ['invites promoters', post('api/spm/promoters/invitations', () => ({})), { owner: 422, 'another company': 422 }],
  ['moves stock', post('api/spm/products/stock/1/entries', () => ({})), { owner: 422, 'another company': 422 }],
];

test.each(ACTS)('who %s', async (_what, act, allowed) => {
  const statuses: Record<string, number> = {};
  for (const [role, client] of Object.entries(ROLES)) statuses[role] = (await act(client)).status;
  expect(statuses).toEqual(Object.fromEntries(Object.keys(ROLES).map((role) => [role, allowed[role] ?? 403])));
});

test('my projects are a supervisor’s own, and a promoter sees of schedules the own ones', async () => {
  const mine = async (role: string) => (await ROLES[role]!.get('api/spm/my-projects')).body.data?.map(({ id }: { id: number }) => id);
  expect([await mine('supervisor'), await mine('supervisor of others'), await mine('employee')]).toEqual([[project.id], [], []]);
  const seen = async (role: string) =>
    (await ROLES[role]!.get('api/spm/schedules', { status: 'all', start_date: '2026-11-20', end_date: '2026-11-20' })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect([await seen('owner'), await seen('supervisor'), await seen('promoter'), await seen('employee')]).toEqual([[schedule], [schedule], [schedule], []]);
});

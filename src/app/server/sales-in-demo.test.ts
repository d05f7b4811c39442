/** What the sales coordinator of the demo finds on each page of sales performance: work, not an empty list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { loadDemo } from './demo.ts';
import { openTestPortal, type TestClient, type TestPortal } from './testing/test-portal.ts';

let portal: TestPortal;
let coordinator: TestClient;
let project: number;
let outlet: number;
let promoter: number;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo({ url: portal.databaseUrl, print: () => undefined, brief: true, now: portal.clock.now(), files: portal.server.services.files });
  const signIn = async (email: string) => (await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD })).body.data;
  const { token, user } = await signIn('spm@demo.my');
  const { rows } = await portal.owner.query(`select company_id::int as id from company_users where user_id = $1`, [user.id]);
  coordinator = portal.as(token, rows[0].id);
  project = (await coordinator.get('api/spm/projects', { status: 'On Going' })).body.data[0].id;
  outlet = (await coordinator.get(`api/spm/projects/${project}`)).body.data.outlets[0].outlet.id;
  promoter = (await coordinator.get(`api/spm/projects/${project}`)).body.data.promoters[0].promoter.id;
}, 120_000);
afterAll(() => portal.close());

const THIS_MONTH = { start_date: '2026-11-01', end_date: '2026-11-30' };

test.each<[string, () => string, Record<string, string>, (body: ReturnType<typeof JSON.parse>) => number]>([
  ['Monitoring', () => 'api/spm/projects/monitoring', { status: 'all' }, ({ data }) => data.groups.length],
  ['Manage', () => 'api/spm/projects', {}, ({ data }) => data.length],
  ['Attendance', () => 'api/spm/reports/promoter-attendance', THIS_MONTH, ({ data }) => data.length],
  ['Payouts to approve', () => 'api/spm/reports/promoter-payout', { ...THIS_MONTH, status: 'Unpaid' }, ({ data }) => data.length],
  ['Project: schedules', () => 'api/spm/schedules', { status: 'all', ...THIS_MONTH }, ({ data }) => data.length],
  ['Project: outlets', () => `api/spm/projects/${project}`, {}, ({ data }) => data.outlets.length],
  ['Project: products', () => `api/spm/projects/${project}`, {}, ({ data }) => data.products.length],
  ['Project: promoters', () => `api/spm/projects/${project}`, {}, ({ data }) => data.promoters.length],
  ['Project: supervisors', () => `api/spm/projects/${project}`, {}, ({ data }) => data.supervisors.length],
  ['Project: tasks', () => `api/spm/projects/${project}/completion`, {}, ({ data }) => data.outlets.length],
  ['Project: targets', () => `api/spm/projects/${project}/pay-rules`, {}, ({ data }) => data.targets.length],
  ['Project: allowances', () => `api/spm/projects/${project}/pay-rules`, {}, ({ data }) => data.allowances.length],
  ['Client', () => 'api/spm/vendors', {}, ({ data }) => data.length],
  ['Product', () => 'api/spm/products', {}, ({ data }) => data.length],
  ['Stock', () => 'api/spm/products/stock', { level: 'all' }, ({ data }) => data.length],
  ['Outlet', () => 'api/spm/outlets', {}, ({ data }) => data.length],
  ['Outlet: overview', () => `api/spm/outlets/${outlet}/overview`, {}, ({ data }) => data.projects.length],
  ['Supervisor', () => 'api/spm/supervisors', {}, ({ data }) => data.length],
  ['Promoter', () => 'api/spm/promoters', {}, ({ data }) => data.length],
  ['Promoter: overview', () => `api/spm/promoters/${promoter}/overview`, {}, ({ data }) => data.outlets.length],
  ['Invitations', () => 'api/spm/promoters/invitations', {}, ({ data }) => data.length],
])('%s', async (_page, path, query, count) => {
  const { status, body } = await coordinator.get(path(), query);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(count(body)).toBeGreaterThan(0);
});

test('the coordinator reads payouts and neither calculates nor approves them', async () => {
  expect((await coordinator.post('api/spm/payouts/calculate', { project_id: project, ...THIS_MONTH })).status).toBe(403);
});

test('schedules of the demo are complete with the photo that the project requires, which opens; some are not', async () => {
  const { overall } = (await coordinator.get(`api/spm/projects/${project}/completion`)).body.data;
  expect(overall.complete).toBeGreaterThan(0);
  expect(overall.complete).toBeLessThan(overall.schedules);
  const { rows } = await portal.owner.query(
    `select count(*)::int as submitted, count(f.id)::int as pictured from sales_daily_reports d
     join sales_schedules s on s.id = d.schedule_id join sales_project_tasks t on t.project_id = s.project_id and t.type = 'Photo' and t.is_required
     left join sales_task_actions a on a.schedule_id = s.id and a.project_task_id = t.id
     left join files f on f.subject_type = 'sales_task_action' and f.subject_id = a.id and f.thumb_path is not null
     where d.status = 'submitted'`,
  );
  expect(rows[0].pictured).toBe(rows[0].submitted);
  const { data } = (await coordinator.get('api/spm/schedules', { project_id: project, status: 'Completed', ...THIS_MONTH })).body;
  const { task_photos } = (await coordinator.get(`api/spm/schedules/${data[0].id}`)).body.data;
  const [{ url }] = task_photos.flatMap((task: { photos: { url: string }[] }) => task.photos);
  expect((await coordinator.get(url)).status).toBe(200);
});

test('a payout of the demo adds up to its lines, some of them of targets and allowances', async () => {
  const { rows } = await portal.owner.query(
    `select count(*)::int as wrong from sales_payouts p where total <> (select coalesce(sum(amount), 0) from sales_payout_lines l where l.payout_id = p.id) + incentive_amount - deduction_amount`,
  );
  expect(rows).toEqual([{ wrong: 0 }]);
  const kinds = await portal.owner.query(`select distinct kind from sales_payout_lines`);
  expect(kinds.rows.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['base', 'commission', 'target', 'allowance']));
});

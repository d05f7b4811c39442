/** A company with a project that needs people, for tests: ways to add needs, to hire and to deploy. */
import { expect } from 'vitest';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import type { NewEmployee } from '#modules/employee/server/employee.tables.ts';
import type { TestPerson } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export const DEPLOYMENTS = 'api/wom/deployments';
/** The clock of tests stands on Friday 2026-11-20. */
export const [MONDAY, FRIDAY] = ['2026-11-23', '2026-11-27'];
/** Why the owner confirms deployments without a day of rest; of others it is not kept. */
const OVER_HOURS = 'Agreed with them';
const DAY = { start_time: '08:00', end_time: '16:00' };

/** A project of a company with a way to add needs and to deploy to them. */
export async function openProject(portal: TestPortal, owner: TestPerson, code = 'W-1') {
  const idOf = async (text: string, values: unknown[]): Promise<number> => Number((await portal.owner.query<{ id: number }>(text, values)).rows[0]?.id ?? 0);
  const { client, companyId } = owner;
  const hire = (given: Partial<NewEmployee> = {}) => portal.asSystem((tx) => makeEmployee(tx, companyId, given));
  const work_site_id = await idOf(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m)
     values ($1, 'Site ' || gen_random_uuid(), substr(gen_random_uuid()::text, 1, 12), 'Project', 3, 101, 100) returning id`,
    [companyId],
  );
  const position_id = await idOf(`insert into positions (company_id, name) values ($1, 'Welder ' || gen_random_uuid()) returning id`, [companyId]);
  const manager = await hire();
  const form = {
    code,
    name: 'Night works',
    client_name: null,
    work_site_id,
    manager_id: manager.id,
    start_date: '2026-11-01',
    end_date: '2026-12-31',
    budget: null,
    sector: 'Construction',
    labour_supply: false,
    description: null,
    pcr_project_id: null,
    cancelled: false,
  };
  const project = (await client.post('api/wom/projects', form)).body.data;
  const path = `api/wom/projects/${project.id}`;
  const needForm = (more: object = {}) => ({
    position_id,
    shift_name: 'Day',
    ...DAY,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    headcount: 3,
    start_date: '2026-11-16',
    end_date: '2026-12-20',
    break_minutes: 0,
    certificate_kind_ids: [] as number[],
    certificates: null,
    cost_rate: 100,
    overtime_rate: null,
    bill_rate: null,
    ...more,
  });
  const addNeed = async (more: object = {}): Promise<number> => (await client.post(`${path}/requirements`, needForm(more))).body.data.id;
  const need = await addNeed();
  const deploy = (employee: number | readonly number[], more: object = {}) =>
    client.post(DEPLOYMENTS, { requirement_id: need, employee_ids: [employee].flat(), start_date: MONDAY, end_date: FRIDAY, ...more });
  const confirmed = async (employee: number, more: object = {}): Promise<number> => {
    const id = (await deploy(employee, more)).body.data.ids[0];
    expect((await client.post(`${DEPLOYMENTS}/${id}/confirm`, { reason: OVER_HOURS })).body).toMatchObject({ success: true });
    return id;
  };
  const week = async (from = MONDAY) => (await client.get(`${path}/deployments`, { from })).body.data;
  return { project, site: work_site_id, form, path, need, needForm, addNeed, deploy, confirmed, week, hire };
}

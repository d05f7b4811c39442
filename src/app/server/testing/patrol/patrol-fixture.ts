/** A project and a site of patrol as their forms send them. For tests only. */
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import type { TestPerson } from '../people.ts';
import type { TestPortal } from '../test-portal.ts';

export const PROJECTS = 'api/patrol/projects';
export const SITES = 'api/patrol/sites';

export const PROJECT = {
  penalty_answer: null,
  penalty_most_percent: null,
  penalty_point: null,
  code: 'P-1',
  name: 'Projek Contoh',
  client_name: 'Pelanggan Contoh',
  contact_name: null,
  contact_phone: null,
  contact_email: null,
  contract_no: null,
  start_date: '2026-01-01',
  end_date: '2027-12-31',
  monthly_fee: 12_500.5,
  guards_required: 6,
  completion_percent: 95,
  response_minutes: 5,
  cancelled: false,
};

export const SITE = {
  code: 'S-1',
  name: 'Tapak Contoh',
  address: null,
  city: null,
  state: null,
  lat: 3.05,
  lng: 101.5,
  radius_m: 150,
  shifts: [
    { name: 'Day', start_time: '07:00', end_time: '19:00', guards: 2 },
    { name: 'Night', start_time: '19:00', end_time: '07:00', guards: 2 },
  ],
  escalation: [{ level: 1, name: 'Bilik kawalan', phone: '+60355500100', after_seconds: 0 }],
  work_site_id: null,
  visitor_identity: 'Last four',
  visitor_days: 90,
  welfare_minutes: null,
  status: 'Active',
};

export const CHECKPOINT = {
  code: 'CP1',
  name: 'Main gate',
  type: 'QR',
  tag_uid: 'tag-1',
  lat: null,
  lng: null,
  radius_m: null,
  far_m: 100,
  floor: null,
  instruction: null,
  questions: [],
  photo_required: false,
  position: 10,
  status: 'Active',
};

const idOf = (answer: { status: number; body: { data?: { id: number } } }): number => {
  if (!answer.body.data) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.id;
};

export async function makeProject(portal: TestPortal, owner: TestPerson, given: object = {}): Promise<number> {
  const { id } = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, {}));
  return idOf(await owner.client.post(PROJECTS, { ...PROJECT, manager_id: id, ...given }));
}

export async function makeSite(portal: TestPortal, owner: TestPerson, given: object = {}): Promise<number> {
  const project_id = await makeProject(portal, owner, { code: `P-${Math.random().toString(36).slice(2, 8)}` });
  return idOf(await owner.client.post(SITES, { ...SITE, project_id, ...given }));
}

export const makeCheckpoint = async (owner: TestPerson, site: number, given: object = {}): Promise<number> =>
  idOf(await owner.client.post(`${SITES}/${site}/checkpoints`, { ...CHECKPOINT, ...given }));

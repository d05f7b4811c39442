/** What the office does before a site is played: a project, a site with a shift that runs now, and for each device a guard with papers, a route and a code. */
import { DEFAULT_TIME_ZONE } from '../../src/platform/contract/dates.ts';
import { localOf } from '../../src/platform/contract/time/local-line.ts';
import { callerOf, type Caller } from './portal-call.ts';

export interface PlayedGuard {
  /** By which the guard signs in. */
  readonly code: string;
  readonly pin: string;
  /** By which a phone becomes the device. */
  readonly pairCode: string;
  readonly route: string;
  readonly points: readonly { readonly id: number; readonly tag: string }[];
}
export interface PlayedSite {
  readonly name: string;
  readonly office: Caller;
  readonly operation: number;
  readonly place: { readonly lat: number; readonly lng: number };
  readonly guards: readonly PlayedGuard[];
}
export interface Account {
  readonly email: string;
  readonly password: string;
  /** Absent: the company that the account used last. */
  readonly company?: number | undefined;
}
export interface SitePlan {
  readonly devices: number;
  readonly now: Date;
  /** How long is played. */
  readonly minutes: number;
  /** From the start of one round to the next. */
  readonly roundMinutes: number;
}

const PLACE = { lat: 3.0738, lng: 101.5183 };
const MINUTE = 60_000;
const POINTS = 4;
const LONGEST_SHIFT = 11 * 60;
/** Fictitious, and each of its own. */
const NAMES = ['Contoh', 'Teladan', 'Misal', 'Umpama', 'Andaian'];

interface Made {
  readonly data: { readonly id: number };
}
interface SignedIn {
  readonly data: { readonly token: string; readonly user: { readonly company_id: number | null } };
}

/** Letters and digits that name this play, so that another finds other codes. */
const nameOf = (now: Date) =>
  Math.floor(now.getTime() / 1000)
    .toString(36)
    .slice(-6)
    .toUpperCase();
const BIRTHDAYS = 9000;
/** An identity number whose place of birth is none, for the person is made up; another play has others. */
function identityOf(now: Date, n: number): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const born = new Date(Date.UTC(1975, 0, 1 + (seconds % BIRTHDAYS)));
  const serial = 1000 + (Math.floor(seconds / BIRTHDAYS) % 90) * 100 + n;
  return `${born.toISOString().slice(2, 10).replaceAll('-', '')}-80-${serial}`;
}
/** Six digits without a pattern that the portal refuses. */
const pinOf = (n: number) => String(482_915 + n * 7);

async function makeGuard(office: Caller, plan: SitePlan, site: number, name: string, n: number): Promise<{ id: number; code: string; pin: string }> {
  const today = plan.now.toISOString().slice(0, 10);
  const blank = Object.fromEntries(
    `employee_id passport date_of_birth gender phone agency_name agency_licence_no agency_licence_expiry firearm_permit_no firearm_permit_expiry live_firing_at
     permit_no permit_expiry height_cm education service_history left_at`
      .split(/\s+/)
      .map((key) => [key, null]),
  );
  const { data: person } = await office.post<Made>('api/sgm/security-guards', {
    ...blank,
    guard_no: `${name}-${n + 1}`,
    name: `${NAMES[n % NAMES.length]} Pengawal ${String.fromCharCode(65 + (Math.floor(n / NAMES.length) % 26))}`,
    nationality: 'Malaysian',
    identity_number: identityOf(plan.now, n),
    category: 'Local',
    csg_cert_no: `CSG-${n + 1}`,
    csg_date: '2024-02-01',
    letter_no: `L-${n + 1}`,
    letter_date: '2024-02-01',
    joined_at: '2024-01-05',
    status: 'Active',
  });
  await office.post(`api/sgm/security-guards/${person.id}/compliance`, {
    consent_on: today,
    vetting_status: 'Approved',
    vetting_ref: `V-${n + 1}`,
    vetting_date: today,
    vetting_expiry: null,
    medical_date: today,
    medical_fit: true,
    drug_test_date: today,
    drug_test_result: 'Negative',
  });
  const code = `${name.slice(-4)}${n + 1}`;
  const { data } = await office.post<Made>('api/patrol/guards', {
    security_guard_id: person.id,
    code,
    position: 'Guard',
    home_site_id: site,
    skills: null,
    status: 'Active',
  });
  await office.post(`api/patrol/guards/${data.id}/pin`, { pin: pinOf(n) });
  return { id: data.id, code, pin: pinOf(n) };
}

/** Points a fifth of a round apart, so that a round is over before the next begins. */
async function makeRoute(office: Caller, site: number, name: string, plan: SitePlan, span: { from: string; to: string }) {
  const points: { id: number; tag: string }[] = [];
  for (let at = 0; at < POINTS; at += 1) {
    const tag = `${name}-${at + 1}`;
    const { data } = await office.post<Made>(`api/patrol/sites/${site}/checkpoints`, {
      code: tag,
      name: `Point ${at + 1} of ${name}`,
      type: 'QR',
      tag_uid: tag,
      ...PLACE,
      far_m: 100,
      questions: [],
      photo_required: false,
      position: 10,
      status: 'Active',
    });
    points.push({ id: data.id, tag });
  }
  const step = Math.floor(plan.roundMinutes / (POINTS + 1));
  await office.post(`api/patrol/sites/${site}/routes`, {
    name,
    order: 'Any',
    points: points.map(({ id }, at) => ({ checkpoint_id: id, offset_minutes: at * step, tolerance_minutes: Math.max(1, step) })),
    start_times: [],
    every_from: span.from,
    every_to: span.to,
    every_minutes: plan.roundMinutes,
    random_minutes: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    shift_name: null,
    min_leg_seconds: 0,
    status: 'Active',
  });
  return points;
}

/** @throws CallRefused where the account may not, or the company has no patrol */
export async function openSite(url: string, account: Account, plan: SitePlan): Promise<PlayedSite> {
  const { data } = await callerOf(url).post<SignedIn>('api/auth/login', { email: account.email, password: account.password });
  const company = account.company ?? data.user.company_id;
  if (!company) throw new Error('The account belongs to no company');
  const office = callerOf(url, { authorization: `Bearer ${data.token}` }, company);
  const about = await office.get<{ data: { config: { timezone?: string | null } } }>(`api/companies/${company}`);
  const zone = about.data.config.timezone ?? DEFAULT_TIME_ZONE;
  const [manager] = (await office.get<{ data: { id: number }[] }>('api/admin/employees?status=Active&per_page=1')).data;
  if (!manager) throw new Error('The company has no employee who could manage the project');

  const name = nameOf(plan.now);
  const begins = new Date(plan.now.getTime() - MINUTE);
  const { date, time } = localOf(begins, zone);
  const end = localOf(new Date(begins.getTime() + Math.min(plan.minutes + 60, LONGEST_SHIFT) * MINUTE), zone).time;
  const year = Number(date.slice(0, 4));
  const project = await office.post<Made>('api/patrol/projects', {
    code: `PLAY-${name}`,
    name: `Played site ${name}`,
    client_name: 'Pelanggan Contoh',
    contact_name: null,
    contact_phone: null,
    contact_email: null,
    contract_no: null,
    start_date: `${year}-01-01`,
    end_date: `${year + 1}-12-31`,
    monthly_fee: 10_000,
    guards_required: plan.devices,
    manager_id: manager.id,
    completion_percent: 95,
    response_minutes: 5,
    cancelled: false,
  });
  const site = await office.post<Made>('api/patrol/sites', {
    project_id: project.data.id,
    code: `PLAY-${name}`,
    name: `Tapak Contoh ${name}`,
    address: null,
    state: null,
    ...PLACE,
    radius_m: 150,
    shifts: [{ name: 'Play', start_time: time, end_time: end, guards: 1 }],
    escalation: [{ level: 1, name: 'Bilik kawalan', phone: '+60355500100', after_seconds: 0 }],
    work_site_id: null,
    visitor_identity: 'None',
    visitor_days: 90,
    welfare_minutes: null,
    status: 'Active',
  });
  const id = site.data.id;
  const span = { from: localOf(plan.now, zone).time, to: end };
  const guards: (PlayedGuard & { readonly id: number })[] = [];
  for (let n = 0; n < plan.devices; n += 1) {
    const route = `${name}-${n + 1}`;
    const points = await makeRoute(office, id, route, plan, span);
    const guard = await makeGuard(office, plan, id, name, n);
    const device = await office.post<Made>('api/patrol/devices', {
      name: `Phone ${route}`,
      type: 'Phone',
      serial_no: `PLAY-${route}`,
      phone_no: null,
      site_id: id,
      checkpoint_id: null,
      status: 'Active',
      status_reason: null,
    });
    const pair = await office.post<{ data: { code: string } }>(`api/patrol/devices/${device.data.id}/pair`, {});
    guards.push({ ...guard, pairCode: pair.data.code, route, points });
  }
  const planned = await office.post<{ data: { ids: number[] } }>('api/patrol/operations', {
    site_id: id,
    start_date: date,
    end_date: date,
    shift_name: 'Play',
    guard_ids: guards.map((guard) => guard.id),
    leader_id: guards[0]?.id ?? null,
    device_ids: [],
    briefing: 'Played by a program, for demonstration and load.',
  });
  return { name: `Tapak Contoh ${name}`, office, operation: planned.data.ids[0] ?? 0, place: PLACE, guards };
}

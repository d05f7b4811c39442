/** A guarded site over HTTP, ready for a night. For tests only. */
import { randomUUID } from 'node:crypto';
import { fitGuard } from './guard-fixture.ts';
import { makeCheckpoint, makeSite, SITES } from './patrol-fixture.ts';
import type { TestPerson } from '../people.ts';
import type { TestPortal } from '../test-portal.ts';

/** A site with two guards, one of them signed in on a device, and a route of two points, ten minutes apart. @param more fields of the site */
export async function openGuardedSite(portal: TestPortal, owner: TestPerson, start_times: readonly string[] = ['21:00', '23:00'], more: object = {}) {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [owner.companyId]);
  const site_id = await makeSite(portal, owner, more);
  const points = [await makeCheckpoint(owner, site_id), await makeCheckpoint(owner, site_id, { code: 'CP2', tag_uid: 'tag-2', position: 20 })];
  const route = {
    name: 'Night round',
    order: 'Strict',
    points: points.map((checkpoint_id, at) => ({ checkpoint_id, offset_minutes: at * 10, tolerance_minutes: 10 })),
    start_times,
    every_from: null,
    every_to: null,
    every_minutes: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    shift_name: 'Night',
    min_leg_seconds: 0,
    status: 'Active',
  };
  await owner.client.post(`${SITES}/${site_id}/routes`, route);
  const guards: number[] = [];
  const registry: number[] = [];
  for (const n of [1, 2]) {
    registry.push(await fitGuard(owner.client, { guard_no: `R-${n}`, identity_number: `90013${n}-80-500${n}`.replace('900132', '900130') }));
    const made = await owner.client.post('api/patrol/guards', {
      security_guard_id: registry.at(-1),
      code: `G00${n}`,
      position: 'Guard',
      home_site_id: site_id,
      skills: null,
      status: 'Active',
    });
    guards.push(made.body.data.id);
  }
  await owner.client.post(`api/patrol/guards/${guards[0]}/pin`, { pin: '482915' });
  const device = (
    await owner.client.post('api/patrol/devices', {
      name: 'Phone',
      type: 'Phone',
      serial_no: 'SN',
      phone_no: null,
      site_id,
      status: 'Active',
      status_reason: null,
    })
  ).body.data;
  await portal.owner.query('delete from sign_in_attempts');
  const { code } = (await owner.client.post(`api/patrol/devices/${device.id}/pair`, {})).body.data;
  const { token } = (await portal.as(null).post('api/devices/patrol/pair', { code })).body.data;
  const call = (path: string, body: object) => portal.as(null).post(`api/devices/patrol/${path}`, body, { 'x-device-token': token });
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  const plan = (more: object = {}) =>
    owner.client.post('api/patrol/operations', {
      site_id,
      start_date: '2026-11-20',
      end_date: '2026-11-20',
      shift_name: 'Night',
      guard_ids: guards,
      briefing: null,
      ...more,
    });
  const send = (...events: object[]) => call('events', { session, events });
  const scan = (tag: string | null, time: string, more: object = {}) => ({
    client_ref: randomUUID(),
    recorded_at: `2026-11-20T${time}:00+08:00`,
    method: 'QR',
    tag,
    offline: false,
    ...more,
  });
  return { site_id, points, guards, registry, device: device.id as number, token: token as string, session: session as string, plan, send, scan, call };
}

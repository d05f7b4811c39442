/** A guard signed in on a device of a site. For tests only. */
import { randomUUID } from 'node:crypto';
import { fitGuard } from './guard-fixture.ts';
import { makeSite } from './patrol-fixture.ts';
import { ownerOf } from '../people.ts';
import type { TestPortal } from '../test-portal.ts';

export const DEVICE_NOW = '2026-11-20T10:00:00+08:00';

export async function openDevice(portal: TestPortal, site: object = {}) {
  const owner = await ownerOf(portal);
  portal.clock.set(DEVICE_NOW);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [owner.companyId]);
  const site_id = await makeSite(portal, owner, site);
  const guard = { security_guard_id: await fitGuard(owner.client), code: 'G001', position: 'Guard', home_site_id: site_id, skills: null, status: 'Active' };
  const guard_id: number = (await owner.client.post('api/patrol/guards', guard)).body.data.id;
  await owner.client.post(`api/patrol/guards/${guard_id}/pin`, { pin: '482915' });
  const about = { name: 'Phone', type: 'Phone', serial_no: 'SN', phone_no: null, site_id, status: 'Active', status_reason: null };
  const device_id: number = (await owner.client.post('api/patrol/devices', about)).body.data.id;
  // Codes that are typed in are counted by the address of the network, which all tests share.
  await portal.owner.query('delete from sign_in_attempts');
  const { code } = (await owner.client.post(`api/patrol/devices/${device_id}/pair`, {})).body.data;
  const { token } = (await portal.as(null).post('api/devices/patrol/pair', { code })).body.data;
  const call = (path: string, body: object) => portal.as(null).post(`api/devices/patrol/${path}`, body, { 'x-device-token': token });
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  const send = (path: string, ...events: object[]) => call(path, { session, events });
  /** @param time a time of day on 2026-11-20 */
  const event = (time: string, more: object = {}) => ({ client_ref: randomUUID(), recorded_at: `2026-11-20T${time}:00+08:00`, offline: false, ...more });
  return { owner, site_id, guard_id, device_id, session, call, send, event };
}

/** The leave of a person at a glance: what is left of the first type that they have, which is the annual leave. */
import { yearOf } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import type { PersonFactSource } from '#modules/employee/server/public.ts';
import { leaveManifest } from '../../contract/leave.manifest.ts';
import { today } from '../leave-actor.ts';
import { balancesOf } from './balances.ts';

const wording = (days: number) => String(Math.round(days * 100) / 100).replace('-', '−');

export const leaveLeft: PersonFactSource = {
  requires: requirePage(leaveManifest, '/admin/employee/view/leave'),
  order: 30,
  async load(ctx, id) {
    const rows = await balancesOf(ctx, id, yearOf(today(ctx)));
    const first = rows.find(({ entitled, carried_forward, taken, pending }) => entitled + carried_forward + taken + pending > 0);
    if (!first) return null;
    const { name, name_ms, balance, pending } = first;
    const granted = wording(first.entitled + first.carried_forward);
    const waiting = { en: pending > 0 ? `, ${wording(pending)} waiting` : '', ms: pending > 0 ? `, ${wording(pending)} menunggu` : '' };
    return {
      name: { en: name, ms: name_ms },
      value: { en: `${wording(balance)} ${balance === 1 ? 'day' : 'days'} left`, ms: `baki ${wording(balance)} hari` },
      note: { en: `of ${granted} this year${waiting.en}`, ms: `daripada ${granted} tahun ini${waiting.ms}` },
      path: `/admin/employee/view/leave?id=${id}`,
    };
  },
};

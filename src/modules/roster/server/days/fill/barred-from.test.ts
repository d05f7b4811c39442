import { expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import type { NeededShift } from '../../../contract/fill/needed-shifts.ts';
import type { RosterPlan } from '../../../contract/roster.schema.ts';
import { barredFrom, type Candidate } from './barred-from.ts';

const date = calendarDate('2026-12-09');
const need = {
  id: 1,
  name: 'Gate',
  work_site_id: 3,
  weekdays: [3],
  start_time: '07:00' as TimeOfDay,
  end_time: '19:00' as TimeOfDay,
  heads: 1,
  position_id: 5,
};
const shift: NeededShift = { key: '1', need, date, start: 0, end: 720, work: 660, heads: 1, tags: [] };
const fit: Candidate = {
  id: 1,
  branch_id: null,
  position_id: 5,
  isForeign: false,
  joined: '2020-01-01',
  left: null,
  sites: [{ work_site_id: 3, effective_from: '2026-01-01', effective_to: null }],
  permits: [],
};
const plan: RosterPlan = { day_type: 'Working', sessions: [], flexible_hours: null, minutes: 0, schedule: null, site: null, remark: null };
const leave = { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' };

it.each([
  ['nothing', {}, {}, null],
  ['another position', { position_id: 6 }, {}, 'position'],
  ['no site', { sites: [] }, {}, 'site'],
  ['a site until yesterday', { sites: [{ work_site_id: 3, effective_from: '2026-01-01', effective_to: '2026-12-08' }] }, {}, 'site'],
  ['joining tomorrow', { joined: '2026-12-10' }, {}, 'employed'],
  ['having left', { left: '2026-12-08' }, {}, 'employed'],
  ['no permit', { isForeign: true }, {}, 'permit'],
  ['a permit that has expired', { isForeign: true, permits: [{ from: '2025-01-01', to: '2026-12-08' }] }, {}, 'permit'],
  ['a permit of that day', { isForeign: true, permits: [{ from: '2025-01-01', to: '2026-12-09' }] }, {}, null],
  [
    'a permit that was renewed early',
    {
      isForeign: true,
      permits: [
        { from: '2026-12-20', to: '2027-12-19' },
        { from: '2025-12-20', to: '2026-12-19' },
      ],
    },
    {},
    null,
  ],
  [
    'a day between two permits',
    {
      isForeign: true,
      permits: [
        { from: '2025-01-01', to: '2026-12-08' },
        { from: '2026-12-10', to: '2027-12-09' },
      ],
    },
    {},
    'permit',
  ],
  ['leave', {}, { leave }, 'leave'],
  ['half a day of leave', {}, { leave: { ...leave, part: 'Morning' } }, 'leave'],
  ['a rest day', {}, { plan: { ...plan, day_type: 'Rest Day' as const } }, 'restday'],
  ['an off day', {}, { plan: { ...plan, day_type: 'Off Day' as const } }, null],
] as const)('%s bars by %s', (_title, person, day, reason) => {
  expect(barredFrom(shift, { ...fit, ...person }, { plan, leave: null, ...day }, true)).toBe(reason);
});

it('whoever may work anywhere needs no site, and a need without position takes everybody', () => {
  expect(barredFrom(shift, { ...fit, sites: [] }, undefined, false)).toBeNull();
  expect(
    barredFrom({ ...shift, need: { ...need, position_id: null, work_site_id: null } }, { ...fit, position_id: null, sites: [] }, undefined, true),
  ).toBeNull();
});

import { expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { journeyKm } from '../mileage/journey.ts';
import { checkItem, type CheckedCategory } from './check-item.ts';

const day = (date: string) => date as CalendarDate;
const GENERAL: CheckedCategory = {
  name: 'Meals',
  type: 'General',
  status: 'Active',
  receipt: 'Optional',
  min_service_months: null,
  max_age_days: null,
  mileage_tiers: [],
  daily_rate: null,
};
const MILEAGE: CheckedCategory = { ...GENERAL, type: 'Mileage', mileage_tiers: [{ vehicle: 'car', upto_km: null, rate: 0.8 }] };
const ALLOWANCE: CheckedCategory = { ...GENERAL, type: 'Allowance', daily_rate: 60 };
const ITEM = {
  date: day('2026-11-10'),
  amount: 20,
  from_place: null,
  to_place: null,
  is_return: false,
  distance_km: null,
  vehicle: null,
  days: null,
  receipts: [],
};
const PERSON = { joined: day('2026-01-15'), left: null, rate: null };
const TODAY = { today: day('2026-11-20'), max_age_days: 60, mileage_from: 'Manual' as const };

it.each([
  ['nothing', ITEM, GENERAL, PERSON, []],
  ['no category', ITEM, null, PERSON, ['claim_category_id']],
  ['an inactive category', ITEM, { ...GENERAL, status: 'Inactive' as const }, PERSON, ['claim_category_id']],
  ['a date of tomorrow', { ...ITEM, date: day('2026-11-21') }, GENERAL, PERSON, ['date']],
  ['a date of today', { ...ITEM, date: day('2026-11-20') }, GENERAL, PERSON, []],
  ['the last day that is young enough', { ...ITEM, date: day('2026-09-21') }, GENERAL, PERSON, []],
  ['a day older', { ...ITEM, date: day('2026-09-20') }, GENERAL, PERSON, ['date']],
  ['older than the category takes', { ...ITEM, date: day('2026-11-09') }, { ...GENERAL, max_age_days: 10 }, PERSON, ['date']],
  ['young enough for the category', { ...ITEM, date: day('2026-08-01') }, { ...GENERAL, max_age_days: 365 }, PERSON, []],
  ['before the employment', { ...ITEM, date: day('2026-11-01') }, GENERAL, { ...PERSON, joined: day('2026-11-02') }, ['date']],
  ['after the employment', ITEM, GENERAL, { ...PERSON, left: day('2026-11-09') }, ['date']],
  ['on the last day', ITEM, GENERAL, { ...PERSON, left: day('2026-11-10') }, []],
  ['too short a service at its date', ITEM, { ...GENERAL, min_service_months: 10 }, PERSON, ['claim_category_id']],
  ['long enough a service', ITEM, { ...GENERAL, min_service_months: 9 }, PERSON, []],
  ['no receipt', ITEM, { ...GENERAL, receipt: 'Required' as const }, PERSON, ['receipts']],
  ['a receipt', { ...ITEM, receipts: ['uuid'] }, { ...GENERAL, receipt: 'Required' as const }, PERSON, []],
  ['no amount', { ...ITEM, amount: null }, GENERAL, PERSON, ['amount']],
  ['mileage without anything', { ...ITEM, amount: null }, MILEAGE, PERSON, ['distance_km', 'vehicle']],
  ['mileage', { ...ITEM, amount: null, distance_km: 12, vehicle: 'car' as const }, MILEAGE, PERSON, []],
  ['a vehicle without a rate', { ...ITEM, amount: null, distance_km: 12, vehicle: 'motorcycle' as const }, MILEAGE, PERSON, ['vehicle']],
  [
    'a vehicle without a rate, of somebody with one',
    { ...ITEM, amount: null, distance_km: 12, vehicle: 'motorcycle' as const },
    MILEAGE,
    { ...PERSON, rate: 1 },
    [],
  ],
  ['an allowance without days', { ...ITEM, amount: null }, ALLOWANCE, PERSON, ['days']],
  ['an allowance', { ...ITEM, amount: null, days: 1.5 }, ALLOWANCE, PERSON, []],
])('%s', (_what, item, category, person, fields) => expect(Object.keys(checkItem(item, category, person, TODAY))).toEqual(fields));

const KL = { name: 'Kuala Lumpur', lat: 3.139, lng: 101.6869 };
const KLANG = { name: 'Klang', lat: 3.0439, lng: 101.4455 };
const BY_MAP = { ...ITEM, amount: null, vehicle: 'car' as const };
const km = journeyKm({ from_place: KL, to_place: KLANG, is_return: false });

it.each([
  ['no places', BY_MAP, ['from_place', 'to_place']],
  ['a place that was typed', { ...BY_MAP, from_place: { name: 'Rumah', lat: null, lng: null }, to_place: KLANG }, ['from_place']],
  ['the same place twice', { ...BY_MAP, from_place: KL, to_place: KL }, ['to_place']],
  ['two places', { ...BY_MAP, from_place: KL, to_place: KLANG }, []],
  ['two places with the distance between them', { ...BY_MAP, from_place: KL, to_place: KLANG, distance_km: km }, []],
  ['a distance that was typed', { ...BY_MAP, from_place: KL, to_place: KLANG, distance_km: 40 }, ['distance_km']],
  ['one way where both ways were measured', { ...BY_MAP, from_place: KL, to_place: KLANG, is_return: true, distance_km: km }, ['distance_km']],
])('mileage by the map: %s', (_what, item, fields) => expect(Object.keys(checkItem(item, MILEAGE, PERSON, { ...TODAY, mileage_from: 'Map' }))).toEqual(fields));

import { expect, test } from 'vitest';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { AvailablePerson } from '../contract/deployment.endpoints.ts';
import { availableLabel } from './available-label.ts';
import { DEPLOYMENT } from './deployment.messages.ts';

const ALI: AvailablePerson = { id: 1, name: 'Ali', code: 'E1', free: true, why: [], same_position: true, week_minutes: 0, distance_km: null };
const said = (person: Partial<AvailablePerson>, locale: Locale = 'en') =>
  availableLabel({ ...ALI, ...person }, (key, params) => say(DEPLOYMENT[key], locale, params), locale).replaceAll('\u00A0', ' ');

test.each<[string, Partial<AvailablePerson>, string]>([
  ['of the position, nothing planned, belongs to no site', {}, 'Ali · E1'],
  ['another position', { same_position: false }, 'Ali · E1 · other position'],
  ['with work in the week, and a site', { week_minutes: 1470, distance_km: 12 }, 'Ali · E1 · 24 h 30 min that week · 12 km from their site'],
  ['at the very site', { distance_km: 0 }, 'Ali · E1 · 0 km from their site'],
  ['with something to look at', { week_minutes: 480, why: ['No rest day.'] }, 'Ali · E1 · 8 h 00 min that week – No rest day.'],
])('somebody %s', (_what, person, text) => {
  expect(said(person)).toBe(text);
});

test('in Malay', () => {
  expect(said({ same_position: false, week_minutes: 480, distance_km: 3 }, 'ms')).toBe(
    'Ali · E1 · jawatan lain · 8 jam 00 min pada minggu itu · 3 km dari tapaknya',
  );
});

import { expect, test } from 'vitest';
import type { PointStatus } from '../round/round.schema.ts';
import { clientReport, type ReportedPoint } from './client-report.ts';

const AGREED = { percent: 95, response_minutes: 5 };
const points = (site: string, ...statuses: PointStatus[]): ReportedPoint[] =>
  statuses.map((status, n) => ({ site, name: `CP${n}`, due: 1000 - n, status, excuse: status === 'excused' ? 'Flooded' : null }));
const ontime = (n: number): PointStatus[] => Array.from({ length: n }, () => 'ontime');

test.each<[string, ReportedPoint[], number | null, boolean | null]>([
  ['nothing was due', points('A', 'pending'), null, null],
  ['what was agreed, to the point', points('A', ...ontime(19), 'missed'), 95, true],
  ['a point too few', points('A', ...ontime(18), 'missed'), 94.7, false],
  ['late and early count', points('A', 'late', 'early'), 100, true],
  ['excused counts', points('A', ...ontime(18), 'excused', 'missed'), 95, true],
  ['rounded down', points('A', ...ontime(1999), 'missed'), 99.9, true],
])('%s', (_name, given, percent, met) => {
  const { total, level_met } = clientReport(given, [], AGREED);
  expect([total.percent, level_met]).toEqual([percent, met]);
});

test('sites stand apart, and the sum is over their points', () => {
  const { sites, total, unscanned } = clientReport([...points('B', 'missed', 'excused'), ...points('A', ...ontime(8))], [], AGREED);
  expect(sites.map(({ site, percent }) => [site, percent])).toEqual([
    ['A', 100],
    ['B', 50],
  ]);
  expect(total).toEqual({ expected: 10, done: 9, excused: 1, missed: 1, percent: 90 });
  expect(unscanned.map(({ status, excuse }) => [status, excuse])).toEqual([
    ['excused', 'Flooded'],
    ['missed', null],
  ]);
});

test.each<[string, (number | null)[], number, boolean | null]>([
  ['no emergency', [], 0, null],
  ['answered in the last second', [300], 1, true],
  ['a second too late', [301, 10], 1, false],
  ['nobody answered', [null], 0, false],
])('%s', (_name, seconds, within, met) => {
  const { answers } = clientReport(
    [],
    seconds.map((answered) => ({ answered })),
    AGREED,
  );
  expect(answers).toEqual({ all: seconds.length, within, met });
});

import { expect, test } from 'vitest';
import { evaluateSighting, type Circumstances, type Sighting } from './evaluate-sighting.ts';

const NOON = '2026-11-20T12:00:00Z';
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000);
const seen: Sighting = { employee_id: 7, confidence: 88, temperature: 36.6, recorded_at: at(0) };
const given: Circumstances = { now: at(1), sent_at: at(1), threshold: 70, others: [] };

test.each<[string, Partial<Sighting>, Partial<Circumstances>, object]>([
  ['a known face', {}, {}, { match_status: 'matched', employee_id: 7, flags: [] }],
  ['a face of nobody', { employee_id: null, confidence: 99 }, {}, { match_status: 'unmatched', employee_id: null, flags: [] }],
  ['just the threshold', { confidence: 70 }, {}, { match_status: 'matched', flags: [] }],
  ['just below it', { confidence: 69.99 }, {}, { match_status: 'unmatched', employee_id: null, flags: ['unsure'] }],
  ['again after 60 seconds', {}, { others: [at(-60)] }, { match_status: 'ignored', employee_id: 7, flags: ['repeat'] }],
  ['again after 61 seconds', {}, { others: [at(-61)] }, { match_status: 'matched', flags: [] }],
  ['late, before one that came', {}, { others: [at(30)] }, { match_status: 'ignored', flags: ['repeat'] }],
  ['a fever', { temperature: 37.5 }, {}, { match_status: 'matched', flags: ['temperature'] }],
  ['no fever', { temperature: 37.4 }, {}, { flags: [] }],
  ['a clock that is five minutes off', {}, { sent_at: at(301) }, { flags: [] }],
  ['a clock that is more than that off', {}, { sent_at: at(302) }, { match_status: 'matched', flags: ['clock'] }],
  ['kept for an hour without a line', {}, { now: at(3600), sent_at: at(3600) }, { match_status: 'matched', flags: ['late'] }],
  ['without a word on its clock, from the future', { recorded_at: at(400) }, { sent_at: null }, { flags: ['clock'] }],
  ['without a word on its clock, from the past', { recorded_at: at(-400) }, { sent_at: null }, { flags: ['late'] }],
])('%s', (_what, sighting, circumstances, expected) => {
  expect(evaluateSighting({ ...seen, ...sighting }, { ...given, ...circumstances })).toMatchObject(expected);
});

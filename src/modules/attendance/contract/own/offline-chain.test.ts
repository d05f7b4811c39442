import { expect, it } from 'vitest';
import { chainText, type ChainedEntry } from './offline-chain.ts';

const entry: ChainedEntry = {
  type: 'checkout',
  client_ref: '0d6f1b1e-3f3a-4f0e-8f4f-2a7f5a1f7c11',
  made_at: '2026-11-26T10:02:00.000Z',
  server_at: '2026-11-26T01:00:00.000Z',
  since_ms: 32_520_000,
  lat: 3.139,
  lng: 101.6869,
  accuracy: 12.5,
  remark: 'At the gate',
  previous: null,
};

it('holds all that the entry says, and what it follows', () => {
  expect(chainText(entry)).toBe(
    '["mesra.attendance.1","checkout","0d6f1b1e-3f3a-4f0e-8f4f-2a7f5a1f7c11","2026-11-26T10:02:00.000Z","2026-11-26T01:00:00.000Z",32520000,3.139,101.6869,12.5,"At the gate",null]',
  );
});

it.each<Partial<ChainedEntry>>([
  { type: 'checkin' },
  { client_ref: '1d6f1b1e-3f3a-4f0e-8f4f-2a7f5a1f7c11' },
  { made_at: '2026-11-26T09:02:00.000Z' },
  { server_at: null },
  { since_ms: null },
  { lat: 3.14 },
  { lng: null },
  { accuracy: 13 },
  { remark: null },
  { previous: 'a'.repeat(64) },
])('is another text with %o', (change) => {
  expect(chainText({ ...entry, ...change })).not.toBe(chainText(entry));
});

it('says nothing of what is absent, however it is absent', () => {
  const { lat: _lat, lng: _lng, accuracy: _accuracy, remark: _remark, ...bare } = entry;
  expect(chainText(bare)).toBe(chainText({ ...entry, lat: null, lng: null, accuracy: null, remark: '' }));
});

import { expect, it } from 'vitest';
import { METHODS } from '../../contract/operation/clocking.endpoints.ts';
import { unknownTagActions, type UnknownTagRow } from './unknown-tag.ts';

const offered = (tag_uid: string | null, method: (typeof METHODS)[number] | null) => {
  const opened: UnknownTagRow[] = [];
  for (const { onClick } of unknownTagActions({ site_id: 3, tag_uid, method }, (row) => opened.push(row))) void onClick?.();
  return opened;
};

it.each([
  ['NFC', 'NFC'],
  ['Beacon', 'Beacon'],
  ['QR', 'QR'],
  ['Typed', 'QR'],
] as const)('a tag read by %s becomes a point of type %s at the site', (method, type) => {
  expect(offered('04:A2', method)).toEqual([{ site_id: 3, tag: '04:A2', type }]);
});

it('a place, and a scan whose point is known, offer no new point', () => {
  expect(offered('04:A2', 'GPS')).toEqual([]);
  expect(offered(null, 'QR')).toEqual([]);
});

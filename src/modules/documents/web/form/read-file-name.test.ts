import { expect, test } from 'vitest';
import { readFileName } from './read-file-name.ts';

const people = new Map([
  ['sm0012', 'Aminah'],
  ['sm0012-2', 'Bala'],
  ['kj-7', 'Chong'],
]);

test.each([
  ['SM0012_offer-letter.pdf', 'Aminah', 'Offer letter'],
  ['sm0012 contract of service.PDF', 'Aminah', 'Contract of service'],
  ['SM0012.pdf', 'Aminah', ''],
  ['SM0012-2-offer.pdf', 'Bala', 'Offer'],
  ['KJ-7__IC.jpg', 'Chong', 'IC'],
  ['SM00123_offer.pdf', null, 'SM00123 offer'],
  ['offer SM0012.pdf', null, 'Offer SM0012'],
])('%s', (name, person, title) => expect(readFileName(name, people)).toEqual({ person, title }));

import { expect, it } from 'vitest';
import { formatOfBank } from './bank.schema.ts';

it.each([
  ['MBBEMYKL', 'maybank'],
  ['CIBBMYKL', 'cimb'],
  ['PBBEMYKL', 'public-bank'],
  ['RHBBMYKL', 'rhb'],
  ['HLBBMYKL', 'hong-leong'],
  ['ARBKMYKL', 'ambank'],
  ['BIMBMYKL', 'bank-islam'],
  ['BSNAMYK1', 'generic'],
  ['', 'generic'],
])('%s takes the file format %s', (swift, format) => expect(formatOfBank(swift)).toBe(format));

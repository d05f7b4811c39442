import { describe, expect, it } from 'vitest';
import { officePhone, phone } from './fields.ts';
import { restorePhoneZero } from './phone.ts';

const read = (schema: ReturnType<typeof phone>, typed: string) => schema.safeParse(typed).data ?? null;

describe('a telephone number', () => {
  it.each([
    ['012-345 6789', '+60123456789'],
    ['+60 (0)12-345 6789', '+60123456789'],
    ['+60 012-345 6789', '+60123456789'],
    ['60 12 345 6789', '+60123456789'],
    ['0060 12-345 6789', '+60123456789'],
    ['012\u2013345\u00a06789', '+60123456789'],
    ['011-2345 6789', '+601123456789'],
    ['015-4876 5432', '+601548765432'],
    ['03-5550 0123', '+60355500123'],
    ['(04) 555 0123', '+6045550123'],
    ['088-555 123', '+6088555123'],
    ['+65 6555 0123', '+6565550123'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['012-345 678', null],
    ['012-3456 78901', null],
    ['011-234 5678', null],
    ['03-555 0123', null],
    ['04-5555 0123', null],
    ['02-555 0123', null],
    ['012-345 6789 samb. 12', null],
    ['03-5550 0123 ext 4', null],
    ['012-345 6789, 013-555 0123', null],
    ['012-345 6789 / 013-555 0123', null],
    ['1300-88-5550', null],
    ['123456789', null],
    ['+0123456789', null],
    ['', null],
  ])('of a person: %s is %s', (typed, expected) => expect(read(phone(), typed)).toBe(expected));

  it.each([
    ['1300-88-5550', '+601300885550'],
    ['1-800-88-5550', '+601800885550'],
    ['+60 1700 885 550', '+601700885550'],
    ['1300-88-555', null],
    ['1900-88-5550', null],
    ['03-5550 0123', '+60355500123'],
  ])('of an office: %s is %s', (typed, expected) => expect(read(officePhone(), typed)).toBe(expected));

  it.each([
    ['125550123', '0125550123'],
    ['1155501234', '01155501234'],
    ['355500123', '0355500123'],
    ['45550123', '045550123'],
    ['1300885550', '1300885550'],
    ['60125550123', '60125550123'],
    ['12555012', '12555012'],
  ])('gets the zero back that a spreadsheet dropped: %s', (typed, expected) => expect(restorePhoneZero(typed)).toBe(expected));
});

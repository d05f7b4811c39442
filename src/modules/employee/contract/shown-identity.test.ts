import { expect, it } from 'vitest';
import { shownIdentity } from './shown-identity.ts';

it.each([
  [{ identity_number: '900131-14-5566', passport: 'A1234567' }, '900131-14-5566'],
  [{ identity_number: null, passport: 'A1234567' }, 'A1234567'],
  [{ employee_identity_number: '900131-14-5566' }, '900131-14-5566'],
  [{ identity_number: '', employee_passport: 'A1234567' }, 'A1234567'],
  [{}, null],
])('%j shows %s', (person, shown) => expect(shownIdentity(person)).toBe(shown));

import { expect, it } from 'vitest';
import { EDUCATIONS, INACTIVE_REASONS, MOVEMENT_TYPES, RELATIONS, SPOUSE_EMPLOYMENT } from '../contract/employee.schema.ts';
import { term, termOptions } from './terms.messages.ts';

it('has Malay words for every stored value that is shown', () => {
  const values = [
    ...EDUCATIONS,
    ...INACTIVE_REASONS,
    ...MOVEMENT_TYPES,
    ...RELATIONS,
    ...SPOUSE_EMPLOYMENT,
    'Male',
    'Malay',
    'Local',
    'Permanent',
    'Single',
    'citizen',
  ];
  const untranslated = values.filter((value) => term(value).ms === value);
  expect(untranslated).toEqual([]);
});

it('keeps a stored value that is none of the choices', () => {
  expect(termOptions(['Islam', 'Other'], 'Bahai').map(({ value }) => value)).toEqual(['Islam', 'Other', 'Bahai']);
  expect(termOptions(['Islam'], '').map(({ value }) => value)).toEqual(['Islam']);
  expect(term('constructor')).toEqual({ en: 'constructor', ms: 'constructor' });
});

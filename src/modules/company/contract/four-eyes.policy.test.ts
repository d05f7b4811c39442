import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FOUR_EYES_CHOICES, readConfig } from './company-config.schema.ts';
import { asksFourEyes, overridesAfter } from './four-eyes.policy.ts';

it.each([
  [false, {}, false],
  [true, {}, true],
  [false, { leave: 'always' }, true],
  [true, { leave: 'never' }, false],
  [true, { payroll: 'never' }, true],
  [false, { leave: 'damaged' }, true],
  [true, 'damaged', true],
])('the switch %s with %j asks for leave: %s', (four_eyes, four_eyes_for, asked) => {
  expect(asksFourEyes(readConfig({ four_eyes, four_eyes_for }), 'leave')).toBe(asked);
});

const keys = fc.constantFrom('leave', 'payroll', 'payment', 'claim');
const current = fc.dictionary(keys, fc.constantFrom('always' as const, 'never' as const));
const chosen = fc.dictionary(keys, fc.constantFrom(...FOUR_EYES_CHOICES));

it('what is chosen holds, and what is left out stays', () => {
  fc.assert(
    fc.property(current, fc.option(chosen, { nil: undefined }), keys, fc.boolean(), (before, choice, key, four_eyes) => {
      const asks = (four_eyes_for: typeof before) => asksFourEyes({ four_eyes, four_eyes_for }, key);
      const outcome = choice?.[key];
      const wanted = outcome === undefined ? asks(before) : outcome === 'company' ? four_eyes : outcome === 'always';
      expect(asks(overridesAfter(before, choice))).toBe(wanted);
    }),
  );
});

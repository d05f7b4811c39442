/** The register of charges of an officer, seen by whoever sees the officer. */
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { UNIT_ERRORS, UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import { charges } from '../../contract/officer/charge.register.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmCharges as g } from '../unit.tables.ts';
import { findOfficer, lockOfficer } from './officer.store.ts';
import { today } from './read-officers.ts';

export const chargeRegister = registerOf(charges, {
  table: g,
  subject: 'asm_charge',
  search: [g.offence],
  order: { charged_on: g.charged_on },
  wording: { created: UNIT_MESSAGES.chargeCreated, saved: UNIT_MESSAGES.chargeSaved, deleted: UNIT_MESSAGES.chargeDeleted },
  under: (ctx, { officer_id }, lock) => (lock ? lockOfficer(ctx, officer_id) : findOfficer(ctx, officer_id)),
  check: (ctx, drafts) =>
    drafts.map(({ form: { charged_on, inquiry_on, outcome, outcome_on } }) => ({
      ...(charged_on > today(ctx) && fault('charged_on', UNIT_ERRORS.notLater)),
      ...(inquiry_on !== null && inquiry_on < charged_on && fault('inquiry_on', UNIT_ERRORS.inquiryBefore)),
      ...(outcome_on !== null && outcome_on < charged_on && fault('outcome_on', UNIT_ERRORS.outcomeBefore)),
      ...(outcome !== 'Open' && outcome_on === null && fault('outcome_on', UNIT_ERRORS.outcomeDate)),
      ...(outcome === 'Open' && outcome_on !== null && fault('outcome_on', UNIT_ERRORS.openWithDate)),
    })),
  notify: unitChanged,
});

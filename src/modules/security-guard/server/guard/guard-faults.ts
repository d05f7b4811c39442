/** What the form of a guard must not say. */
import { ageAt, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import type { FormOf } from '#platform/contract/register/register.ts';
import type { guards } from '../../contract/guard/guard.register.ts';
import { GUARD_ERRORS as E } from '../../contract/security-guard.messages.ts';

type Form = FormOf<typeof guards>;
const ADULT = 18;

/** As entered, else as the identity number says. */
export const birthOf = ({ date_of_birth, identity_number }: Pick<Form, 'date_of_birth' | 'identity_number'>): CalendarDate | null =>
  (date_of_birth as CalendarDate | null) ?? (identity_number ? birthDateOf(identity_number) : null);

export function faultsOfGuard(form: Form, today: string): FieldTexts {
  const isForeign = form.nationality !== 'Malaysian';
  const birth = birthOf(form);
  const isLent = form.agency_name !== null;
  const past = (['csg_date', 'live_firing_at', 'letter_date'] as const).filter((key) => (form[key] ?? '') > today);
  return {
    ...(isForeign !== (form.category === 'Foreign') && fault('category', E.categoryForeign)),
    ...(!isForeign && form.identity_number === null && fault('identity_number', E.identityNeeded)),
    ...(isForeign && form.passport === null && fault('passport', E.passportNeeded)),
    ...(birth === null && fault('date_of_birth', E.birthNeeded)),
    ...(birth !== null && ageAt(birth, form.joined_at) < ADULT && fault('date_of_birth', E.tooYoung)),
    ...(form.category === 'Armed' && (form.firearm_permit_no === null || form.firearm_permit_expiry === null) && fault('firearm_permit_no', E.firearmNeeded)),
    ...(isLent && (form.agency_licence_no === null || form.agency_licence_expiry === null) && fault('agency_licence_no', E.agencyLicence)),
    ...(isLent && form.employee_id !== null && fault('agency_name', E.agencyEmployee)),
    ...((form.csg_cert_no === null) !== (form.csg_date === null) && fault('csg_cert_no', E.csgNeeded)),
    ...(form.left_at !== null && form.left_at < form.joined_at && fault('left_at', E.leftBefore)),
    ...(form.left_at !== null && form.left_at < today && form.status === 'Active' && form.employee_id === null && fault('status', E.leftActive)),
    ...past.reduce<FieldTexts>((found, key) => ({ ...found, ...fault(key, E.future) }), {}),
  };
}

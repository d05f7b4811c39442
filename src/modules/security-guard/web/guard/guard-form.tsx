import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { guards } from '../../contract/guard/guard.register.ts';
import { CATEGORY_NAMES, NATIONALITY_NAMES } from '../../contract/guard/guard-words.ts';
import { CATEGORIES, NATIONALITIES } from '../../contract/guard/guard.schema.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { GUARD as W } from '../guard.messages.ts';

const NEW = {
  employee_id: null,
  guard_no: '',
  name: '',
  nationality: 'Malaysian' as const,
  identity_number: '',
  passport: '',
  date_of_birth: '',
  gender: '' as const,
  phone: '',
  category: 'Local' as const,
  agency_name: '',
  agency_licence_no: '',
  agency_licence_expiry: '',
  csg_cert_no: '',
  csg_date: '',
  firearm_permit_no: '',
  firearm_permit_expiry: '',
  live_firing_at: '',
  letter_no: '',
  letter_date: '',
  permit_no: '',
  permit_expiry: '',
  height_cm: null,
  education: '',
  service_history: '',
  joined_at: '',
  left_at: '',
  status: 'Active' as const,
};
const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));
const NATIONALITY_OPTIONS = NATIONALITIES.map((value) => ({ value, label: NATIONALITY_NAMES[value] }));
const GENDER_OPTIONS = [
  { value: 'Male', label: W.male },
  { value: 'Female', label: W.female },
];

/** The fields of each step; the last one is checked with the whole form. */
const STEPS: readonly (readonly (keyof typeof NEW)[])[] = [
  [
    'employee_id',
    'guard_no',
    'name',
    'nationality',
    'category',
    'identity_number',
    'passport',
    'date_of_birth',
    'gender',
    'phone',
    'agency_name',
    'agency_licence_no',
    'agency_licence_expiry',
  ],
  ['csg_cert_no', 'csg_date', 'letter_no', 'letter_date', 'firearm_permit_no', 'firearm_permit_expiry', 'live_firing_at', 'permit_no', 'permit_expiry'],
  ['joined_at', 'left_at', 'status', 'height_cm', 'education', 'service_history'],
];
const NAMES = ['person', 'papers', 'service'] as const;
const LAST = STEPS.length - 1;

/** A guard: the person, certificates and permits, the service. A new one is entered in as many steps; one that is there is shown whole. */
export function GuardForm({ row, readOnly, onClose }: RecordFormProps<typeof guards>) {
  const t = useT(W);
  const [step, setStep] = useState(0);
  const form = useRecordForm(guards, row, NEW, { stale: GUARD_READS, onDone: onClose });
  const { employee_id, nationality, category } = form.values;
  const isForeign = nationality === 'Nepali';
  const isNew = row === null;
  const isLast = !isNew || step === LAST;
  const on = (at: number) => !isNew || step === at;
  // What the server refuses may stand in a step before; whoever goes back from there is not sent on again.
  const refused = Object.keys(form.errors).join(' ');
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    const wrong = STEPS.findIndex((keys) => keys.some((key) => form.errors[key]));
    setSeen(refused);
    if (wrong >= 0) setStep(wrong);
  }
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    if (isLast) return form.submit(event);
    if (form.check([...(STEPS[step] ?? [])])) setStep(step + 1);
    return false;
  };
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={row?.name ?? W.addTitle}
      form={{ ...form, submit }}
      readOnly={readOnly}
      size={720}
      submit={isLast ? undefined : W.next}
      extra={
        isNew &&
        step > 0 && (
          <Button variant="default" onClick={() => setStep(step - 1)}>
            {t('back')}
          </Button>
        )
      }
    >
      {isNew && (
        <p className="note" aria-live="polite">
          {t('stepOf', { n: step + 1, of: STEPS.length, name: t(NAMES[step] ?? 'person') })}
        </p>
      )}
      {on(0) && (
        <>
          <FormSection title={W.person}>
            <SearchSelect
              form={form}
              name="employee_id"
              label={W.employee}
              description={W.employeeHint}
              load={findEmployees}
              number
              clearable
              valueLabel={row?.employee_code ? `${row.name} · ${row.employee_code}` : null}
            />
            <FormRow>
              <TextField form={form} name="guard_no" label={W.guardNo} maxLength={20} />
              <TextField form={form} name="name" label={W.name} maxLength={150} />
            </FormRow>
            <FormRow>
              <SelectField form={form} name="nationality" label={W.nationality} options={NATIONALITY_OPTIONS} />
              <SelectField form={form} name="category" label={W.category} options={CATEGORY_OPTIONS} />
            </FormRow>
            <FormRow>
              <TextField form={form} name="identity_number" label={W.identity} maxLength={14} placeholder="900131-14-5566" />
              <TextField form={form} name="passport" label={W.passport} maxLength={15} />
            </FormRow>
            <FormRow>
              <DateField form={form} name="date_of_birth" label={W.birth} description={W.birthHint} />
              <SelectField form={form} name="gender" label={W.gender} options={GENDER_OPTIONS} />
              {employee_id === null && <PhoneField form={form} name="phone" label={W.phone} />}
            </FormRow>
          </FormSection>
          {employee_id === null && (
            <FormSection title={W.agency} note={W.agencyNote}>
              <TextField form={form} name="agency_name" label={W.agencyName} maxLength={150} />
              <FormRow>
                <TextField form={form} name="agency_licence_no" label={W.licenceNo} maxLength={60} />
                <DateField form={form} name="agency_licence_expiry" label={W.licenceExpiry} />
              </FormRow>
            </FormSection>
          )}
        </>
      )}
      {on(1) && (
        <FormSection title={W.papers}>
          <FormRow>
            <TextField form={form} name="csg_cert_no" label={W.csgNo} maxLength={60} />
            <DateField form={form} name="csg_date" label={W.csgDate} />
          </FormRow>
          <FormRow>
            <TextField form={form} name="letter_no" label={W.letterNo} description={W.letterHint} maxLength={60} />
            <DateField form={form} name="letter_date" label={W.letterDate} />
          </FormRow>
          {category === 'Armed' && (
            <FormRow>
              <TextField form={form} name="firearm_permit_no" label={W.firearmNo} maxLength={60} required />
              <DateField form={form} name="firearm_permit_expiry" label={W.firearmExpiry} required />
              <DateField form={form} name="live_firing_at" label={W.firing} />
            </FormRow>
          )}
          {isForeign && (
            <FormRow>
              <TextField form={form} name="permit_no" label={W.permitNo} description={W.permitHint} maxLength={40} />
              <DateField form={form} name="permit_expiry" label={W.permitExpiry} />
            </FormRow>
          )}
        </FormSection>
      )}
      {on(2) && (
        <FormSection title={W.service}>
          <FormRow>
            <DateField form={form} name="joined_at" label={W.joined} />
            <DateField form={form} name="left_at" label={W.left} />
            <ActiveField form={form} />
          </FormRow>
          <FormRow>
            <NumberField form={form} name="height_cm" label={W.height} min={120} max={220} />
            <TextField form={form} name="education" label={W.education} maxLength={150} />
          </FormRow>
          <TextField form={form} name="service_history" label={W.history} rows={3} maxLength={1000} />
        </FormSection>
      )}
    </FormDrawer>
  );
}

import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { z } from 'zod';
import { formatDate } from '#platform/contract/dates.ts';
import { birthDateOf, genderHintOf } from '#platform/contract/identity-number.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { IdentityField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCanDo } from '#platform/web/viewer.tsx';
import { OrganisationFields } from '#modules/company/web/public.tsx';
import { quickAdd, quickAddForm } from '../../contract/quick-add.endpoints.ts';
import { employmentFaults, withFaults } from '../form/with-faults.ts';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { term } from '../terms.messages.ts';
import { CREATE } from './create.messages.ts';

const PAY = '/admin/employee/view/employment';
const UNITS = ['branch_id', 'division_id', 'department_id', 'position_id'] as const;
type Values = Draft<z.input<typeof quickAddForm>>;

/** Somebody in under a minute; what is missing then stands on the person's page, each with the way to enter it. */
export function QuickAdd({ onClose }: { onClose: () => void }) {
  const t = useT(CREATE);
  const today = useToday();
  const [, navigate] = useLocation();
  const identity = useIdentityLabel();
  const mayPay = [useCanDo({ page: PAY, action: 'Create' }), useCanDo({ page: PAY, action: 'Update' })].includes(true);
  const add = useWrite(quickAdd, { invalidates: EMPLOYEE_READS });
  const [schema] = useState(() => withFaults(quickAddForm, (value) => employmentFaults(value, today)));
  const form = useZodForm(schema, {
    initial: { company_joined_at: today } as Values,
    onSubmit: async (values) => {
      const { data } = await add.run(values);
      navigate(`/admin/employee/view?id=${data.id}`);
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CREATE.title} form={form} submit={CREATE.save} size={560}>
      <TextField form={form} name="name" label={PERSON.name} description={PERSON.nameHint} maxLength={150} autoComplete="off" />
      <FormRow>
        <IdentityField form={form} name="identity_number" label={identity} onBirthDate={() => undefined} />
        <DateField form={form} name="company_joined_at" label={PERSON.joined} />
      </FormRow>
      <Read identityNumber={String(form.values.identity_number ?? '')} />
      <OrganisationFields form={form} fields={UNITS} placed />
      <FormRow>
        {mayPay && <MoneyField form={form} name="basic" label={CREATE.basic} />}
        <TextField form={form} name="email" label={PERSON.email} type="email" inputMode="email" maxLength={190} autoComplete="off" />
      </FormRow>
      <p className="note flush">
        {t('later')} <Link href="/admin/employee?new=1">{t('whole')}</Link>
      </p>
    </FormDrawer>
  );
}

/** What the identity number says of its owner: a slip of the finger shows at once. */
function Read({ identityNumber }: { identityNumber: string }) {
  const t = useT(CREATE);
  const say = useSay();
  const born = birthDateOf(identityNumber);
  const gender = genderHintOf(identityNumber);
  return born && gender && <p className="note flush">{t('read', { date: formatDate(born), gender: say(term(gender)) })}</p>;
}

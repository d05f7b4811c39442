/** The tax numbers that are missing on the forms of a year, typed one below the other. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { z } from 'zod';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { enterTaxNumbers, MANY_TAX_NUMBERS } from '#modules/employee/contract/tax-number.endpoints.ts';
import { taxNumber } from '#modules/employee/contract/employee.schema.ts';
import { EMPLOYEE_ERRORS } from '#modules/employee/contract/employee.messages.ts';
import { generateEaForms, listEaForms, showEaForm } from '../contract/ea-form.endpoints.ts';
import type { EaRow } from '../contract/ea-form.schema.ts';
import { EA } from './ea-page.messages.ts';
import { filterOf } from './ea-filter.ts';

interface Props {
  readonly year: number;
  readonly close: () => void;
}

const typed = z.string().refine((value) => value.trim() === '' || taxNumber().safeParse(value).success, { params: { text: EMPLOYEE_ERRORS.taxNumber } });
const schema = z.object({ numbers: z.record(z.string(), typed) });

export function TaxNumbersDrawer(props: Props) {
  const t = useT(EA);
  const filter = filterOf(useSearch());
  const { data, error, refetch } = useEndpoint(
    listEaForms,
    { ...filter, year: props.year, missing: 'tax_no', per_page: MANY_TAX_NUMBERS },
    { keepPrevious: false },
  );
  if (data && data.data.length > 0) return <NumbersForm {...props} missing={data.data} />;
  return (
    <DetailDrawer onClose={props.close} title={EA.enterTaxNo}>
      <Loaded error={error} refetch={refetch} shape="detail" count={4}>
        {data && <p>{t('nobodyMissing')}</p>}
      </Loaded>
    </DetailDrawer>
  );
}

function NumbersForm({ year, close, missing }: Props & { readonly missing: readonly EaRow[] }) {
  const t = useT(EA);
  // Who is asked stays as it was, whatever the list learns meanwhile.
  const [rows] = useState(missing);
  const enter = useWrite(enterTaxNumbers, { invalidates: [listEaForms, showEaForm] });
  const again = useWrite(generateEaForms, { invalidates: [listEaForms, showEaForm], quiet: true });
  const form = useZodForm(schema, {
    initial: { numbers: Object.fromEntries(rows.map(({ employee_id }) => [String(employee_id), ''])) },
    onSubmit: async ({ numbers }) => {
      const given = Object.fromEntries(Object.entries(numbers).filter(([, number]) => number.trim() !== ''));
      if (Object.keys(given).length > 0) {
        await enter.run({ numbers: given });
        const stale = rows.filter(({ id, employee_id, can }) => id !== null && can.generate && given[employee_id] !== undefined);
        if (stale.length > 0) await again.run({ year, employee_ids: stale.map(({ employee_id }) => employee_id) });
      }
      close();
    },
  });
  return (
    <FormDrawer opened onClose={close} title={EA.enterTaxNo} form={form}>
      <p className="quiet small flush">{t('taxNoHint')}</p>
      {rows.map(({ employee_id, name, employee_code, identity_number }) => (
        <TextField
          key={employee_id}
          form={form}
          name={`numbers.${employee_id}`}
          label={name}
          description={[employee_code, identity_number].filter(Boolean).join(' · ')}
          maxLength={20}
          autoComplete="off"
        />
      ))}
    </FormDrawer>
  );
}

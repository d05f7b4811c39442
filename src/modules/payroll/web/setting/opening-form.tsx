import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { YearField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { OPENING_AMOUNTS, openingForm, type OpeningRow } from '#modules/tax-declaration/contract/opening.schema.ts';
import { listOpenings, saveOpening } from '../../contract/setting/payroll-setting.endpoints.ts';
import { findEverybody } from '#modules/employee/web/public.tsx';
import { OPENINGS } from './setting.messages.ts';

interface OpeningFormProps {
  /** null: figures that are not there yet. */
  readonly row: OpeningRow | null;
  /** Whose figures of a previous employer they are, where that is settled already. */
  readonly of?: Pick<OpeningRow, 'employee_id' | 'year'> | undefined;
  readonly title?: string | undefined;
  readonly onClose: () => void;
}

export function OpeningForm({ row, of, title, onClose }: OpeningFormProps) {
  const t = useT(OPENINGS);
  const today = useToday();
  const { run } = useWrite(saveOpening, { invalidates: [listOpenings] });
  const nothing = Object.fromEntries(OPENING_AMOUNTS.map((key) => [key, row?.[key] ?? 0]));
  const form = useZodForm(openingForm, {
    initial: {
      employee_id: row?.employee_id ?? of?.employee_id,
      year: row?.year ?? of?.year ?? Number(today.slice(0, 4)),
      previous_employer: row?.previous_employer ?? of !== undefined,
      source: row?.source ?? '',
      ...nothing,
    },
    onSubmit: async (values: z.input<typeof openingForm>) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={title ?? OPENINGS.formTitle} form={form}>
      {of && <p className="quiet small flush">{t('tp3Note')}</p>}
      {!of && (
        <>
          <SearchSelect
            form={form}
            name="employee_id"
            label={OPENINGS.employee}
            load={findEverybody}
            number
            valueLabel={row?.employee.name}
            disabled={row !== null}
            required
          />
          <YearField form={form} name="year" label={OPENINGS.year} disabled={row !== null} />
          <SwitchField form={form} name="previous_employer" label={OPENINGS.previous} disabled={row !== null} />
        </>
      )}
      <FormRow>
        {OPENING_AMOUNTS.map((key) => (
          <MoneyField key={key} form={form} name={key} label={OPENINGS[key]} />
        ))}
      </FormRow>
      <TextField form={form} name="source" label={of ? OPENINGS.former : OPENINGS.source} maxLength={200} />
    </FormDrawer>
  );
}

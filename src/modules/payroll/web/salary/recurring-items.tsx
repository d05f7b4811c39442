import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { items as catalogue } from '../../contract/item/payroll-item.register.ts';
import { SALARY } from './salary.messages.ts';
import classes from './salary.module.css';
import type { SalaryValues } from './salary-values.ts';

/** Items of the catalogue that every payroll between two dates carries. */
export function RecurringItems({ form, start }: { form: ZodForm<SalaryValues>; start: string }) {
  const t = useT(SALARY);
  const { locale } = useLocale();
  const { data } = useEndpoint(
    catalogue.list,
    { status: 'Active', per_page: 100, sort: 'asc', sort_by: 'name' },
    { minDelay: false, staleTime: 60_000, quiet: true },
  );
  const options = (data?.data ?? [])
    .filter(({ is_system }) => !is_system)
    .map(({ id, name, name_ms }) => ({ value: String(id), label: locale === 'ms' && name_ms ? name_ms : name }));
  return (
    <FormSection title={SALARY.recurring} note={SALARY.recurringNote}>
      <FormRows
        form={form}
        name="recurring_items"
        className={classes['recurring']}
        blank={{ payroll_item_id: undefined, amount: undefined, start, end: '' }}
        add={t('addRecurring')}
        remove={(n) => t('removeItem', { n })}
      >
        {(row) => (
          <>
            <SelectField form={form} name={`${row}.payroll_item_id`} label={SALARY.item} options={options} number searchable required clearable={false} />
            <MoneyField form={form} name={`${row}.amount`} label={SALARY.amount} required />
            <DateField form={form} name={`${row}.start`} label={SALARY.start} required />
            <DateField form={form} name={`${row}.end`} label={SALARY.end} />
          </>
        )}
      </FormRows>
    </FormSection>
  );
}

/** A category: what it is worth, what limits it, how it is paid. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { categories, listClaimEarnings } from '../../contract/category/category.register.ts';
import { CATEGORY_PAYMENTS, CATEGORY_STATUSES, CATEGORY_TYPES, RECEIPT_RULES } from '../../contract/category/category.schema.ts';
import { BLANK_CATEGORY } from '../../contract/category/starter-categories.params.ts';
import { LIMIT_PERIODS } from '../../contract/limit/limit-period.ts';
import type { CategoryValues } from './category-values.ts';
import { CATEGORY } from './category.messages.ts';
import { LimitTable, TierTable } from './limit-tables.tsx';

const options = <const Value extends keyof typeof CATEGORY>(values: readonly Value[]) => values.map((value) => ({ value, label: CATEGORY[value] }));

export function CategoryForm({ row, readOnly, onClose }: RecordFormProps<typeof categories>) {
  const form = useRecordForm(categories, row, BLANK_CATEGORY, { onDone: onClose }) as unknown as ZodForm<CategoryValues>;
  const t = useT(CATEGORY);
  const { locale } = useLocale();
  const earnings = useEndpoint(listClaimEarnings, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  const { type } = form.values;
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? CATEGORY.add} form={form} readOnly={readOnly} size={680}>
      <FormSection>
        <FormRow>
          <TextField form={form} name="name" label={CATEGORY.nameEn} maxLength={80} />
          <TextField form={form} name="name_ms" label={CATEGORY.nameMs} maxLength={80} />
        </FormRow>
        <FormRow>
          <TextField form={form} name="code" label={CATEGORY.code} maxLength={20} />
          <SelectField form={form} name="type" label={CATEGORY.type} options={options(CATEGORY_TYPES)} />
          <SelectField form={form} name="status" label={CATEGORY.status} options={options(CATEGORY_STATUSES)} />
        </FormRow>
        {type === 'Allowance' && <MoneyField form={form} name="daily_rate" label={CATEGORY.dailyRate} required />}
      </FormSection>
      {type === 'Mileage' && <TierTable form={form} />}
      <FormSection title={CATEGORY.limits} note={CATEGORY.limitsNote}>
        <FormRow>
          <MoneyField form={form} name="limit_per_item" label={CATEGORY.perItem} />
          <MoneyField form={form} name="limit_per_claim" label={CATEGORY.perClaim} />
        </FormRow>
        <FormRow>
          <MoneyField form={form} name="limit_amount" label={CATEGORY.inPeriod} />
          <SelectField form={form} name="limit_period" label={CATEGORY.period} options={options(LIMIT_PERIODS)} />
        </FormRow>
      </FormSection>
      <LimitTable form={form} row={row} />
      <FormSection title={CATEGORY.receipt}>
        <FormRow>
          <SelectField form={form} name="receipt" label={CATEGORY.receipt} options={options(RECEIPT_RULES)} />
          <NumberField form={form} name="max_age_days" label={CATEGORY.age} description={CATEGORY.ageHint} min={1} max={3650} />
          <NumberField form={form} name="min_service_months" label={CATEGORY.service} min={0} max={600} />
        </FormRow>
      </FormSection>
      <FormSection title={CATEGORY.payment}>
        <FormRow>
          <SelectField form={form} name="payment_via" label={CATEGORY.via} options={options(CATEGORY_PAYMENTS)} />
          {earnings.length > 0 && form.values.payment_via !== 'Bank' && (
            <SelectField
              form={form}
              name="payroll_item_id"
              label={CATEGORY.earning}
              placeholder={t('earningNone')}
              number
              options={earnings.map(({ id, name, name_ms }) => ({ value: String(id), label: (locale === 'ms' && name_ms) || name }))}
            />
          )}
          <TextField form={form} name="account_code" label={CATEGORY.account} maxLength={40} />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}

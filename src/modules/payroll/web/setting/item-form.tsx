import { ActiveField } from '#platform/web/forms/active-field.tsx';
import type { z } from 'zod';
import type { Text } from '#platform/contract/messages.ts';
import { RadioField, SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { earningTitles } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';
import { ADDITIONAL_KINDS, SECTION_A } from '#modules/statutory/contract/mtd/worksheet.params.ts';
import { DEDUCTION_WORDS, TOTAL_TYPE_WORDS } from '../../contract/explanation/line-type.messages.ts';
import { DEDUCTION_EA_FIELDS, EARNING_EA_FIELDS } from '#modules/statutory/contract/ea-boxes.params.ts';
import { items } from '../../contract/item/payroll-item.register.ts';
import { DEDUCTION_TYPES, EARNING_TYPES, ITEM_KINDS, type itemForm, MTD_KEYS } from '../../contract/item/payroll-item.schema.ts';
import { optionsOf, SCHEME_KEYS, SCHEME_WORDS } from '../payroll-words.ts';
import { eaFieldOptions } from './ea-field-options.ts';
import { ITEMS } from './setting.messages.ts';

type Values = z.input<typeof itemForm>;
const NEW: Draft<Values> = {
  kind: 'Earning',
  name: '',
  type: '',
  status: 'Active',
  is_recurring: false,
  epf: true,
  socso: true,
  eis: true,
  hrdf: true,
  tax: true,
};
const MTD_WORDS: Readonly<Record<string, Text>> = Object.fromEntries([...SECTION_A, ...ADDITIONAL_KINDS].map(({ key, title }) => [key, title]));
const EARNING_WORDS: Readonly<Record<string, Text>> = earningTitles;

export function ItemForm({ row, readOnly, onClose }: RecordFormProps<typeof items>) {
  const t = useT(ITEMS);
  const form = useRecordForm(items, row, NEW, { onDone: onClose });
  const earning = form.get('kind') === 'Earning';
  /** The law's treatment of the type is where the flags start. */
  const onType = (type: unknown) => {
    if (!earning || typeof type !== 'string') return;
    const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults(type);
    form.patch({ epf, socso, eis, hrdf, tax, mtd_key: MTD_KEYS.find((key) => key === mtd_key) ?? null });
  };
  return (
    <FormDrawer opened onClose={onClose} title={row ? t('editTitle', { name: row.name }) : ITEMS.addTitle} form={form} readOnly={readOnly}>
      <RadioField
        form={form}
        name="kind"
        label={ITEMS.kind}
        options={ITEM_KINDS.map((value) => ({ value, label: ITEMS[value] }))}
        disabled={row !== null}
        onChanged={() => form.set('type', '')}
      />
      <FormRow>
        <TextField form={form} name="name" label={ITEMS.name} maxLength={100} />
        <TextField form={form} name="name_ms" label={ITEMS.nameMs} maxLength={100} />
      </FormRow>
      <FormRow>
        <SelectField
          form={form}
          name="type"
          label={ITEMS.type}
          options={earning ? optionsOf(EARNING_WORDS, EARNING_TYPES) : optionsOf(DEDUCTION_WORDS, DEDUCTION_TYPES)}
          onChanged={onType}
        />
        <TextField form={form} name="code" label={ITEMS.code} maxLength={20} />
      </FormRow>
      {earning ? (
        <FormSection title={ITEMS.countsFor}>
          <FormRow>
            {SCHEME_KEYS.map((scheme) => (
              <SwitchField key={scheme} form={form} name={scheme} label={SCHEME_WORDS[scheme]} />
            ))}
          </FormRow>
          {/* Long names: each has a line of its own. */}
          {form.get('tax') === true && <SelectField form={form} name="mtd_key" label={ITEMS.mtdLine} options={optionsOf(MTD_WORDS, MTD_KEYS)} clearable />}
          <SelectField form={form} name="ea_field" label={ITEMS.eaField} options={eaFieldOptions(EARNING_EA_FIELDS)} clearable />
        </FormSection>
      ) : (
        <>
          <SelectField form={form} name="contribution_total_type" label={ITEMS.takenFrom} options={optionsOf(TOTAL_TYPE_WORDS)} />
          <SelectField form={form} name="ea_field" label={ITEMS.eaField} options={eaFieldOptions(DEDUCTION_EA_FIELDS)} clearable />
        </>
      )}
      <FormRow>
        <MoneyField form={form} name="default_amount" label={ITEMS.amount} />
        <ActiveField form={form} />
      </FormRow>
      <SwitchField form={form} name="is_recurring" label={ITEMS.recurring} />
    </FormDrawer>
  );
}

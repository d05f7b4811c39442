/** The monthly tax deduction by LHDN's computerised method. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { MTD_WIRE_SCHEMES } from '../contract/mtd-schemes.params.ts';
import { calculateMtdCall } from '../contract/statutory.endpoints.ts';
import { mtdInputSchema, type MtdOutput } from '../contract/statutory.schema.ts';
import { CalculatorFrame, given, LawFields } from './calculator-frame.tsx';
import { CALCULATOR as M } from './calculator.messages.ts';

export function MtdCalculator() {
  const date = useToday();
  const [result, setResult] = useState<MtdOutput | null>(null);
  const { run } = useWrite(calculateMtdCall);
  const form = useZodForm(mtdInputSchema, {
    initial: { date, rules: 'law', category: 1, scheme: 'resident', accumulated: {}, current: {}, additional: {}, relief: {} },
    onSubmit: async ({ accumulated, current, additional = {}, relief = {}, ...values }) =>
      setResult(
        (await run({ ...given(values), accumulated: given(accumulated), current: given(current), additional: given(additional), relief: given(relief) })).data,
      ),
  });
  const figures = result && [
    { label: M.payable, value: result.payable, strong: true },
    { label: M.normal, value: result.normal },
    { label: M.additional, value: result.additional },
    { label: M.income, value: result.chargeable_income },
  ];
  return (
    <CalculatorFrame form={form} result={result && figures && { figures, trace: result.trace }}>
      <LawFields form={form} />
      <FormRow>
        <SelectField
          form={form}
          name="category"
          label={M.taxCategory}
          number
          clearable={false}
          options={[
            { value: '1', label: M.tax1 },
            { value: '2', label: M.tax2 },
            { value: '3', label: M.tax3 },
          ]}
        />
        <SelectField form={form} name="scheme" label={M.scheme} clearable={false} options={MTD_WIRE_SCHEMES.map((value) => ({ value, label: M[value] }))} />
      </FormRow>
      <FormSection title={M.current}>
        <FormRow>
          <MoneyField form={form} name="current.remuneration" label={M.remuneration} />
          <MoneyField form={form} name="current.epf" label={M.epfPaid} />
          <MoneyField form={form} name="current.reliefs" label={M.reliefs} />
          <MoneyField form={form} name="current.zakat" label={M.zakat} />
        </FormRow>
      </FormSection>
      <FormSection title={M.extra}>
        <FormRow>
          <MoneyField form={form} name="additional.remuneration" label={M.remuneration} />
          <MoneyField form={form} name="additional.epf" label={M.epfPaid} />
        </FormRow>
      </FormSection>
      <FormSection title={M.earlier}>
        <FormRow>
          <MoneyField form={form} name="accumulated.remuneration" label={M.remuneration} />
          <MoneyField form={form} name="accumulated.epf" label={M.epfPaid} />
          <MoneyField form={form} name="accumulated.mtd" label={M.mtdPaid} />
          <MoneyField form={form} name="accumulated.reliefs" label={M.reliefs} />
          <MoneyField form={form} name="accumulated.zakat" label={M.zakat} />
        </FormRow>
      </FormSection>
      <FormSection title={M.family}>
        <FormRow>
          <MoneyField form={form} name="relief.children" label={M.children} />
          <MoneyField form={form} name="relief.self_disabled" label={M.selfDisabled} />
          <MoneyField form={form} name="relief.spouse_disabled" label={M.spouseDisabled} />
        </FormRow>
      </FormSection>
    </CalculatorFrame>
  );
}

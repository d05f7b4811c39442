/** EPF, SOCSO, EIS and HRD levy of a month's wage. */
import { useState } from 'react';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField, SwitchField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { CITIZENSHIPS } from '../contract/epf/choose-epf-part.ts';
import { calculateEisCall, calculateEpfCall, calculateHrdfCall, calculateSocsoCall } from '../contract/statutory.endpoints.ts';
import {
  eisInputSchema,
  epfInputSchema,
  hrdfInputSchema,
  socsoInputSchema,
  type EisOutput,
  type EpfOutput,
  type HrdfOutput,
  type SocsoOutput,
} from '../contract/statutory.schema.ts';
import { CalculatorFrame, given, LawFields } from './calculator-frame.tsx';
import { CALCULATOR as M } from './calculator.messages.ts';

export function EpfCalculator() {
  const date = useToday();
  const [result, setResult] = useState<EpfOutput | null>(null);
  const { run } = useWrite(calculateEpfCall);
  const form = useZodForm(epfInputSchema, {
    initial: { date, rules: 'law', citizenship: 'citizen' },
    onSubmit: async (values) => setResult((await run(given(values))).data),
  });
  const figures = result && [
    { label: M.employee, value: result.employee, strong: true },
    { label: M.employer, value: result.employer, strong: true },
    { label: M.total, value: result.total },
    { label: M.part, value: result.part },
  ];
  return (
    <CalculatorFrame form={form} result={result && figures && { figures, trace: result.trace }}>
      <LawFields form={form} />
      <FormRow>
        <MoneyField form={form} name="wage" label={M.wage} description={M.epfHint} />
        <SelectField
          form={form}
          name="citizenship"
          label={M.citizenship}
          clearable={false}
          options={CITIZENSHIPS.map((value) => ({ value, label: M[value] }))}
        />
      </FormRow>
      <FormRow>
        <NumberField form={form} name="age" label={M.age} description={M.ageHint} min={0} max={150} />
        <NumberField form={form} name="employee_rate" label={M.rate} description={M.rateHint} min={0} max={100} decimals={2} />
      </FormRow>
      <MoneyField form={form} name="regular_wage" label={M.regular} description={M.regularHint} />
      {form.get('citizenship') !== 'citizen' && <SwitchField form={form} name="elected_before_1998" label={M.before1998} description={M.before1998Hint} />}
    </CalculatorFrame>
  );
}

export function SocsoCalculator() {
  const date = useToday();
  const [result, setResult] = useState<SocsoOutput | null>(null);
  const { run } = useWrite(calculateSocsoCall);
  const form = useZodForm(socsoInputSchema, {
    initial: { date, rules: 'law', category: 1, skbbk: true },
    onSubmit: async (values) => setResult((await run(given(values))).data),
  });
  const figures = result && [
    { label: M.employee, value: result.employee, strong: true },
    { label: M.employer, value: result.employer, strong: true },
    { label: M.skbbkShare, value: result.skbbk },
    { label: M.employeeTotal, value: toRinggit(sen(fromRinggit(result.employee) + fromRinggit(result.skbbk))) },
  ];
  return (
    <CalculatorFrame form={form} result={result && figures && { figures, trace: result.trace }}>
      <LawFields form={form} />
      <FormRow>
        <MoneyField form={form} name="wage" label={M.wage} description={M.socsoHint} />
        <SelectField
          form={form}
          name="category"
          label={M.category}
          number
          clearable={false}
          options={[
            { value: '1', label: M.category1 },
            { value: '2', label: M.category2 },
          ]}
        />
      </FormRow>
      <SwitchField form={form} name="skbbk" label={M.skbbk} />
    </CalculatorFrame>
  );
}

export function EisCalculator() {
  const date = useToday();
  const [result, setResult] = useState<EisOutput | null>(null);
  const { run } = useWrite(calculateEisCall);
  const form = useZodForm(eisInputSchema, { initial: { date, rules: 'law' }, onSubmit: async (values) => setResult((await run(given(values))).data) });
  const figures = result && [
    { label: M.employee, value: result.employee, strong: true },
    { label: M.employer, value: result.employer, strong: true },
  ];
  return (
    <CalculatorFrame form={form} result={result && figures && { figures, trace: result.trace }}>
      <LawFields form={form} />
      <MoneyField form={form} name="wage" label={M.wage} description={M.eisHint} />
    </CalculatorFrame>
  );
}

export function HrdfCalculator() {
  const date = useToday();
  const [result, setResult] = useState<HrdfOutput | null>(null);
  const { run } = useWrite(calculateHrdfCall);
  const form = useZodForm(hrdfInputSchema, { initial: { date, rate: 1 }, onSubmit: async (values) => setResult((await run(given(values))).data) });
  return (
    <CalculatorFrame form={form} result={result && { figures: [{ label: M.employer, value: result.employer, strong: true }], trace: result.trace }}>
      <LawFields form={form} rules={false} />
      <FormRow>
        <MoneyField form={form} name="wage" label={M.wage} description={M.hrdfHint} />
        <SelectField
          form={form}
          name="rate"
          label={M.levy}
          number
          clearable={false}
          options={[
            { value: '1', label: M.levy1 },
            { value: '0.5', label: M.levyHalf },
          ]}
        />
      </FormRow>
    </CalculatorFrame>
  );
}

/** EPF, SOCSO, EIS and HRD levy of a month's wage. */
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { CITIZENSHIPS } from '../contract/epf/choose-epf-part.ts';
import { calculateEisCall, calculateEpfCall, calculateHrdfCall, calculateSocsoCall } from '../contract/statutory.endpoints.ts';
import { eisInputSchema, epfInputSchema, hrdfInputSchema, socsoInputSchema } from '../contract/statutory.schema.ts';
import { CalculatorFrame, LawFields } from './calculator-frame.tsx';
import { CALCULATOR as M } from './calculator.messages.ts';
import { useCalculator } from './use-calculator.ts';

export function EpfCalculator() {
  const date = useToday();
  const { form, result: data, refusal } = useCalculator(calculateEpfCall, epfInputSchema, { date, rules: 'law', citizenship: 'citizen' });
  const result = data?.data ?? null;
  const figures = result && [
    { label: M.employee, value: result.employee, strong: true },
    { label: M.employer, value: result.employer, strong: true },
    { label: M.total, value: result.total },
    { label: M.part, value: result.part },
  ];
  return (
    <CalculatorFrame refusal={refusal} onExample={(wage) => form.set('wage', wage)} result={result && figures && { figures, trace: result.trace }}>
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
  const { form, result: data, refusal } = useCalculator(calculateSocsoCall, socsoInputSchema, { date, rules: 'law', category: 1, skbbk: true });
  const result = data?.data ?? null;
  const figures = result && [
    { label: M.employee, value: result.employee, strong: true },
    { label: M.employer, value: result.employer, strong: true },
    { label: M.skbbkShare, value: result.skbbk },
    { label: M.employeeTotal, value: toRinggit(sen(fromRinggit(result.employee) + fromRinggit(result.skbbk))) },
  ];
  return (
    <CalculatorFrame refusal={refusal} onExample={(wage) => form.set('wage', wage)} result={result && figures && { figures, trace: result.trace }}>
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
  const { form, result: data, refusal } = useCalculator(calculateEisCall, eisInputSchema, { date, rules: 'law' });
  const result = data?.data ?? null;
  const figures = result && [
    { label: M.employee, value: result.employee, strong: true },
    { label: M.employer, value: result.employer, strong: true },
  ];
  return (
    <CalculatorFrame refusal={refusal} onExample={(wage) => form.set('wage', wage)} result={result && figures && { figures, trace: result.trace }}>
      <LawFields form={form} />
      <MoneyField form={form} name="wage" label={M.wage} description={M.eisHint} />
    </CalculatorFrame>
  );
}

export function HrdfCalculator() {
  const date = useToday();
  const { form, result: data, refusal } = useCalculator(calculateHrdfCall, hrdfInputSchema, { date, rate: 1 });
  const result = data?.data ?? null;
  return (
    <CalculatorFrame
      refusal={refusal}
      onExample={(wage) => form.set('wage', wage)}
      result={result && { figures: [{ label: M.employer, value: result.employer, strong: true }], trace: result.trace }}
    >
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

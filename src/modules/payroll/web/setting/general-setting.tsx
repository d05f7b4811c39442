import { Radio, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { ApiError } from '#platform/web/call/api-error.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormPage } from '#platform/web/ui/page/form-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { readingWords } from '#modules/statutory/contract/reading.messages.ts';
import { readingTitles, RECOMMENDED_READINGS, type UnsettledReadings } from '#modules/statutory/contract/unsettled.params.ts';
import { saveSetting, showSetting } from '../../contract/setting/payroll-setting.endpoints.ts';
import { MULTIPLIER_KEYS, settingForm, type PayrollSetting, type Readings } from '../../contract/setting/payroll-setting.schema.ts';
import type { z } from 'zod';
import { CALCULATION_WORDS, MULTIPLIER_WORDS, optionsOf } from '../payroll-words.ts';
import classes from './general-setting.module.css';
import { SETTING } from './setting.messages.ts';

type Values = z.input<typeof settingForm>;
type Form = { readonly form: ZodForm<Values> };
const CHANGED = 409;

export function GeneralSetting() {
  const { data, error, refetch } = useEndpoint(showSetting, {});
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="form" count={8} />;
  // The version of the moment: after a save or a reload the form starts from what holds now.
  return <SettingForm key={data.data.updated_at ?? 'new'} setting={data.data} />;
}

function SettingForm({ setting }: { setting: PayrollSetting }) {
  const mayEdit = useCan('/payroll/setting', 'Update');
  const invalidate = useInvalidate();
  const [{ updated_at, four_eyes: _company, ...initial }] = useState(setting);
  const save = useWrite(saveSetting, { invalidates: [showSetting] });
  const form = useZodForm(settingForm, {
    initial,
    onSubmit: async (values) => {
      try {
        await save.run({ ...values, ...(updated_at && { updated_at }) });
      } catch (error) {
        if (error instanceof ApiError && error.status === CHANGED) void invalidate(showSetting);
        throw error;
      }
    },
  });
  const parts = (
    <>
      <PeriodFields form={form} />
      <CalculationFields form={form} />
      <FormSection title={SETTING.multipliers} note={SETTING.multipliersNote}>
        <FormRow>
          {MULTIPLIER_KEYS.map((key) => (
            <NumberField key={key} form={form} name={key} label={MULTIPLIER_WORDS[key]} min={0} max={10} decimals={2} required />
          ))}
        </FormRow>
      </FormSection>
      <RuleSet form={form} />
      <FormSection title={SETTING.variance} note={SETTING.varianceNote}>
        <FormRow>
          <NumberField form={form} name="variance_percent" label={SETTING.variancePercent} min={0} max={999} decimals={2} required />
          <MoneyField form={form} name="variance_amount" label={SETTING.varianceAmount} required />
        </FormRow>
      </FormSection>
      <FormSection title={SETTING.payslip}>
        <SwitchField form={form} name="show_sites_on_payslip" label={SETTING.showSites} />
        <SwitchField form={form} name="payslip_password" label={SETTING.password} />
      </FormSection>
      <ReadingFields form={form} />
    </>
  );
  return mayEdit ? (
    <FormPage form={form}>{parts}</FormPage>
  ) : (
    <fieldset disabled style={{ border: 0, padding: 0, margin: 0 }}>
      {parts}
    </fieldset>
  );
}

function PeriodFields({ form }: Form) {
  return (
    <FormSection title={SETTING.period}>
      <FormRow>
        <NumberField form={form} name="period_start_day" label={SETTING.startDay} description={SETTING.startDayHint} min={1} max={28} />
        <NumberField form={form} name="pay_day" label={SETTING.payDay} description={SETTING.payDayHint} min={1} max={31} />
        <NumberField form={form} name="attendance_cutoff_day" label={SETTING.cutoff} description={SETTING.cutoffHint} min={1} max={31} />
      </FormRow>
    </FormSection>
  );
}

function CalculationFields({ form }: Form) {
  const divisors = [
    { value: '26', label: '26' },
    { value: 'Working Days', label: SETTING.workingDays },
    { value: 'Calendar Days', label: SETTING.calendarDays },
  ];
  const roundings = [
    { value: 'None', label: SETTING.none },
    { value: '5 sen', label: SETTING.fiveSen },
    { value: 'RM1', label: SETTING.ringgit },
  ];
  return (
    <FormSection title={SETTING.calculation}>
      <FormRow>
        <SelectField form={form} name="calculation_type" label={SETTING.calculationType} options={optionsOf(CALCULATION_WORDS)} />
        <SelectField form={form} name="divisor" label={SETTING.divisor} options={divisors} />
        <NumberField form={form} name="hours_per_day" label={SETTING.hoursPerDay} min={0} max={24} decimals={2} />
      </FormRow>
      <FormRow>
        <MoneyField form={form} name="overtime_salary_ceiling" label={SETTING.ceiling} description={SETTING.ceilingHint} />
        <SelectField form={form} name="rounding_net" label={SETTING.rounding} options={roundings} />
      </FormRow>
      <SwitchField form={form} name="deduct_absent" label={SETTING.absent} />
      <FormRow>
        <SwitchField form={form} name="deduct_late" label={SETTING.late} />
        {form.get('deduct_late') === true && <NumberField form={form} name="late_grace_minutes" label={SETTING.grace} min={0} max={240} />}
      </FormRow>
    </FormSection>
  );
}

function RuleSet({ form }: Form) {
  const t = useT(SETTING);
  return (
    <FormSection title={SETTING.rules}>
      <Radio.Group aria-label={t('rules')} value={String(form.get('rule_set'))} onChange={(value) => form.set('rule_set', value)}>
        <Stack gap="sm">
          <Radio value="law" label={t('law')} description={t('lawNote')} />
          <Radio value="specification" label={t('specification')} description={t('specificationNote')} />
        </Stack>
      </Radio.Group>
    </FormSection>
  );
}

const asReading = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);

function ReadingFields({ form }: Form) {
  const t = useT(SETTING);
  const say = useSay();
  const chosen = (form.get('readings') ?? {}) as Readings;
  const choose = (key: keyof UnsettledReadings, text: string | null) => {
    const { [key]: _before, ...others } = chosen;
    // The recommended reading is no choice: it follows the recommendation.
    form.set('readings', text === null || text === String(RECOMMENDED_READINGS[key]) ? others : { ...others, [key]: asReading(text) });
  };
  const own = Object.keys(chosen).length;
  const [opened] = useState(own > 0);
  return (
    <details className={classes['advanced']} open={opened}>
      <summary>
        {t('advanced')} <span className="quiet">{own === 0 ? t('recommendedSet') : t('ownReadings', { n: own })}</span>
      </summary>
      <FormSection title={SETTING.readings} note={SETTING.readingsNote}>
        <div className={classes['readings']}>
          {(Object.keys(RECOMMENDED_READINGS) as (keyof UnsettledReadings)[]).map((key) => {
            const words = readingWords[key];
            const recommended = words[String(RECOMMENDED_READINGS[key])];
            return (
              <Select
                key={key}
                label={say(readingTitles[key])}
                description={recommended && t('recommended', { reading: say(recommended) })}
                allowDeselect={false}
                value={String(chosen[key] ?? RECOMMENDED_READINGS[key])}
                data={Object.entries(words).map(([value, label]) => ({ value, label: say(label) }))}
                onChange={(value) => choose(key, value)}
              />
            );
          })}
        </div>
      </FormSection>
    </details>
  );
}

/** The monthly tax deduction by LHDN's computerised method. */
import { Button } from '@mantine/core';
import { isCalendarDate, yearMonthOf } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { MTD_WIRE_SCHEMES } from '../contract/mtd/mtd-schemes.params.ts';
import { reliefAmountsAt } from '../contract/mtd/mtd-reliefs.params.ts';
import { RULE_SETS } from '../contract/rule-set.params.ts';
import { StatutoryError } from '../contract/statutory.errors.ts';
import { calculateMtdCall } from '../contract/statutory.endpoints.ts';
import { mtdInputSchema, type MtdInput } from '../contract/statutory.schema.ts';
import { CalculatorFrame, LawFields } from './calculator-frame.tsx';
import { CALCULATOR as M } from './calculator.messages.ts';
import { earlierMonths } from './fill-earlier-months.ts';
import { given, useCalculator } from './use-calculator.ts';

/** Emptied fields are left out, part by part. */
const cleaned = ({ accumulated, current, additional = {}, relief = {}, ...values }: MtdInput): MtdInput => ({
  ...given(values),
  accumulated: given(accumulated),
  current: given(current),
  additional: given(additional),
  relief: given(relief),
});

export function MtdCalculator() {
  const t = useT(M);
  const date = useToday();
  const {
    form,
    result: data,
    refusal,
  } = useCalculator(
    calculateMtdCall,
    mtdInputSchema,
    { date, rules: 'law', category: 1, scheme: 'resident', accumulated: {}, current: {}, additional: {}, relief: {} },
    { clean: cleaned, begun: ({ current, additional }) => current.remuneration !== undefined || additional?.remuneration !== undefined },
  );
  const result = data?.data ?? null;
  const figures = result && [
    { label: M.payable, value: result.payable, strong: true },
    { label: M.normal, value: result.normal },
    { label: M.additional, value: result.additional },
    { label: M.income, value: result.chargeable_income },
    ...(result.chargeable_income_with_additional > result.chargeable_income
      ? [{ label: M.incomeWithExtra, value: result.chargeable_income_with_additional }]
      : []),
  ];
  const flat = form.get('scheme') === 'non_resident';
  // Of a year that begins in a later month the tax of one pay is mostly nothing, and looks like a mistake.
  const isFirstPay = !flat && result?.payable === 0 && !form.get('accumulated.remuneration') && !String(form.get('date')).includes('-01-');
  const sameBefore = (
    <Button variant="default" size="compact-sm" style={{ justifySelf: 'start' }} onClick={() => fillEarlier(form)}>
      {t('sameBefore')}
    </Button>
  );
  return (
    <CalculatorFrame
      refusal={refusal}
      onExample={(wage) => {
        form.set('current.remuneration', wage);
        // Of a citizen; the field beside it is there to be changed.
        form.set('current.epf', (wage * 11) / 100);
      }}
      result={result && figures && { figures, trace: result.trace }}
      note={
        isFirstPay && (
          <>
            <p className="quiet small flush">{t('whyNothing')}</p>
            {sameBefore}
          </>
        )
      }
    >
      <LawFields form={form} />
      <FormRow>
        <SelectField
          form={form}
          name="category"
          label={M.taxCategory}
          description={M.taxCategoryHint}
          number
          clearable={false}
          options={[
            { value: '1', label: M.tax1 },
            { value: '2', label: M.tax2 },
            { value: '3', label: M.tax3 },
          ]}
        />
        <SelectField
          form={form}
          name="scheme"
          label={M.scheme}
          description={M.schemeHint}
          clearable={false}
          options={MTD_WIRE_SCHEMES.map((value) => ({ value, label: M[value] }))}
        />
      </FormRow>
      <FormSection title={M.current}>
        <FormRow>
          <MoneyField form={form} name="current.remuneration" label={M.remuneration} description={M.remunerationHint} />
          <MoneyField form={form} name="current.epf" label={M.epfPaid} description={M.epfPaidHint} />
          <MoneyField form={form} name="current.reliefs" label={M.reliefs} description={M.reliefsHint} />
          <MoneyField form={form} name="current.zakat" label={M.zakat} description={M.zakatHint} />
        </FormRow>
      </FormSection>
      <FormSection title={M.extra} note={M.extraNote}>
        <FormRow>
          <MoneyField form={form} name="additional.remuneration" label={M.remuneration} />
          <MoneyField form={form} name="additional.epf" label={M.epfPaid} />
        </FormRow>
      </FormSection>
      {!flat && (
        <>
          <FormSection title={M.earlier} note={M.earlierNote}>
            <div>{sameBefore}</div>
            <FormRow>
              <MoneyField form={form} name="accumulated.remuneration" label={M.remuneration} />
              <MoneyField form={form} name="accumulated.epf" label={M.epfPaid} />
              <MoneyField form={form} name="accumulated.mtd" label={M.mtdPaid} />
              <MoneyField form={form} name="accumulated.reliefs" label={M.reliefs} />
              <MoneyField form={form} name="accumulated.zakat" label={M.zakat} />
            </FormRow>
          </FormSection>
          <FamilyReliefs form={form} />
        </>
      )}
    </CalculatorFrame>
  );
}

/** Fills the earlier months; a date without a table is left to the server's answer. */
function fillEarlier(form: ZodForm<MtdInput>): void {
  const parsed = mtdInputSchema.safeParse(cleaned(form.values as MtdInput));
  if (!parsed.success) return;
  try {
    for (const [key, value] of Object.entries(earlierMonths(parsed.data))) form.set(`accumulated.${key}` as never, value);
  } catch (error) {
    if (!(error instanceof StatutoryError)) throw error;
  }
}

/** Reliefs of the person, with the amounts of the law on the chosen day. */
function FamilyReliefs({ form }: { form: ZodForm<MtdInput> }) {
  const { locale } = useLocale();
  const date = form.get('date');
  const rules = form.get('rules') === 'specification' ? 'specification' : 'law';
  const known = typeof date === 'string' && isCalendarDate(date) && date >= '2020-01-01';
  const amounts = known ? reliefAmountsAt(yearMonthOf(date), RULE_SETS[rules]).value : null;
  const rm = (amount: Sen) => new Intl.NumberFormat('en-MY').format(toRinggit(amount));
  const note =
    amounts &&
    say(M.familyNote, locale, { self: rm(amounts.self), child: rm(amounts.childUnit), disabled: rm(amounts.selfDisabled), spouse: rm(amounts.spouseDisabled) });
  return (
    <FormSection title={M.family} {...(note && { note })}>
      <FormRow>
        <MoneyField form={form} name="relief.children" label={M.children} />
        <MoneyField form={form} name="relief.self_disabled" label={M.selfDisabled} />
        <MoneyField form={form} name="relief.spouse_disabled" label={M.spouseDisabled} />
      </FormRow>
    </FormSection>
  );
}

import { SegmentedControl } from '@mantine/core';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { SOCSO_TYPES } from '../../contract/salary/salary.schema.ts';
import { optionsOf, SOCSO_WORDS, TAX_CATEGORY_WORDS } from '../payroll-words.ts';
import { Amount, Choice, Fact, Tick, useEditor } from './editor.tsx';
import { changeForm, changeTax } from './draft/process-draft.ts';
import { PROCESS } from './process.messages.ts';
import classes from './fields.module.css';

export function ContributionTab() {
  const t = useT(PROCESS);
  const say = useSay();
  const { draft, edit, figures, refusal, readOnly } = useEditor();
  const { form, calculation } = draft;
  const cover = figures?.shared.cover;
  // Citizens of 60 and over have no employee share, whatever the rate says; nobody has one without a part.
  const nil = cover !== undefined && (cover.epfPart === null || cover.epfPart === 'E');
  const needsCategory2 = cover?.socsoCategory === 2 && form.contribution_socso_type === 'Category 2' && cover.age >= 60;
  const refused = refusal?.field === 'contribution_epf_employee_rate' ? say(refusal.text) : null;
  return (
    <div className={`${classes['fields']} stack`}>
      <div className={classes['rateAndKind']}>
        <div>
          <Amount
            label={`${t('epfRate')} (%)`}
            path="contribution_epf_employee_rate"
            disabled={nil}
            description={nil ? t('epfNil') : undefined}
            value={form.contribution_epf_employee_rate}
            onChange={(rate) => edit((before) => changeForm(before, { contribution_epf_employee_rate: rate ?? 0 }))}
          />
          {refused && (
            <p className={classes['mistake']} role="alert">
              {refused}
            </p>
          )}
        </div>
        <Choice
          label={t('socsoType')}
          disabled={needsCategory2}
          value={form.contribution_socso_type}
          data={SOCSO_TYPES.map((value) => ({ value, label: say(SOCSO_WORDS[value]) }))}
          onChange={(value) => edit((before) => changeForm(before, { contribution_socso_type: value }))}
        />
      </div>
      {calculation.rules.schemes.hrdf && (
        <Tick label={t('hrdf')} checked={form.contribution_hrdf} onChange={(on) => edit((before) => changeForm(before, { contribution_hrdf: on }))} />
      )}
      <fieldset className={classes['block']}>
        {readOnly ? (
          <Fact label={t('taxMode')}>{t(form.contribution_tax_manual ? 'manual' : 'auto')}</Fact>
        ) : (
          <>
            <legend>{t('taxMode')}</legend>
            <SegmentedControl
              size="xs"
              aria-label={t('taxMode')}
              value={form.contribution_tax_manual ? 'Manual' : 'Auto'}
              data={[
                { value: 'Auto', label: t('auto') },
                { value: 'Manual', label: t('manual') },
              ]}
              onChange={(mode) =>
                edit((before) =>
                  changeForm(before, {
                    contribution_tax_manual: mode === 'Manual',
                    tax_payload: { ...before.form.tax_payload, type: mode === 'Manual' ? 'Manual' : 'Auto' },
                  }),
                )
              }
            />
          </>
        )}
        {form.contribution_tax_manual && (
          <div className={classes['two']}>
            <Amount
              label={t('taxMonthly')}
              path="contribution_tax_monthly_amount"
              money
              required
              value={form.contribution_tax_monthly_amount}
              onChange={(value) => edit((before) => changeForm(before, { contribution_tax_monthly_amount: value ?? 0 }))}
            />
            <Amount
              label={t('taxYearly')}
              path="contribution_tax_yearly_amount"
              money
              value={form.contribution_tax_yearly_amount}
              onChange={(value) => edit((before) => changeForm(before, { contribution_tax_yearly_amount: value ?? 0 }))}
            />
          </div>
        )}
        <Choice
          label={t('taxCategory')}
          value={String(form.tax_payload.category)}
          data={optionsOf(TAX_CATEGORY_WORDS).map(({ value, label }) => ({ value, label: say(label) }))}
          onChange={(value) => edit((before) => changeTax(before, { category: value === '2' ? 2 : value === '3' ? 3 : 1 }))}
        />
      </fieldset>
    </div>
  );
}

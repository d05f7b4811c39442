import { Button } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Money, usePeriodText } from '#platform/web/ui/values.tsx';
import { WAGE_BASES } from '../../contract/salary/salary.schema.ts';
import { PAY_TYPE_WORDS, SCHEME_KEYS, SCHEME_WORDS, WAGE_BASE_WORDS } from '../payroll-words.ts';
import { Amount, Choice, Tick, useEditor, Words } from './editor.tsx';
import { changeForm, typeSalary } from './draft/process-draft.ts';
import { PROCESS } from './process.messages.ts';
import classes from './process.module.css';
import fields from './fields.module.css';

export function SalaryTab() {
  const t = useT(PROCESS);
  const say = useSay();
  const periodText = usePeriodText();
  const { draft, edit, readOnly } = useEditor();
  const { form, calculation: c } = draft;
  const payload = form.salary_payload;
  const fixed = c.type !== 'Basic';
  const changed = c.salary_note !== null;
  return (
    <div className={`${fields['fields']} stack`}>
      <div className={classes['pairs']}>
        <span>
          {t('basic')} <small>({say(PAY_TYPE_WORDS[c.pay_type])})</small>
        </span>
        <Money value={c.basic} currency />
      </div>
      <div className={`${fields['two']} ${fields['level']}`}>
        <Amount
          label={t('salaryAmount')}
          path="salary_amount"
          money
          required
          disabled={fixed}
          description={fixed ? t('fromHours') : t('computed', { amount: formatPrice(c.computed_salary) })}
          value={form.salary_amount}
          onChange={(value) => edit((before) => typeSalary(before, value ?? 0, before.calculation.salary_note ?? ''))}
        />
        <Choice
          label={t('basedOn')}
          value={payload.contribution_based_on}
          data={WAGE_BASES.map((base) => ({ value: base, label: say(WAGE_BASE_WORDS[base]) }))}
          onChange={(base) => edit((before) => changeForm(before, { salary_payload: { ...before.form.salary_payload, contribution_based_on: base } }))}
        />
      </div>
      {(c.salary_parts ?? []).map(({ from, to, basic, amount }) => (
        <div key={from} className={classes['pairs']}>
          <span>{t('partOf', { period: periodText({ start_date: from, end_date: to }), basic: formatPrice(basic) })}</span>
          <Money value={amount} currency />
        </div>
      ))}
      {changed && (
        <div className={fields['reason']}>
          <Words
            label={t('salaryNote')}
            path="calculation.salary_note"
            required
            value={c.salary_note ?? ''}
            onChange={(note) => edit((before) => typeSalary(before, before.form.salary_amount, note))}
          />
          {!readOnly && (
            <Button variant="default" onClick={() => edit((before) => typeSalary(before, before.calculation.computed_salary, null))}>
              {t('takeComputed')}
            </Button>
          )}
        </div>
      )}
      <fieldset className={fields['ticks']}>
        <legend>{t('schemes')}</legend>
        {SCHEME_KEYS.map((scheme) => (
          <Tick
            key={scheme}
            label={say(SCHEME_WORDS[scheme])}
            checked={payload[scheme]}
            onChange={(on) => edit((before) => changeForm(before, { salary_payload: { ...before.form.salary_payload, [scheme]: on } }))}
          />
        ))}
      </fieldset>
    </div>
  );
}

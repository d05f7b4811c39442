import { SegmentedControl } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { countsCalendarDays } from '../../contract/attendance-pay/dated-time.ts';
import { isAboveCeiling } from '../../contract/attendance-pay/pay-premium-lines.ts';
import type { SiteShare, WorkedTime } from '../../contract/payroll-inputs.ts';
import { CALCULATION_TYPES, MULTIPLIER_KEYS, type CalculationType } from '../../contract/setting/payroll-setting.schema.ts';
import { CALCULATION_WORDS, MULTIPLIER_WORDS } from '../payroll-words.ts';
import { DaysOff } from './days-off.tsx';
import { FromAttendance } from './attendance/from-attendance.tsx';
import { Amount, Fact, useEditor } from './editor.tsx';
import { changeCalculation } from './draft/process-draft.ts';
import { PROCESS } from './process.messages.ts';
import { SiteEditor } from './site/site-editor.tsx';
import { Folded } from './folded.tsx';
import { TerminationField } from './termination-field.tsx';
import classes from './process.module.css';
import fields from './fields.module.css';

type TimeKey = keyof WorkedTime;
const DAYS: readonly TimeKey[] = ['unpaid_leave_days', 'absent_days'];
const PAID_DAYS: readonly TimeKey[] = ['worked_days', 'paid_leave_days', 'holiday_days'];
const TOTALS: readonly TimeKey[] = ['rest_day_hours', 'rest_day_ot_hours', 'holiday_hours', 'holiday_ot_hours'];

/** Which hours and days this way of paying asks for, beside those of rest days and holidays. */
function askedFor(type: CalculationType, payType: string): { days: readonly TimeKey[]; hours: readonly TimeKey[] } {
  const hourly = type !== 'Basic' || payType === 'Hourly';
  const normal: readonly TimeKey[] = hourly ? ['normal_hours'] : [];
  if (type === 'Fix Amount') return { days: [], hours: [...normal, 'overtime_hours'] };
  if (hourly) return { days: ['paid_leave_days', 'holiday_days'], hours: [...normal, 'overtime_hours'] };
  if (payType === 'Daily') return { days: PAID_DAYS, hours: ['overtime_hours'] };
  return { days: DAYS, hours: ['overtime_hours', 'late_minutes'] };
}

/** How the salary comes about: type, days, hours, rates, multipliers, sites. */
export function CalculationPanel({ onType, sites, busy }: { onType: (type: CalculationType) => void; sites: readonly SiteShare[]; busy: boolean }) {
  const t = useT(PROCESS);
  const say = useSay();
  const { draft, edit, readOnly } = useEditor();
  const c = draft.calculation;
  const asked = askedFor(c.type, c.pay_type);
  const aboveCeiling = isAboveCeiling(c, c.rules);
  const law = c.rules.rule_set === 'law';
  const showsRate = law && !aboveCeiling && c.ordinary_daily_rate !== undefined && c.ordinary_hourly_rate !== undefined;
  const time = (key: TimeKey) => (
    <Amount
      key={key}
      label={t(key)}
      path={`calculation.${key}`}
      decimals={key === 'late_minutes' ? 0 : 2}
      value={c[key] ?? 0}
      onChange={(value) => edit((before) => changeCalculation(before, { [key]: value ?? 0 }))}
    />
  );
  return (
    <section className={classes['card']} aria-labelledby="process-calculation">
      <h2 className="heading" id="process-calculation">
        {t('calculation')}
      </h2>
      {readOnly ? (
        <Fact label={t('calculationType')}>{say(CALCULATION_WORDS[c.type])}</Fact>
      ) : (
        <SegmentedControl
          fullWidth
          size="xs"
          // Three words in a narrow card: each has the width it needs, and the room left is shared.
          styles={{ control: { flex: '1 1 auto' }, label: { paddingInline: 4 } }}
          aria-label={t('calculationType')}
          value={c.type}
          disabled={busy}
          onChange={(type) => onType(type as CalculationType)}
          data={CALCULATION_TYPES.map((type) => ({ value: type, label: say(CALCULATION_WORDS[type]) }))}
        />
      )}
      <FromAttendance />
      {(c.type === 'Fix Amount' || c.type === 'Time-Based') && (
        <fieldset className={fields['group']}>
          <legend>{t('rates')}</legend>
          <Amount
            label={t('hourlyRate')}
            path="calculation.given_hourly_rate"
            money
            required={c.type === 'Fix Amount'}
            value={c.given_hourly_rate}
            description={c.given_hourly_rate === null ? t('derivedRate', { rate: formatPrice(c.hourly_rate) }) : undefined}
            onChange={(value) => edit((before) => changeCalculation(before, { given_hourly_rate: value }))}
          />
          {c.type === 'Fix Amount' && (
            <Amount
              label={t('overtimeRate')}
              path="calculation.overtime_rate"
              money
              value={c.overtime_rate}
              description={c.overtime_rate === null ? t(law ? 'leastOvertime' : 'sameRate') : undefined}
              onChange={(value) => edit((before) => changeCalculation(before, { overtime_rate: value }))}
            />
          )}
        </fieldset>
      )}
      {asked.days.length > 0 && (
        <fieldset className={fields['group']}>
          <legend>{t('days')}</legend>
          {asked.days === DAYS && countsCalendarDays(c.rules) && <p className={`${fields['across']} note flush`}>{t('calendarDays')}</p>}
          {asked.days.map(time)}
        </fieldset>
      )}
      <fieldset className={fields['group']}>
        <legend>{t('hours')}</legend>
        {asked.hours.map(time)}
      </fieldset>
      <DaysOff />
      <Folded summary={t('inTotal')} paths={TOTALS.map((key) => `calculation.${key}`)} opened={TOTALS.some((key) => (c[key] ?? 0) > 0)}>
        <div className={fields['group']}>{TOTALS.map(time)}</div>
      </Folded>
      {showsRate && (
        <p className="quiet small flush">
          {t('ordinaryRate', { day: formatPrice(c.ordinary_daily_rate), hour: formatPrice(c.ordinary_hourly_rate) })}
          {(c.fixed_allowances ?? 0) > 0 && <small className="note">{t('ordinaryRateOf', { allowances: formatPrice(c.fixed_allowances) })}</small>}
        </p>
      )}
      <TerminationField />
      {aboveCeiling && <p className="quiet small flush">{t('aboveCeiling', { amount: formatPrice(c.rules.overtime_salary_ceiling) })}</p>}
      {c.type !== 'Fix Amount' && (
        <Folded summary={t('multipliers')} paths={['calculation.multipliers']}>
          {law && <p className="quiet small flush">{t('lawMultipliers')}</p>}
          <div className={fields['group']}>
            {MULTIPLIER_KEYS.map((key) => (
              <Amount
                key={key}
                label={say(MULTIPLIER_WORDS[key])}
                path={`calculation.multipliers.${key}`}
                value={c.multipliers[key]}
                onChange={(value) => edit((before) => changeCalculation(before, { multipliers: { ...before.calculation.multipliers, [key]: value ?? 0 } }))}
              />
            ))}
          </div>
        </Folded>
      )}
      <SiteEditor loaded={sites} />
    </section>
  );
}

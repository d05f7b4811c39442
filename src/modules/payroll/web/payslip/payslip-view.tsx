/** A payslip on screen: the same lines as the PDF, each with the way it came about. */
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { DateRangeText, DateText, Money, useToday } from '#platform/web/ui/values.tsx';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { sayRuleVersion } from '../../contract/rules/say-rule-version.ts';
import type { Payslip } from '../../contract/payslip/payslip.schema.ts';
import { Lines, type Traces } from './payslip-lines.tsx';
import { PAYSLIP_VIEW } from './payslip-view.messages.ts';
import classes from './payslip-view.module.css';

/** The bank may be told of a day to come. */
const isPaid = ({ payment_date: date }: Payslip, today: string) => date !== null && date <= today;

export function PayslipView({ payslip, traces }: { payslip: Payslip; traces: Traces | undefined }) {
  const t = useT(PAYSLIP_VIEW);
  const kinds = useT(KIND_WORDS);
  const { locale } = useLocale();
  const today = useToday();
  const single = (rows: Payslip['earnings']) => rows.map(({ key, label, amount, trace }) => ({ key, label, figures: [amount], trace }));
  const { employee, year_to_date: year } = payslip;
  const sum = (side: 'employee' | 'employer') => payslip.contributions.reduce((total, line) => total + Math.round((line[side] ?? 0) * 100), 0) / 100;
  return (
    <>
      <div className={classes['net']}>
        <span>{t('net')}</span>
        <strong>
          <Money value={payslip.total_net_pay} currency />
        </strong>
      </div>
      <Facts
        items={[
          { label: PAYSLIP_VIEW.period, value: <DateRangeText from={payslip.start_date} to={payslip.end_date} /> },
          isPaid(payslip, today)
            ? { label: PAYSLIP_VIEW.paidOn, value: <DateText value={payslip.payment_date} /> }
            : { label: PAYSLIP_VIEW.payDate, value: <DateText value={payslip.payment_date ?? payslip.pay_date} /> },
          { label: PAYSLIP_VIEW.number, value: payslip.kind === 'monthly' ? payslip.number : `${payslip.number} · ${kinds(payslip.kind)}` },
          { label: PAYSLIP_VIEW.bank, value: [employee.bank_name, employee.bank_account_no].filter(Boolean).join(' · ') },
        ]}
      />
      <p className={classes['note']}>{t('open')}</p>
      <Lines
        caption={t('earnings')}
        heads={['RM']}
        rows={single(payslip.earnings)}
        traces={traces}
        total={{ label: t('gross'), figures: [payslip.total_gross_pay] }}
      />
      <Lines caption={t('sites')} heads={['RM']} rows={single(payslip.sites)} traces={traces} total={{ label: t('salary'), figures: [payslip.total_salary] }} />
      <Lines caption={t('benefits')} heads={['RM']} rows={single(payslip.benefits)} traces={traces} />
      <Lines
        caption={t('deductions')}
        heads={['RM']}
        rows={single(payslip.deductions)}
        traces={traces}
        total={{ label: t('totalDeduction'), figures: [payslip.total_deduction] }}
      />
      <Lines
        caption={t('contributions')}
        heads={[t('employee'), t('employer')]}
        rows={payslip.contributions.map(({ key, label, employee: own, employer, trace }) => ({ key, label, figures: [own, employer], trace }))}
        traces={traces}
        total={{ label: t('totalContribution'), figures: [sum('employee'), sum('employer')] }}
      />
      <Lines caption={t('adjustments')} heads={['RM']} rows={single(payslip.adjustments)} traces={traces} />
      <DetailSection title={PAYSLIP_VIEW.yearToDate}>
        <Facts
          items={[
            { label: PAYSLIP_VIEW.gross, value: <Money value={year.gross} /> },
            { label: PAYSLIP_VIEW.epf, value: <Money value={year.epf} /> },
            { label: year.skbbk === null ? PAYSLIP_VIEW.perkeso : PAYSLIP_VIEW.socso, value: <Money value={year.socso} /> },
            ...(year.skbbk === null ? [] : [{ label: PAYSLIP_VIEW.skbbk, value: <Money value={year.skbbk} /> }]),
            { label: PAYSLIP_VIEW.eis, value: <Money value={year.eis} /> },
            { label: PAYSLIP_VIEW.tax, value: <Money value={year.tax} /> },
            {
              label: year.net_since ? t('netSince', { month: formatMonth(calendarDate(year.net_since), locale) }) : PAYSLIP_VIEW.net,
              value: <Money value={year.net} />,
            },
          ]}
        />
      </DetailSection>
      <p className={classes['note']}>{t(payslip.rule_set, { version: sayRuleVersion(payslip.rule_version, locale) })}</p>
    </>
  );
}

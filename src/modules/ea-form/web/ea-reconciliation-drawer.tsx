/** Payslips, EA forms and the monthly tax side by side: the year by month, then every difference. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { reconcileEaForms } from '../contract/ea-year.endpoints.ts';
import classes from './ea-form.module.css';
import { EA_RECONCILE } from './ea-page.messages.ts';

const MONTHS = 12;

type Answer = OutputOf<typeof reconcileEaForms>['data'];

export function EaReconciliationDrawer({ year, close }: { year: number; close: () => void }) {
  const t = useT(EA_RECONCILE);
  const { data, error, refetch } = useEndpoint(reconcileEaForms, { year });
  const answer = data?.data;
  return (
    <DetailDrawer size={720} onClose={close} title={t('title', { year: String(year) })}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {answer && (
          <>
            <Verdict answer={answer} />
            {answer.months.length > 0 && <Months answer={answer} />}
            {answer.count > 0 && <Differences answer={answer} />}
          </>
        )}
      </Loaded>
    </DetailDrawer>
  );
}

function Verdict({ answer }: { answer: Answer }) {
  const t = useT(EA_RECONCILE);
  const good = answer.count === 0;
  const words = !good
    ? `${t('differences', { n: answer.count })}. ${t('hint')}`
    : answer.employees > 0
      ? t('closes', { n: answer.employees })
      : answer.forms > 0
        ? t('openingsOnly', { n: answer.forms })
        : t('nothing');
  return (
    <div className={classes['banner']} data-good={good || undefined} role="status">
      <Icon name={good ? 'success' : 'alert'} size={16} /> <span>{words}</span>
    </div>
  );
}

function useMonthName(year: number) {
  const { locale } = useLocale();
  return (month: number) => formatMonth(calendarDate(`${year}-${String(month).padStart(2, '0')}-01`), locale);
}

function Months({ answer }: { answer: Answer }) {
  const t = useT(EA_RECONCILE);
  const nameOf = useMonthName(answer.year);
  return (
    <DetailSection title={EA_RECONCILE.byMonth}>
      <section className={classes['scroll']} {...scrollRegion(t('byMonth'))}>
        <table className={`numbers ${classes['table']}`}>
          <TableHead heads={[t('month'), ...(['payslips', 'gross', 'eaGross', 'mtd', 'eaMtd', 'cp39'] as const).map((key) => ({ figure: t(key) }))]} />
          <tbody>
            {answer.months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{nameOf(month.month)}</th>
                <td data-right data-label={t('payslips')} className="tabular">
                  {month.payslips}
                </td>
                <Figure label={t('gross')} value={month.gross} />
                <Figure label={t('eaGross')} value={month.ea_gross} differs={month.ea_gross !== month.gross} />
                <Figure label={t('mtd')} value={month.mtd} />
                <Figure label={t('eaMtd')} value={month.ea_mtd} differs={month.ea_mtd !== month.mtd} />
                <Figure label={t('cp39')} value={month.cp39} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {answer.months.length < MONTHS && <p className={`${classes['below']} quiet small`}>{t('otherMonths')}</p>}
    </DetailSection>
  );
}

/** @param label of its column: on a phone a row is a card, where each figure is named. */
function Figure({ label, value, differs = false }: { label: string; value: number; differs?: boolean }) {
  return (
    <td data-right data-label={label} data-differs={differs || undefined}>
      <Money value={value} />
    </td>
  );
}

function Differences({ answer }: { answer: Answer }) {
  const t = useT(EA_RECONCILE);
  const nameOf = useMonthName(answer.year);
  return (
    <DetailSection title={t('differences', { n: answer.count })}>
      <section className={classes['scroll']} {...scrollRegion(t('differences', { n: answer.count }))}>
        <table className={`numbers ${classes['table']}`}>
          <TableHead heads={[t('employee'), t('kind'), ...(['payslip', 'other', 'difference'] as const).map((key) => ({ figure: t(key) }))]} />
          <tbody>
            {answer.differences.map((row, index) => (
              <tr key={index}>
                <th scope="row">
                  {row.name} <small>{row.employee_code}</small>
                </th>
                <td>
                  {t(row.kind)} <small>{[t(row.figure), row.month === null ? t('wholeYear') : nameOf(row.month)].join(' · ')}</small>
                </td>
                <Figure label={t('payslip')} value={row.payslip} />
                <Figure label={t('other')} value={row.ea} />
                <Figure label={t('difference')} value={row.difference} differs />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </DetailSection>
  );
}

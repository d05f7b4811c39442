/** Parts of one file: what it is and when it is due, its totals against the payrolls, its problems. */
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import type { LayoutOrigin } from '../contract/layout.ts';
import type { FilePreview } from '../contract/statutory-file.schema.ts';
import { FILES, ORIGINS } from './statutory-file.messages.ts';
import parts from './file-parts.module.css';
import sheet from './file-table.module.css';

const ORIGIN_COLOURS = { official: 'success', agreed: 'warning', single: 'warning', own: 'info' } as const;

/** Says whether the layout was read in the authority's own document. */
interface Dated {
  readonly origin: LayoutOrigin;
  readonly document: string;
  /** `YYYY-MM`. */
  readonly from: string;
  readonly until?: string | null | undefined;
}

export function Origin({ origin, document, from, until }: Dated) {
  const say = useSay();
  const t = useT(FILES);
  const { locale } = useLocale();
  const month = (of: string) => formatMonth(calendarDate(`${of}-01`), locale);
  return (
    <p className={parts['origin']}>
      <StatusChip status={origin} label={say(ORIGINS[origin])} colour={ORIGIN_COLOURS[origin]} />
      <span className="quiet tiny">
        {until ? t('monthsUntil', { from: month(from), until: month(until) }) : t('monthsFrom', { from: month(from) })} {document}
      </span>
    </p>
  );
}

function DaysLeft({ days }: { days: number }) {
  const t = useT(FILES);
  const words = days < 0 ? t('daysLate', { n: -days }) : days === 0 ? t('today') : t('daysLeft', { n: days });
  return <StatusChip status="deadline" label={words} colour={days < 0 ? 'error' : days <= 5 ? 'warning' : 'success'} />;
}

export function FileFacts({ file }: { file: FilePreview }) {
  const t = useT(FILES);
  const { totals, run } = file;
  return (
    <dl className={`pairs ${parts['facts']}`}>
      <div>
        <dt>{t('deadline')}</dt>
        <dd>
          <DateText value={file.deadline} /> <DaysLeft days={file.days_left} />
        </dd>
      </div>
      <div>
        <dt>{t('inFile')}</dt>
        <dd>
          {t('people', { n: totals.employees })}
          {totals.left_out > 0 && <StatusChip status="out" label={t('leftOut', { n: totals.left_out })} colour="warning" />}
        </dd>
      </div>
      <div>
        <dt>{t('payrolls')}</dt>
        <dd>
          <span className="tabular">{run.payrolls}</span>
          {run.not_confirmed > 0 && <StatusChip status="open" label={t('notConfirmed', { n: run.not_confirmed })} colour="warning" />}
        </dd>
      </div>
      <div>
        <dt>{t('fileName')}</dt>
        <dd className={parts['fileName']}>{file.file_name}</dd>
      </div>
    </dl>
  );
}

export function FileTotals({ file }: { file: FilePreview }) {
  const t = useT(FILES);
  return (
    <section className={parts['part']}>
      <h3>{t('totals')}</h3>
      <section className={sheet['scroll']} {...scrollRegion(t('totals'))}>
        <table className={`numbers ${sheet['table']}`}>
          <TableHead heads={[t('amount'), ...(['file', 'run', 'difference'] as const).map((key) => ({ figure: t(key) }))]} />
          <tbody>
            {file.totals.amounts.map(({ key, label, file: inFile, run, difference }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td data-right>
                  <Money value={inFile} />
                </td>
                <td data-right>{run === null ? '–' : <Money value={run} />}</td>
                <td data-right data-fault={difference ? true : undefined}>
                  {difference === null ? '–' : difference === 0 ? <Agrees /> : <Money value={difference} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Agrees() {
  const t = useT(FILES);
  return (
    <span className={parts['agrees']}>
      <Icon name="check" size={14} /> {t('agrees')}
    </span>
  );
}

export function FileProblems({ file }: { file: FilePreview }) {
  const t = useT(FILES);
  const { problems, problem_count } = file;
  const more = problem_count - problems.length;
  return (
    <section className={parts['part']}>
      <h3>
        {t('problems')} {problem_count > 0 && <span className={parts['count']}>{problem_count}</span>}
      </h3>
      {problems.length === 0 ? (
        <p className={parts['agrees']}>
          <Icon name="check" size={16} /> {t('noProblems')}
        </p>
      ) : (
        <ul className={`bare ${parts['problems']}`}>
          {problems.map((problem) => (
            <li key={`${problem.code}-${problem.employee?.id ?? 0}-${problem.field}`}>
              <StatusChip status={problem.severity} label={t(problem.severity)} colour={problem.severity === 'blocks' ? 'error' : 'warning'} />
              <span className={parts['problemText']}>
                <strong>{problem.employee ? `${problem.employee.name} (${problem.employee.employee_code})` : t('company')}</strong>
                <span>{problem.message}</span> <span className="quiet tiny">{problem.remedy}</span>
              </span>
              {problem.link && (
                <Button component={Link} href={problem.link} variant="subtle" size="compact-sm">
                  {t('putRight')}
                </Button>
              )}
            </li>
          ))}
          {more > 0 && <li className="quiet tiny">{t('moreProblems', { n: more })}</li>}
        </ul>
      )}
    </section>
  );
}

import { Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { DateInput } from '#platform/web/forms/date-inputs.tsx';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/scroll-region.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { RULE_SET_NAMES, type RuleSetName } from '#modules/statutory/contract/rule-set.params.ts';
import { showFormulas } from '../../contract/payroll.endpoints.ts';
import { SCHEME_WORDS, SOCSO_WORDS } from '../payroll-words.ts';
import { BAND_PARTS, epfShares } from './epf-shares.ts';
import { SETTING } from './setting.messages.ts';
import classes from './table-viewer.module.css';

type Tables = OutputOf<typeof showFormulas>['data'];
const TABLES = ['epf', 'socso', 'eis', 'tax', 'mtd_items'] as const;
type TableKey = (typeof TABLES)[number];

/** The statutory tables in force on a day, to look at. */
export function TableViewer() {
  const t = useT(SETTING);
  const say = useSay();
  const today = useToday();
  const [date, setDate] = useState<string>(today);
  const [rules, setRules] = useState<RuleSetName>('law');
  const [table, setTable] = useState<TableKey>('epf');
  const { data, error, refetch } = useEndpoint(showFormulas, { date, rules }, { quiet: true });
  return (
    <>
      <div className={classes['choices']}>
        <DateInput label={t('date')} value={date} onChange={(next) => next && setDate(next)} />
        <Select
          label={t('rules')}
          allowDeselect={false}
          value={rules}
          data={RULE_SET_NAMES.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setRules(value === 'specification' ? 'specification' : 'law')}
        />
        <Select
          label={t('table')}
          allowDeselect={false}
          value={table}
          data={TABLES.map((value) => ({ value, label: value === 'mtd_items' ? t('worksheet') : say(SCHEME_WORDS[value]) }))}
          onChange={(value) => setTable(TABLES.find((key) => key === value) ?? 'epf')}
        />
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <TableOf tables={data.data} table={table} rules={rules} />
      ) : (
        <Skeletons shape="rows" count={10} />
      )}
    </>
  );
}

function TableOf({ tables, table, rules }: { tables: Tables; table: TableKey; rules: RuleSetName }) {
  const t = useT(SETTING);
  const say = useSay();
  if (table === 'mtd_items') return <WorksheetLimits tables={tables} />;
  const { version, source } = tables[table];
  const end = (max: number | null) => (max === null ? t('above') : <Money value={max} />);
  const money = (value: number) => <Money value={value} />;
  const shares = [t('employee'), t('employer')];
  const heads = {
    epf: [t('wageAbove'), t('wageTo'), ...BAND_PARTS[rules].flatMap((part) => shares.map((share) => `${t('part', { part })}: ${share}`))],
    socso: [t('category'), t('wageAbove'), t('wageTo'), ...shares, 'SKBBK'],
    eis: [t('wageAbove'), t('wageTo'), ...shares],
    tax: [t('incomeFrom'), t('wageTo'), 'M', 'R (%)', 'B 1 & 3', 'B 2'],
  }[table];
  const rows: ReactNode[][] =
    table === 'epf'
      ? tables.epf.bands.map(({ min, max }) => [money(min), money(max), ...epfShares(`${version}-15`, max, rules).map(money)])
      : table === 'socso'
        ? tables.socso.bands.map((band) => [
            say(SOCSO_WORDS[band.type]),
            money(band.min_salary),
            end(band.max_salary),
            money(band.employee_amount),
            money(band.employer_amount),
            money(band.skbbk_amount),
          ])
        : table === 'eis'
          ? tables.eis.bands.map((band) => [money(band.min), end(band.max), money(band.employee_amount), money(band.employer_amount)])
          : tables.tax.bands.map((band) => [money(band.p_min), end(band.p_max), money(band.m), band.r, money(band.b_1), money(band.b_2)]);
  return <Bands caption={t('source', { version, source })} heads={heads} rows={rows} />;
}

function WorksheetLimits({ tables }: { tables: Tables }) {
  const t = useT(SETTING);
  const { locale } = useLocale();
  const { version, sections } = tables.mtd_items;
  const rows = sections.flatMap(({ items }) =>
    items.map((item): ReactNode[] => [
      item.id,
      locale === 'ms' ? item.title_malay : item.title,
      item.limit === undefined ? '–' : <Money key="limit" value={item.limit} />,
    ]),
  );
  return <Bands caption={t('source', { version, source: t('worksheet') })} heads={['', t('item'), t('limit')]} rows={rows} words={2} />;
}

/** @param words how many columns are read from the left. */
function Bands({ caption, heads, rows, words = 0 }: { caption: string; heads: readonly string[]; rows: readonly ReactNode[][]; words?: number }) {
  return (
    <>
      <p className={classes['source']}>{caption}</p>
      <section className={classes['box']} {...scrollRegion(caption)}>
        <table className={classes['table']}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={at} scope="col" data-words={at < words || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={at} data-words={at < words || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

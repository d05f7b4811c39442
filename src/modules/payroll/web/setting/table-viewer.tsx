import { NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { sayMonths } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { RULE_SET_NAMES, type RuleSetName } from '#modules/statutory/contract/rule-set.params.ts';
import { showFormulas } from '../../contract/payroll.endpoints.ts';
import { SCHEME_WORDS, SOCSO_WORDS } from '../payroll-words.ts';
import { Pager } from '#platform/web/ui/page/pager.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { BAND_PARTS, epfShares } from './epf-shares.ts';
import { SETTING } from './setting.messages.ts';
import classes from './table-viewer.module.css';

type Tables = OutputOf<typeof showFormulas>['data'];
const TABLES = ['epf', 'socso', 'eis', 'tax', 'mtd_items'] as const;
type TableKey = (typeof TABLES)[number];
/** The table of EPF has twelve hundred rows. */
const ROWS_PER_PAGE = 100;

/** The statutory tables in force on a day, to look at. */
export function TableViewer() {
  const t = useT(SETTING);
  const say = useSay();
  const today = useToday();
  const [date, setDate] = useState<string>(today);
  const [rules, setRules] = useState<RuleSetName>('law');
  const [table, setTable] = useState<TableKey>('epf');
  const [wage, setWage] = useState<number | null>(null);
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
        {table !== 'mtd_items' && (
          <NumberInput
            label={t(table === 'tax' ? 'findIncome' : 'findWage')}
            leftSection="RM"
            hideControls
            min={0}
            decimalScale={2}
            thousandSeparator=","
            value={wage ?? ''}
            onChange={(value) => setWage(value === '' ? null : Number(value))}
          />
        )}
      </div>
      <Loaded error={error} refetch={refetch} shape="rows" count={10}>
        {data && <TableOf key={`${table} ${rules}`} tables={data.data} table={table} rules={rules} wage={wage} />}
      </Loaded>
    </>
  );
}

/** A wage within `min` < wage <= `max`; `cells` are worked out only when shown. */
interface Band {
  readonly min: number;
  readonly max: number | null;
  readonly cells: () => ReactNode[];
}

const applies =
  (wage: number) =>
  ({ min, max }: Band): boolean =>
    min < wage && (max === null || wage <= max);

function TableOf({ tables, table, rules, wage }: { tables: Tables; table: TableKey; rules: RuleSetName; wage: number | null }) {
  const t = useT(SETTING);
  const { locale } = useLocale();
  const say = useSay();
  const [page, setPage] = useState(1);
  // A phone has room for the shares of one part.
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const parts: readonly string[] = BAND_PARTS[rules];
  const [chosen, setChosen] = useState(parts[0] ?? '');
  const shownParts = phone ? parts.filter((part) => part === chosen) : parts;
  if (table === 'mtd_items') return <WorksheetLimits tables={tables} />;
  const { version, source } = tables[table];
  const end = (max: number | null) => (max === null ? t('above') : <Money value={max} />);
  const money = (value: number) => <Money value={value} />;
  const shares = [t('employee'), t('employer')];
  const heads = {
    epf: [t('wageAbove'), t('wageTo'), ...shownParts.flatMap((part) => shares.map((share) => (phone ? share : `${t('part', { part })}: ${share}`)))],
    socso: [t('category'), t('wageAbove'), t('wageTo'), ...shares, 'SKBBK'],
    eis: [t('wageAbove'), t('wageTo'), ...shares],
    tax: [t('incomeFrom'), t('wageTo'), 'M', 'R (%)', 'B 1 & 3', 'B 2'],
  }[table];
  const bands: Band[] = {
    epf: () =>
      tables.epf.bands.map(({ min, max }) => ({
        min,
        max,
        cells: () => [
          money(min),
          money(max),
          ...epfShares(`${version}-15`, max, rules)
            .filter((_, at) => shownParts.includes(parts[Math.floor(at / shares.length)] ?? ''))
            .map(money),
        ],
      })),
    socso: () =>
      tables.socso.bands.map((band) => ({
        min: band.min_salary,
        max: band.max_salary,
        cells: () => [
          say(SOCSO_WORDS[band.type]),
          money(band.min_salary),
          end(band.max_salary),
          money(band.employee_amount),
          money(band.employer_amount),
          money(band.skbbk_amount),
        ],
      })),
    eis: () =>
      tables.eis.bands.map(({ min, max, ...band }) => ({
        min,
        max,
        cells: () => [money(min), end(max), money(band.employee_amount), money(band.employer_amount)],
      })),
    tax: () =>
      tables.tax.bands.map((band) => ({
        min: band.p_min,
        max: band.p_max,
        cells: () => [money(band.p_min), end(band.p_max), money(band.m), band.r, money(band.b_1), money(band.b_2)],
      })),
  }[table]();
  const found = wage === null ? bands : bands.filter(applies(wage));
  const last = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const at = Math.min(page, last);
  return (
    <>
      {table === 'epf' && phone && (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('epfParts')}
          value={chosen}
          onChange={setChosen}
          data={parts.map((part) => ({ value: part, label: t('part', { part }) }))}
        />
      )}
      <Bands
        caption={t('source', { version: sayMonths(version, locale), source: say(source) })}
        heads={heads}
        rows={found.slice((at - 1) * ROWS_PER_PAGE, at * ROWS_PER_PAGE).map(({ cells }) => cells())}
      />
      {found.length === 0 && <p className={classes['source']}>{t('noBand')}</p>}
      <div className={classes['pages']}>
        <Pager page={at} last={last} onPage={setPage} />
      </div>
    </>
  );
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
  return (
    <Bands caption={t('source', { version: sayMonths(version, locale), source: t('worksheet') })} heads={['', t('item'), t('limit')]} rows={rows} words={2} />
  );
}

/** @param words how many columns are read from the left. */
function Bands({ caption, heads, rows, words = 0 }: { caption: string; heads: readonly string[]; rows: readonly ReactNode[][]; words?: number }) {
  return (
    <>
      <p className={classes['source']}>{caption}</p>
      <section className={classes['box']} {...scrollRegion(caption)}>
        <table className={`${classes['table']} numbers`}>
          <TableHead heads={heads.map((head, at) => (at < words ? head : { figure: head }))} />
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={at} data-right={at >= words || undefined}>
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

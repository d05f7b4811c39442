/** What another date or rule set changes for each employee, in ringgit a month (R32). */
import { useState } from 'react';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { addYears, calendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { LightDate } from '#platform/web/ui/light/light-date.tsx';
import { LightSelect } from '#platform/web/ui/light/light-select.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { RuleSetName } from '#modules/statutory/contract/rule-set.params.ts';
import { tablesOf } from '#modules/payroll/contract/rules/say-rule-version.ts';
import { showSetting } from '#modules/payroll/contract/setting/payroll-setting.endpoints.ts';
import { LAW_FIGURES, ruleDifference, type LawRow } from '../contract/review.endpoints.ts';
import { RULE_SET_WORDS } from '#modules/payroll/contract/setting/rule-set.messages.ts';
import { Difference } from './comparison-table.tsx';
import { LAW } from './review-view.messages.ts';
import classes from './review.module.css';

const HIDDEN = new Set<string>(['epf_employer', 'socso_employer', 'eis_employer', 'hrdf']);
/** What a change of the law means to everybody, be it nothing. */
const ALWAYS = new Set<string>(['net', 'cost']);
const SORTED = new Set<string>(['tax', 'net', 'cost']);
const CARD: Readonly<Record<string, number>> = { net: 1, tax: 2, cost: 3 };

const COLUMNS: Column<LawRow>[] = [
  { key: 'name', label: LAW.employee, kind: 'person', sort: true, fixed: true, card: 'title', second: ({ employee_code }) => employee_code },
  { key: 'basic', label: LAW.basic, kind: 'money', priority: 4 },
  ...LAW_FIGURES.map((key): Column<LawRow> => ({
    key,
    label: LAW[key],
    kind: 'money',
    sort: SORTED.has(key),
    hidden: HIDDEN.has(key),
    ...(CARD[key] !== undefined && { card: CARD[key] }),
    value: ({ difference }) => difference[key],
    cell: (row) => (
      <span title={`${formatPrice(row.from[key])} → ${formatPrice(row.to[key])}`}>
        <Difference value={row.difference[key]} />
      </span>
    ),
  })),
];
const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'organisation', key: 'organisation' },
  { kind: 'switch', key: 'affected', label: LAW.affected },
];
const RULES = ['law', 'specification'] as const;

const signed = (amount: number) => `${amount < 0 ? '−' : amount > 0 ? '+' : ''}RM\u00A0${formatPrice(Math.abs(amount))}`;

export function LawDifference() {
  const { data, error, refetch } = useEndpoint(showSetting, {}, { minDelay: false, quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="rows" count={8}>
      {data && <Differences own={data.data.rule_set} />}
    </Loaded>
  );
}

function Differences({ own }: { own: RuleSetName }) {
  const t = useT(LAW);
  const s = useT(RULE_SET_WORDS);
  const today = useToday();
  const [from, setFrom] = useState<string>(addYears(calendarDate(today), -1));
  const [to, setTo] = useState<string>(today);
  const [fromRules, setFromRules] = useState<RuleSetName>(own);
  const [toRules, setToRules] = useState<RuleSetName>(own);
  const asked = { from_date: from, to_date: to, from_rules: fromRules, to_rules: toRules };
  const options = RULES.map((value) => ({ value, label: s(value) }));
  const asRules = (value: string | null): RuleSetName => (value === 'specification' ? 'specification' : 'law');
  return (
    <div className={`${classes['stack']} stack`}>
      <p className="quiet small flush">{t('note')}</p>
      <div className={classes['fields']}>
        <LightDate label={t('from')} w="100%" value={from} max={to} onChange={(next) => next && setFrom(next)} />
        <LightSelect label={t('fromRules')} w="100%" value={fromRules} data={options} onChange={(value) => setFromRules(asRules(value))} />
        <LightDate label={t('to')} w="100%" value={to} min={from} onChange={(next) => next && setTo(next)} />
        <LightSelect label={t('toRules')} w="100%" value={toRules} data={options} onChange={(value) => setToRules(asRules(value))} />
      </div>
      {from === to && fromRules === toRules ? (
        <p className="quiet small flush">{t('emptyHint')}</p>
      ) : (
        <ListPage
          plain
          inUrl={false}
          title={LAW.part}
          endpoint={ruleDifference}
          input={asked}
          columns={COLUMNS}
          filters={FILTERS}
          defaults={{ sort: 'asc', sortBy: 'name', perPage: 30 }}
          rowKey={(row) => row.employee_id}
          rowName={(row) => row.name}
          above={<Summary {...asked} />}
          totals={({ totals }) => Object.fromEntries(LAW_FIGURES.map((key) => [key, <Difference key={key} value={totals.difference[key]} />]))}
          empty={{ drawing: 'done', title: LAW.empty, hint: LAW.emptyHint }}
        />
      )}
    </div>
  );
}

/** Over everybody, whatever page the list shows. */
function Summary(asked: Pick<InputOf<typeof ruleDifference>, 'from_date' | 'to_date' | 'from_rules' | 'to_rules'>) {
  const t = useT(LAW);
  const { locale } = useLocale();
  const { data } = useEndpoint(ruleDifference, { ...asked, per_page: 1 }, { minDelay: false, quiet: true });
  if (!data) return null;
  const { totals, from, to, left_out } = data;
  const named = left_out.slice(0, 5).map(({ name, message }) => `${name}: ${message}`);
  const [before, after] = [tablesOf(from.version, locale), tablesOf(to.version, locale)];
  const moved = [...new Set([...before.keys(), ...after.keys()])].flatMap((scheme) => {
    const [old, now] = [before.get(scheme), after.get(scheme)];
    if (old === now) return [];
    return old === undefined ? t('newTable', { scheme, since: now }) : [`${scheme} (${old} → ${now ?? '–'})`];
  });
  const differing = LAW_FIGURES.filter((key) => totals.difference[key] !== 0 || ALWAYS.has(key));
  return (
    <div aria-live="polite">
      <Tiles
        className={classes['totals']}
        tiles={[
          { name: t('affectedTile'), value: t('ofAll', { n: totals.affected, all: totals.employees }) },
          ...differing.map((key) => ({ name: t(key), value: signed(totals.difference[key]) })),
        ]}
      />
      <p className="quiet small flush">
        {moved.length > 0 ? t('tables', { tables: moved.join(', ') }) : t('sameTables')}{' '}
        {left_out.length > 0 && t('leftOut', { n: left_out.length, why: named.join(' ') })}
      </p>
    </div>
  );
}

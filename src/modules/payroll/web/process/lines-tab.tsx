/** Earnings and deductions: lines from the catalogue or of their own, and the lines that payroll writes itself. */
import { ActionIcon, Button, Select } from '@mantine/core';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import type { Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { earningTitles } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';
import { DEDUCTION_WORDS, TOTAL_TYPE_WORDS } from '../../contract/explanation/line-type.messages.ts';
import type { DeductionLine, EarningChange, EarningLine } from '../../contract/payroll-line.schema.ts';
import { systemKey } from '../../contract/system-line.ts';
import { DEDUCTION_TYPES, EARNING_TYPES, TOTAL_TYPES } from '../../contract/item/payroll-item.schema.ts';
import { items as catalogue } from '../../contract/item/payroll-item.register.ts';
import { orderOf } from '../../contract/process/cp38-lines.ts';
import { isBenefit } from '../../contract/calculation/share-contributions.ts';
import { optionsOf, SCHEME_KEYS, SCHEME_WORDS } from '../payroll-words.ts';
import { CorrectionField } from './correction-field.tsx';
import { Amount, Choice, Tick, useEditor, Words } from './editor.tsx';
import { ExemptFields } from './exempt-fields.tsx';
import { deductionOfItem, deductionType, earningOfItem, earningType } from './draft/new-line.ts';
import { PaidRecord } from './paid/paid-record.tsx';
import { changeForm } from './draft/process-draft.ts';
import { PROCESS, SOURCE } from './process.messages.ts';
import classes from './fields.module.css';

type Side = 'earnings' | 'deductions';
type Line = EarningLine | DeductionLine;

const EARNING_WORDS: Readonly<Record<string, Text>> = earningTitles;

function useSide(side: Side) {
  const { draft, edit } = useEditor();
  const lines: readonly Line[] = draft.form[side];
  const put = (next: readonly Line[]) => edit((before) => changeForm(before, { [side]: next }));
  return {
    lines,
    add: (line: Line) => put([...lines.filter(({ system }) => system === null), line, ...lines.filter(({ system }) => system !== null)]),
    change: (at: number, change: Partial<EarningLine> & Partial<DeductionLine>) =>
      put(lines.map((line, index) => (index === at ? ({ ...line, ...change } as Line) : line))),
    remove: (at: number) => put(lines.filter((_, index) => index !== at)),
  };
}

export function LinesTab({ side }: { side: Side }) {
  const t = useT(PROCESS);
  const { readOnly } = useEditor();
  const { lines, add, change, remove } = useSide(side);
  return (
    <div className={`${classes['fields']} stack`}>
      {lines.length === 0 && <p className="quiet small flush">{t(side === 'earnings' ? 'noEarnings' : 'noDeductions')}</p>}
      <ul className={`${classes['lines']} list`}>
        {lines.map((line, at) =>
          line.system ? (
            <SystemRow key={systemKey(line)} side={side} at={at} line={line} change={(next) => change(at, next)} />
          ) : (
            <OwnRow key={`own-${at}`} side={side} at={at} line={line} change={(next) => change(at, next)} remove={() => remove(at)} />
          ),
        )}
      </ul>
      {!readOnly && <AddLine side={side} add={add} />}
    </div>
  );
}

function AddLine({ side, add }: { side: Side; add: (line: Line) => void }) {
  const t = useT(PROCESS);
  const { locale } = useLocale();
  const kind = side === 'earnings' ? 'Earning' : 'Deduction';
  const { data } = useEndpoint(
    catalogue.list,
    { kind, status: 'Active', per_page: 100, sort: 'asc', sort_by: 'name' },
    { minDelay: false, staleTime: 60_000, quiet: true },
  );
  // Items that payroll itself writes come from hours and days.
  const items = (data?.data ?? []).filter(({ is_system }) => !is_system);
  return (
    <div className={`${classes['adder']} wrap`}>
      <Select
        size="sm"
        aria-label={t('pickItem')}
        placeholder={t('pickItem')}
        searchable
        value={null}
        data={items.map(({ id, name, name_ms }) => ({ value: String(id), label: locale === 'ms' && name_ms ? name_ms : name }))}
        onChange={(value) => {
          const item = items.find(({ id }) => String(id) === value);
          if (item) add(kind === 'Earning' ? earningOfItem(item) : deductionOfItem(item));
        }}
      />
      <Button
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => add(kind === 'Earning' ? earningType('Other') : deductionType('Other'))}
      >
        {t('ownLine')}
      </Button>
    </div>
  );
}

interface RowProps {
  readonly side: Side;
  readonly at: number;
  readonly line: Line;
  readonly change: (change: Partial<EarningLine> & Partial<DeductionLine>) => void;
}

function OwnRow({ side, at, line, change, remove }: RowProps & { readonly remove: () => void }) {
  const t = useT(PROCESS);
  const wording = useT(SOURCE);
  const say = useSay();
  const periodText = usePeriodText();
  const { readOnly } = useEditor();
  const path = `${side}.${at}`;
  const earning = side === 'earnings' ? (line as EarningLine) : null;
  const types = earning ? optionsOf(EARNING_WORDS, EARNING_TYPES) : optionsOf(DEDUCTION_WORDS, DEDUCTION_TYPES);
  const choose = (type: string) => {
    if (!earning) return change({ type, contribution_total_type: deductionType(type).contribution_total_type });
    const { epf, socso, eis, hrdf, tax, mtd_key, exemption } = earningType(type);
    change({ type, epf, socso, eis, hrdf, tax, mtd_key, ...(line.payroll_item_id === null && { exemption }) });
  };
  return (
    <li className={classes['line']}>
      <div className={classes['lineFields']}>
        <Words label={t('name')} path={`${path}.name`} required value={line.name} onChange={(name) => change({ name, name_ms: null })} />
        <Choice
          label={t('type')}
          path={`${path}.type`}
          required
          searchable
          value={line.type}
          data={types.map(({ value, label }) => ({ value, label: say(label) }))}
          onChange={choose}
        />
        <Amount
          label={t('amount')}
          path={`${path}.amount`}
          money
          required
          value={line.amount}
          onChange={(amount) => change({ amount: amount ?? 0, ...(earning?.agreed && { agreed: null }) })}
        />
        {!readOnly && (
          <ActionIcon variant="subtle" color="red" className={classes['remove']} aria-label={t('remove', { name: line.name || t('name') })} onClick={remove}>
            <Icon name="delete" />
          </ActionIcon>
        )}
      </div>
      {earning ? (
        <>
          <PaidRecord line={earning} />
          {earning.agreed && (
            <small className="note">
              {t('agreedFor', {
                monthly: formatPrice(earning.agreed.monthly),
                period: periodText({ start_date: earning.agreed.from, end_date: earning.agreed.to }),
              })}
            </small>
          )}
          <EarningFlags line={earning} change={change} />
          <ExemptFields line={earning} path={path} change={change} />
        </>
      ) : (
        <Choice
          label={t('totalType')}
          required
          value={(line as DeductionLine).contribution_total_type}
          data={TOTAL_TYPES.map((value) => ({ value, label: say(TOTAL_TYPE_WORDS[value]) }))}
          onChange={(value) => change({ contribution_total_type: value })}
        />
      )}
      {!earning && orderOf(line as DeductionLine) !== undefined && <small className="note">{wording('ordered')}</small>}
      <CorrectionField path={`${path}.corrects`} value={line.corrects ?? null} onChange={(corrects) => change({ corrects })} />
    </li>
  );
}

function EarningFlags({ line, change }: { line: EarningLine; change: (change: EarningChange) => void }) {
  const t = useT(PROCESS);
  const say = useSay();
  return (
    <fieldset className={classes['flags']}>
      <legend className="sr-only">{t('countsFor')}</legend>
      {SCHEME_KEYS.map((scheme) => (
        <Tick
          key={scheme}
          label={say(SCHEME_WORDS[scheme])}
          checked={line[scheme]}
          onChange={(on) =>
            change(
              scheme === 'tax' ? { tax: on, mtd_key: on ? (line.mtd_key ?? earningType(line.type).mtd_key ?? 'remuneration_month') : null } : { [scheme]: on },
            )
          }
        />
      ))}
      {isBenefit(line) && <small className="note">{t('benefitNote')}</small>}
    </fieldset>
  );
}

/** A line from hours and days: its amount may be changed for a reason, nothing else. */
function SystemRow({ side, at, line, change }: RowProps) {
  const t = useT(PROCESS);
  const { locale } = useLocale();
  const { readOnly } = useEditor();
  const changed = line.reason !== null;
  return (
    <li className={classes['line']} data-system>
      <div className={classes['systemHead']}>
        <span>
          {locale === 'ms' ? (line.name_ms ?? line.name) : line.name}
          <small className="note">{t('systemNote')}</small>
        </span>
        <div className={classes['systemAmount']}>
          <Amount
            label={t('amount')}
            bare
            path={`${side}.${at}.amount`}
            money
            disabled={!changed}
            value={line.amount}
            onChange={(amount) => change({ amount: amount ?? 0 })}
          />
        </div>
        {!readOnly && (
          <Button variant="subtle" size="compact-sm" onClick={() => change({ reason: changed ? null : '' })}>
            {t(changed ? 'undoAmount' : 'changeAmount')}
          </Button>
        )}
      </div>
      {changed && <Words label={t('reason')} path={`${side}.${at}.reason`} required value={line.reason ?? ''} onChange={(reason) => change({ reason })} />}
    </li>
  );
}

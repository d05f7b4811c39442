import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import type { WorksheetItem, WorksheetSection } from '#modules/statutory/contract/mtd/worksheet.schema.ts';
import { payrollWorksheet } from '../../contract/calculation/payroll-worksheet.ts';
import { Amount, Tick, useEditor } from './editor.tsx';
import { changeTax, typeItem } from './draft/process-draft.ts';
import { Folded } from './folded.tsx';
import { PROCESS, SOURCE } from './process.messages.ts';
import fields from './fields.module.css';
import classes from './worksheet-tab.module.css';

/** EPF on additional pay follows from the payroll; the formula takes no typed amount for it. */
const isTyped = (section: WorksheetSection['id'], { key, editable }: WorksheetItem) => editable && !(section === 'B' && key === 'epf');
const isClaimed = (section: WorksheetSection['id'], item: WorksheetItem) => section !== 'A' && isTyped(section, item);

/** Sections A to D of the monthly tax deduction, worked out as amounts are typed. */
export function WorksheetTab() {
  const { draft, figures } = useEditor();
  const sections = figures ? payrollWorksheet(figures).sections : draft.form.worksheet.sections;
  return (
    <div className={`${fields['fields']} ${classes['sheets']} stack`}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({ section }: { section: WorksheetSection }) {
  const t = useT(PROCESS);
  const { locale } = useLocale();
  const { draft } = useEditor();
  // As they stood when the sheet was opened: a field does not move from under the hand that types.
  const [empty] = useState(() =>
    section.items.filter(({ key, amount }) => amount === 0 && draft.form.tax_payload.items[key] === undefined).map(({ key }) => key),
  );
  const isFolded = (item: WorksheetItem) => empty.includes(item.key) && (isTyped(section.id, item) || item.amount === 0);
  const filled = section.items.filter((item) => !isFolded(item));
  const folded = section.items.filter(isFolded);
  const table = (items: readonly WorksheetItem[]) => (
    <table className={`${classes['sheetTable']} numbers`}>
      <TableHead heads={[t('item'), t('entered'), t('counted')]} unseen />
      <tbody>
        {items.map((item) => (
          <Row key={item.id} section={section.id} item={item} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section className={classes['sheet']} aria-label={`${section.id}. ${locale === 'ms' ? section.title_malay : section.title}`}>
      <h3>
        {section.id}. {locale === 'ms' ? section.title_malay : section.title}
      </h3>
      {filled.length > 0 && table(filled)}
      {folded.length > 0 && (
        <Folded summary={t('zeroLines', { n: folded.length })} paths={folded.map(({ key }) => `tax_payload.items.${key}`)}>
          {table(folded)}
        </Folded>
      )}
    </section>
  );
}

function Row({ section, item }: { section: WorksheetSection['id']; item: WorksheetItem }) {
  const t = useT(PROCESS);
  const { locale } = useLocale();
  const { draft, edit, readOnly } = useEditor();
  const { items, selected, declared } = draft.form.tax_payload;
  const title = locale === 'ms' ? item.title_malay : item.title;
  const typed = items[item.key];
  const accepted = section === 'C' || section === 'D' ? (declared?.[item.key] ?? 0) : 0;
  // Zakat that was paid otherwise is not among the amounts: payroll does not deduct it.
  const filled = accepted > 0 && item.key !== 'zakat' ? accepted : null;
  const canType = isTyped(section, item);
  const note = locale === 'ms' ? item.note_malay : item.note;
  return (
    <tr data-total={!item.editable || undefined}>
      <th scope="row">
        <span className={classes['sheetTitle']}>
          <span className={classes['sheetId']}>{item.id}</span>
          <span>
            {title}
            {note && (
              <small data-reduced={item.reduced || undefined} className={`${classes['sheetNote']} note`}>
                {note}
              </small>
            )}
            {accepted > 0 && <Source amount={accepted} />}
          </span>
        </span>
      </th>
      <td className={classes['sheetInput']}>
        {canType && (
          <span>
            {isClaimed(section, item) && (item.amount > 0 || typed !== undefined || selected[item.key] === false) && (
              <Tick
                bare
                label={t('claim', { item: title })}
                checked={selected[item.key] !== false}
                onChange={(on) => edit((before) => changeTax(before, { selected: { ...before.form.tax_payload.selected, [item.key]: on } }))}
              />
            )}
            <Amount
              label={`${item.id} ${title}`}
              bare
              path={`tax_payload.items.${item.key}`}
              money
              value={typed ?? (item.amount === 0 ? null : item.amount)}
              placeholder={formatPrice(0)}
              onChange={(amount) => edit((before) => typeItem(before, item.key, amount))}
            />
            {typed !== undefined && typed !== filled && !readOnly && (
              <ActionIcon
                variant="subtle"
                size="sm"
                aria-label={t('recompute', { item: title })}
                onClick={() => edit((before) => typeItem(before, item.key, filled))}
              >
                <Icon name="undo" size={14} />
              </ActionIcon>
            )}
          </span>
        )}
      </td>
      <td className={classes['sheetFigure']}>{(!canType || item.amount !== 0) && <Money value={item.amount} />}</td>
    </tr>
  );
}

/** Where an amount comes from: declarations that were accepted. */
function Source({ amount }: { amount: number }) {
  const t = useT(SOURCE);
  const price = formatPrice(amount);
  return (
    <span>
      <span className={classes['sheetSource']} title={t('declaredTitle', { amount: price })}>
        {t('declared', { amount: price })}
      </span>
    </span>
  );
}

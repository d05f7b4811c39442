/** The boxes of a form by section; each opens the payroll lines that it is made of. */
import { useId, useState, type ReactNode } from 'react';
import { formatDate, sayMonths } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLabel, useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { EA_BOXES, EA_SECTION_TITLES, EA_SECTIONS, type EaBox } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { EaForm, EaTraceLine } from '../contract/ea-form.schema.ts';
import classes from './ea-boxes.module.css';
import { EA_VIEW } from './ea-page.messages.ts';

type Box = (typeof EA_BOXES)[number];

/** @param filled those with an amount or a line, or those with neither */
const boxesOf = ({ totals, trace, manual }: EaForm, section: Box['section'], filled: boolean): Box[] =>
  EA_BOXES.filter(
    ({ key, section: of }) =>
      of === section && filled === ((totals[key] ?? 0) !== 0 || trace.some(({ box }) => box === key) || manual.some(({ box }) => box === key)),
  );

/** The lines of zero, folded away. */
function Zero({ boxes, row }: { boxes: readonly Box[]; row: (box: Box) => ReactNode }) {
  const t = useT(EA_VIEW);
  if (boxes.length === 0) return null;
  return (
    <details className={classes['zero']}>
      <summary>{t('zero', { n: boxes.length })}</summary>
      {boxes.map(row)}
    </details>
  );
}

export function EaBoxes({ form }: { form: EaForm }) {
  const t = useT(EA_VIEW);
  const say = useSay();
  const row = (box: Box) => <BoxRow key={box.key} box={box.key} no={box.no || box.section} title={say(box.title)} form={form} />;
  return (
    <>
      {EA_SECTIONS.map((section) => (
        <DetailSection key={section} title={`${section}  ${say(EA_SECTION_TITLES[section])}`}>
          <div className={classes['boxes']}>
            {boxesOf(form, section, true).map(row)}
            <Zero boxes={boxesOf(form, section, false)} row={row} />
            {section === 'C' && (
              <p className={classes['total']}>
                <span>{t('total')}</span> <Money value={form.total_bc} />
              </p>
            )}
          </div>
        </DetailSection>
      ))}
    </>
  );
}

function BoxRow({ box, no, title, form }: { box: EaBox; no: string; title: string; form: EaForm }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = form.trace.filter((line) => line.box === box);
  const manual = form.manual.filter((line) => line.box === box);
  const isEmpty = lines.length === 0 && manual.length === 0;
  return (
    <div className={classes['box']}>
      <button
        type="button"
        className={`plain-button ${classes['boxHead']}`}
        aria-expanded={open}
        aria-controls={id}
        disabled={isEmpty}
        onClick={() => setOpen(!open)}
      >
        <span className="quiet">{no}</span>
        <span>{title}</span>
        <strong className="tabular">{formatPrice(form.totals[box] ?? 0).replace('-', '−')}</strong>
        {isEmpty ? <span /> : <Icon name="chevron-right" size={15} />}
      </button>
      <div id={id} hidden={!open}>
        {open && <Trace form={form} lines={lines} manual={manual} />}
      </div>
    </div>
  );
}

function Trace({ form, lines, manual }: { form: EaForm; lines: readonly EaTraceLine[]; manual: EaForm['manual'] }) {
  const t = useT(EA_VIEW);
  const { locale } = useLocale();
  const say = useSay();
  const labelOf = useLabel();
  const payrolls = new Map(form.payrolls.map((payroll) => [payroll.id, payroll]));
  return (
    <div className={classes['trace']}>
      {lines.map((line, index) => (
        <div key={index}>
          <h4>
            <span>{say(line.name)}</span> <Money value={line.amount} />
          </h4>
          {line.rule && (
            <p className={`quiet small ${classes['hint']}`}>
              {t('limit', { limit: formatPrice(line.rule.limit), from: sayMonths(line.rule.from, locale), source: labelOf(line.rule.source) })}
            </p>
          )}
          <ul className="bare tiny">
            {line.items.map(({ payroll_id, amount }, at) => {
              const payroll = payroll_id === null ? undefined : payrolls.get(payroll_id);
              return (
                <li key={at}>
                  <span>{payroll ? payroll.number : line.source === 'opening' ? t('opening') : ''}</span>
                  <span>{payroll && formatDate(payroll.pay_date)}</span>
                  <Money value={amount} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {manual.map(({ label, amount, for_year, note }, index) => (
        <div key={`manual-${index}`}>
          <h4>
            <span>{label}</span> <Money value={amount} />
          </h4>
          <p className={`quiet small ${classes['hint']}`}>
            {[for_year ? t('manualYear', { year: String(for_year) }) : t('manual'), note].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </div>
  );
}

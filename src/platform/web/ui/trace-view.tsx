import { sayMonths } from '#platform/contract/dates.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLabel, useLocale, useT } from '../locale/locale.tsx';
import classes from './trace-view.module.css';
import { UI_MESSAGES } from './ui.messages.ts';

/** One step of a calculation, in the shape of the statutory trace. */
export interface TraceStepView {
  readonly step: string;
  readonly title: Text;
  readonly formula: Text;
  readonly inputs: Readonly<Record<string, number | string | boolean>>;
  readonly result: number | string;
  readonly rule: string;
  readonly version: string;
  readonly source: Text;
  readonly rounding?: { readonly name: string; readonly before: number; readonly after: number } | undefined;
}

const MESSAGES = defineMessages({
  law: { en: 'Law', ms: 'Undang-undang' },
  specification: { en: 'Fixed figures', ms: 'Angka tetap' },
  inForce: { en: 'in force from {version}', ms: 'berkuat kuasa dari {version}' },
  rounding: { en: 'Rounded from {before} {how}', ms: 'Dibundarkan daripada {before} {how}' },
});

const ROUNDINGS: Readonly<Record<string, Text>> = {
  ceilToRinggit: { en: 'up to the whole ringgit', ms: 'naik kepada ringgit penuh' },
  truncateToSen: { en: 'by dropping fractions of a sen', ms: 'dengan membuang pecahan sen' },
  truncateToRinggit: { en: 'by dropping the sen', ms: 'dengan membuang sen' },
  ceilToFiveSen: { en: 'up to 5 sen', ms: 'naik kepada 5 sen' },
  ceilToSen: { en: 'up to the whole sen', ms: 'naik kepada sen penuh' },
  roundToSen: { en: 'to the nearest sen', ms: 'kepada sen terdekat' },
  roundToFiveSen: { en: 'to the nearest 5 sen', ms: 'kepada 5 sen terdekat' },
  roundToRinggit: { en: 'to the nearest ringgit', ms: 'kepada ringgit terdekat' },
};

/** How an input is called, and the words for what it may be. */
export interface TraceName {
  readonly title: Text;
  /** A letter of the law: it stays, and is named where it comes first. */
  readonly letter?: boolean;
  /** What a number counts or measures; without it, a number is money and shows its sen. */
  readonly unit?: 'number';
  readonly values?: Readonly<Record<string, Text>>;
}

export interface TraceViewProps {
  readonly steps: readonly TraceStepView[];
  /** By input. */
  readonly names?: Readonly<Record<string, TraceName>>;
  /** What the steps come to, in a sentence. */
  readonly lead?: string | null | undefined;
}

/** How an amount came about: formula, figures, rounding, rule and law, step by step. */
export function TraceView({ steps, names = {}, lead }: TraceViewProps) {
  const t = useT(MESSAGES);
  const ui = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const figure = (value: number | string | boolean, counted = false) =>
    typeof value === 'boolean'
      ? ui(value ? 'yes' : 'no')
      : typeof value === 'number'
        ? new Intl.NumberFormat('en-MY', { minimumFractionDigits: counted ? 0 : 2, maximumFractionDigits: 6 }).format(value).replace('-', '\u2212')
        : value;
  const called = (name: string, at: number) => {
    const { title, letter = false } = names[name] ?? { title: name.replaceAll('_', ' ') };
    if (!letter) return labelOf(title);
    return steps.findIndex(({ inputs }) => name in inputs) === at ? `${name}: ${labelOf(title)}` : name;
  };
  if (steps.length === 0) return <p className="quiet flush">{ui('none')}</p>;
  return (
    <>
      {lead && <p className={classes['lead']}>{lead}</p>}
      <ol className={classes['trace']}>
        {steps.map((step, at) => (
          <li key={step.step} className={classes['step']}>
            <div className={classes['head']}>
              <span>{labelOf(step.title)}</span>
              <strong className="tabular">{typeof step.result === 'number' ? formatPrice(step.result) : step.result}</strong>
            </div>
            <span className={classes['formula']}>{labelOf(step.formula)}</span>
            {Object.keys(step.inputs).length > 0 && (
              <dl className={classes['inputs']}>
                {Object.entries(step.inputs).map(([name, value]) => (
                  <div key={name}>
                    <dt>{called(name, at)}</dt>
                    <dd className="tabular">{labelOf(names[name]?.values?.[String(value)] ?? figure(value, names[name]?.unit === 'number'))}</dd>
                  </div>
                ))}
              </dl>
            )}
            {step.rounding && step.rounding.before !== step.rounding.after && (
              <p className={`${classes['note']} quiet`}>
                {t('rounding', { before: figure(step.rounding.before), how: labelOf(ROUNDINGS[step.rounding.name] ?? step.rounding.name) })}
              </p>
            )}
            <p className={`${classes['note']} quiet`}>
              {step.rule !== 'company' &&
                `${t(step.rule === 'specification' ? 'specification' : 'law')}, ${t('inForce', { version: sayMonths(step.version, locale) })} · `}
              {labelOf(step.source)}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The shape of every calculator: the form on the left, result and steps on the right. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { useLabel, useT, type Label } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { RULE_SET_NAMES } from '../contract/rule-set.params.ts';
import type { TraceStep } from '../contract/trace.schema.ts';
import { CALCULATOR } from './calculator.messages.ts';
import { Steps } from './steps.tsx';
import classes from './calculator.module.css';

const EXAMPLE = 5000;

export interface Figure {
  readonly label: Label;
  readonly value: number | string;
  readonly strong?: boolean;
}

export interface CalculatorFrameProps {
  readonly result: { readonly figures: readonly Figure[]; readonly trace: readonly TraceStep[] } | null;
  /** Said below the figures. */
  readonly note?: ReactNode;
  readonly refusal: string | null;
  /** Enters a wage, for whoever wants to see an answer first. */
  readonly onExample: (wage: number) => void;
  readonly children: ReactNode;
}

export function CalculatorFrame({ result, note, refusal, onExample, children }: CalculatorFrameProps) {
  const t = useT(CALCULATOR);
  const labelOf = useLabel();
  return (
    <div className={classes['frame']}>
      <form noValidate className={classes['card']} onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      <div className={classes['side']}>
        <section className={classes['result']} data-answer={result !== null || undefined} aria-labelledby="calculator-result" aria-live="polite">
          <h2 className="title" id="calculator-result">
            {t('result')}
          </h2>
          {result ? (
            <>
              <dl className={`${classes['figures']} stack flush`}>
                {result.figures.map(({ label, value, strong }) => (
                  <div className="apart" key={labelOf(label)} data-strong={strong || undefined}>
                    <dt>{labelOf(label)}</dt>
                    <dd>{typeof value === 'number' ? <Money value={value} currency /> : value}</dd>
                  </div>
                ))}
              </dl>
              {note}
            </>
          ) : (
            <>
              <p className="quiet flush">{refusal ?? t('waiting')}</p>
              {!refusal && (
                <Button variant="light" style={{ justifySelf: 'start' }} onClick={() => onExample(EXAMPLE)}>
                  {t('example', { wage: formatPrice(EXAMPLE) })}
                </Button>
              )}
            </>
          )}
        </section>
        {result && (
          <section className={classes['card']} aria-label={t('steps')}>
            <h3>{t('steps')}</h3>
            <Steps steps={result.trace} />
          </section>
        )}
      </div>
    </div>
  );
}

/** The day of the law, and the rule set where there are two. */
export function LawFields<V>({ form, rules = true }: { form: ZodForm<V>; rules?: boolean }) {
  return (
    <FormRow>
      <DateField form={form} name={'date' as never} label={CALCULATOR.date} description={CALCULATOR.dateHint} />
      {rules && (
        <SelectField
          form={form}
          name={'rules' as never}
          label={CALCULATOR.rules}
          description={CALCULATOR.rulesHint}
          clearable={false}
          options={RULE_SET_NAMES.map((value) => ({ value, label: CALCULATOR[value] }))}
        />
      )}
    </FormRow>
  );
}

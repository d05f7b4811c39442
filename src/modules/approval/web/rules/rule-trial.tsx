/** In the form of a rule: who would decide, were it saved as it stands. */
import { Button, NumberInput } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchSelectInput } from '#platform/web/forms/search-select-input.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import type { TriedRule } from '../../contract/rule-trial.schema.ts';
import type { Measure } from './rule-levels.tsx';
import classes from './rules.module.css';
import { RULES } from './rules.messages.ts';

/** More names than these are a number. */
const NAMED = 5;

export interface RuleTrialProps {
  /** What the record would measure, and with what the trial begins. Texts in the reader's language. */
  readonly measure: Pick<Measure, 'label' | 'step' | 'decimals' | 'max'> & { readonly first: number };
  /** False: the form says what is missing. */
  readonly check: () => boolean;
  readonly ask: (employee: number, measure: number) => Promise<TriedRule>;
  /** Further facts of the record. */
  readonly children?: ReactNode;
}

export function RuleTrial({ measure, check, ask, children }: RuleTrialProps) {
  const t = useT(RULES);
  const [employee, setEmployee] = useState<string | null>(null);
  const [amount, setAmount] = useState(measure.first);
  const [tried, setTried] = useState<TriedRule | null>(null);
  const [busy, setBusy] = useState(false);
  const answer = useRef<HTMLOutputElement>(null);
  // It stands at the end of a long form.
  useEffect(() => {
    if (tried) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [tried]);
  const run = async () => {
    if (!check()) return;
    setBusy(true);
    try {
      setTried(await ask(Number(employee), amount));
    } catch {
      // The global handler has told it.
      setTried(null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSection title={RULES.tryIt} note={RULES.tryHint}>
      <FormRow>
        <SearchSelectInput label={t('employee')} load={findEmployees} value={employee} onChange={setEmployee} />
        <NumberInput
          label={measure.label}
          min={measure.step}
          max={measure.max}
          step={measure.step}
          decimalScale={measure.decimals}
          value={amount}
          onChange={(value) => setAmount(Number(value) || measure.step)}
        />
      </FormRow>
      {children}
      <div>
        <Button variant="default" size="compact-sm" disabled={employee === null} loading={busy} onClick={() => void run()}>
          {t('whoDecides')}
        </Button>
      </div>
      <output ref={answer} className={classes['tried']}>
        {tried && <Tried {...tried} />}
      </output>
    </FormSection>
  );
}

function Tried({ rule, levels, holders }: TriedRule) {
  const t = useT(RULES);
  const names = holders
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  const more = holders.length - NAMED;
  return (
    <>
      <p className="flush">{rule === null ? t('byNone') : rule.tried ? t('byThis') : t('byAnother', { name: rule.name })}</p>
      <ol className={classes['chain']}>
        {levels.map(({ level, asked }) => (
          <li key={level}>
            {level}. {asked.length === 0 && <small>{t('nobodyAble')}</small>}
            {asked.map(({ name, substitute }) => (substitute === null ? name : `${name} (${t('insteadBy', { name: substitute })})`)).join(', ')}
          </li>
        ))}
      </ol>
      {levels.every(({ asked }) => asked.length === 0) && (
        <p className="flush">{holders.length === 0 ? t('noHolder') : more > 0 ? t('holdersMore', { names, n: more }) : t('holders', { names })}</p>
      )}
    </>
  );
}

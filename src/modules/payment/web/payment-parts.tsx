/** Small parts that list, wizard and drawer share. */
import { Alert } from '@mantine/core';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { BANK_FILE_LAYOUTS } from '../contract/bank-file-layouts.ts';
import type { BankFileFormat } from '../contract/bank-file-layout.ts';
import { CHECK_WITH_BANK, PROBLEM_TEXTS } from '../contract/payment.messages.ts';
import { isBlocking, type PayableProblem, type PaymentDetail } from '../contract/payment.schema.ts';
import { PAYMENT } from './payment-page.messages.ts';
import { TwoLines } from '#platform/web/ui/two-lines.tsx';
import classes from './payment.module.css';

export function Problems({ problems }: { problems: readonly PayableProblem[] }) {
  const say = useSay();
  return problems.map((problem) => (
    <span key={problem} className={`${classes['problem']} inline tiny`} data-mild={!isBlocking(problem) || undefined}>
      <Icon name={isBlocking(problem) ? 'alert' : 'info'} size={14} /> {say(PROBLEM_TEXTS[problem])}
    </span>
  ));
}

/** A payee with what is wrong, if anything. */
export function Payee({ name, under, problems }: { name: string; under: string; problems: readonly PayableProblem[] }) {
  return (
    <TwoLines first={name} second={under}>
      <Problems problems={problems} />
    </TwoLines>
  );
}

export function Account({ bank, number }: { bank: string | null; number: string | null }) {
  return (
    <span className={classes['account']}>
      <span>{bank ?? '–'}</span>
      {number && <small className="tabular">{number}</small>}
    </span>
  );
}

/** Whoever chooses a layout without an official document reads this. */
export function FormatNote({ format }: { format: BankFileFormat }) {
  const say = useSay();
  return BANK_FILE_LAYOUTS[format].official ? null : (
    <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
      <strong>{say(BANK_FILE_LAYOUTS[format].name)}.</strong> {say(CHECK_WITH_BANK)}
    </Alert>
  );
}

/** What keeps a batch from going on, each payee by name. */
export function Blockers({ batch }: { batch: Pick<PaymentDetail, 'blockers' | 'blocker_count'> }) {
  const t = useT(PAYMENT);
  if (batch.blocker_count === 0) return null;
  const rest = batch.blocker_count - batch.blockers.length;
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" size={18} />}>
      <strong>{t('blockedTitle', { n: batch.blocker_count })}.</strong> {t('blockedHint')}
      <ul className={classes['blockers']}>
        {batch.blockers.map(({ payee, text }, index) => (
          <li key={index}>
            {payee && <strong>{payee}: </strong>}
            {text}
          </li>
        ))}
        {rest > 0 && <li>{t('moreBlocked', { n: rest })}</li>}
      </ul>
    </Alert>
  );
}

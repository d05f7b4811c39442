import { formatDate } from '#platform/contract/dates.ts';
import { birthDateOf, genderHintOf } from '#platform/contract/identity-number.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { PERSON } from '../person.messages.ts';
import classes from './form.module.css';

interface IdentityHintsProps {
  readonly identityNumber: string;
  readonly born: string;
  readonly gender: string;
  readonly onBorn: (date: string) => void;
}

/** Where birth date or gender contradict the identity number: said, never overwritten. */
export function IdentityHints({ identityNumber, born, gender, onBorn }: IdentityHintsProps) {
  const t = useT(PERSON);
  const date = birthDateOf(identityNumber);
  const hint = genderHintOf(identityNumber);
  return (
    <>
      {date && born && born !== date && (
        <p className={classes['note']}>
          {t('bornDiffers', { date: formatDate(date) })}
          <button type="button" onClick={() => onBorn(date)}>
            {t('useIt')}
          </button>
        </p>
      )}
      {date && hint && gender && gender !== hint && (
        <p className={classes['note']}>{t('genderDiffers', { digit: hint === 'Male' ? 'odd' : 'even', gender: hint })}</p>
      )}
    </>
  );
}

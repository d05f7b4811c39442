import { Button } from '@mantine/core';
import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import classes from '../phone.module.css';
import { useCall } from './use-call.ts';
import { WRITING } from './writing.messages.ts';

interface WelfareCardProps {
  readonly due: number;
  readonly zone: string;
  readonly onAnswer: (answer: 'OK' | 'Help') => void;
}

/** The question whether all is well, at the thumb; the phone calls until it is answered. Each check is a card of its own. */
export function WelfareCard({ due, zone, onAnswer }: WelfareCardProps) {
  const t = useT(WRITING);
  const { locale } = useLocale();
  useCall();
  return (
    <section className={classes['welfare']} role="alert">
      <p>{t('welfare', { time: formatClock(new Date(due), zone, locale) })}</p>
      <div className={classes['pair']}>
        <Button size="lg" variant="default" onClick={() => onAnswer('Help')}>
          {t('needHelp')}
        </Button>
        <Button size="lg" onClick={() => onAnswer('OK')}>
          {t('allWell')}
        </Button>
      </div>
    </section>
  );
}

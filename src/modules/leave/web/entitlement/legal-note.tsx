import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import type { LegalStep, Shortfall } from '../../contract/entitlement/legal-minimum.ts';
import { dayCount } from '../leave-words.ts';
import classes from './entitlement.module.css';
import { useServiceWords } from './service-words.ts';
import { TYPES } from './type.messages.ts';

interface LegalNoteProps {
  readonly law: readonly LegalStep[];
  readonly short: readonly Shortfall[];
  /** Puts the days of the Act into the rows. */
  readonly onUse: () => void;
}

/** The days that the Employment Act names, and a warning where a type gives less: a company may be exempt, so it is no refusal. */
export function LegalNote({ law, short, onUse }: LegalNoteProps) {
  const t = useT(TYPES);
  const { length, range } = useServiceWords();
  const { lists } = useOrganisation();
  const levels = new Map(lists.position_levels.map(({ id, name }) => [id, name]));
  const wordsOf = ({ from, given, days, position_level_id }: Shortfall) => {
    const numbers = { given: dayCount(given), days: dayCount(days) };
    const words = from === 0 ? t('shortFirst', numbers) : t('shortStep', { ...numbers, service: length(from) });
    return position_level_id === null ? words : `${levels.get(position_level_id) ?? ''}: ${words}`;
  };
  if (law.length === 0) return null;
  return (
    <>
      <div className={classes['law']}>
        <Icon name="info" size={16} />
        <span>
          <b>{t('lawIs')}:</b>{' '}
          {law.map(({ from, to, days }) => (
            <span key={from}>{t('lawStep', { service: range(from, to), days })}</span>
          ))}
        </span>
      </div>
      <output className={classes['short']}>
        {short.length > 0 && (
          <div className={classes['warning']}>
            <b>
              <Icon name="alert" size={18} /> {t('short')}
            </b>
            <ul>
              {short.map((each) => (
                <li key={`${each.position_level_id} ${each.from}`}>{wordsOf(each)}</li>
              ))}
            </ul>
            <Button variant="default" size="compact-sm" onClick={onUse}>
              {t('useLaw')}
            </Button>
          </div>
        )}
      </output>
    </>
  );
}

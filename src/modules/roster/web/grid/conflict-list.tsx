import { Button } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { RosterConflict } from '../../contract/roster.schema.ts';
import { ROSTER } from './roster.messages.ts';
import classes from './conflict-list.module.css';

/** As many as a form has room for. */
const SHOWN = 20;

/** What stands in the way, row by row. @param onSkip writes the rest without them */
export function ConflictList({ conflicts, onSkip }: { conflicts: readonly RosterConflict[]; onSkip?: (() => void) | undefined }) {
  const t = useT(ROSTER);
  if (conflicts.length === 0) return null;
  return (
    <section role="alert" className={`${classes['conflicts']} card`}>
      <p className="strong flush">
        <Icon name="alert" size={16} /> {t('conflicts', { n: conflicts.length })}
      </p>
      <ul className="cautions">
        {conflicts.slice(0, SHOWN).map(({ employee, date, message }) => (
          <li key={`${employee.id} ${date}`}>
            {employee.name}, {formatDate(date)}: {message}
          </li>
        ))}
      </ul>
      {conflicts.length > SHOWN && <p className="note">{t('moreConflicts', { n: conflicts.length - SHOWN })}</p>}
      {onSkip && (
        <Button variant="default" size="xs" onClick={onSkip}>
          {t('skip')}
        </Button>
      )}
    </section>
  );
}
